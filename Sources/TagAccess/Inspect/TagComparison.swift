// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

/// The same tag as two readers see it, fact by fact.
///
/// This is how a reader is proved equal to another before one relies on it.
public struct TagComparison: Hashable, Sendable {
    /// How a fact compares.
    public enum Verdict: String, Hashable, Sendable {
        /// Both readers tell the same.
        case identical
        /// Only the first reader tells.
        case onlyHere
        /// Only the second reader tells.
        case onlyThere
        /// Both tell, and not the same.
        case conflict
        /// Neither tells.
        case nowhere
    }

    /// One fact, as text.
    public struct Field: Hashable, Sendable {
        /// What it is about.
        public let name: String
        /// What the first reader tells; nil when it does not.
        public let here: String?
        /// What the second reader tells; nil when it does not.
        public let there: String?

        /// How the two compare.
        public var verdict: Verdict {
            switch (here, there) {
            case (nil, nil): .nowhere
            case (_, nil): .onlyHere
            case (nil, _): .onlyThere
            case (let here, let there): here == there ? .identical : .conflict
            }
        }
    }

    /// Every fact in order.
    public let fields: [Field]

    /// Whether the first reader tells everything that the second does, and nothing else than it.
    public var isEqual: Bool { !fields.contains { $0.verdict == .onlyThere || $0.verdict == .conflict } }

    /// Compares two inspections.
    ///
    /// An assumed fact counts as not told.
    public init(_ here: TagInspection, _ there: TagInspection) {
        func field(_ name: String, _ show: (TagInspection) -> String?) -> Field {
            Field(name: name, here: show(here), there: show(there))
        }
        var fields = [
            field("uid") { $0.uid.description },
            field("version") { $0.version.told { Hexadecimal.text($0.bytes) } },
            field("chip") { $0.chip.told(\.name) },
            field("container") { Hexadecimal.text($0.container.bytes) },
            field("capacity") { $0.capacity.told { "\($0.bytes)" } },
            field("access") { $0.accessFact.told(\.rawValue) },
            field("message") { $0.messageText },
            field("lockedPages") { $0.locks.told { list($0.lockedPages) } },
            field("neverLockablePages") { $0.locks.told { list($0.neverLockablePages) } },
            field("firstProtectedPage") { $0.password.told { "\($0.firstProtectedPage)" } },
        ]
        let pages = Set(here.memory.knownPages).union(there.memory.knownPages).sorted()
        fields += pages.map { page in field("page \(page)") { $0.memory[page].map { Hexadecimal.text($0) } } }
        self.fields = fields
    }
}

extension Fact {
    fileprivate func told(_ show: (Value) -> String) -> String? {
        if case .reported(let value) = self { show(value) } else { nil }
    }
}

extension TagInspection {
    fileprivate var messageText: String? {
        switch message {
        case .blank: "blank"
        case .message(let bytes, _): Hexadecimal.text(bytes)
        case .damaged(let finding): "damaged: \(finding.message)"
        case .unreadable: nil
        case .notNDEF: "none"
        }
    }
}

private func list(_ pages: [PageAddress]) -> String { pages.map(\.description).joined(separator: " ") }
