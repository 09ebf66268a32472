// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// A case of `Fixtures/type2tag/write-plan.txt`.
struct WritePlanCase: CustomTestStringConvertible, Sendable {
    struct Write: Hashable, Sendable {
        let page: Int
        let data: [UInt8]
        let purpose: String
    }

    let name: String
    let size: Int
    let area: [UInt8]
    let message: [UInt8]
    let writes: [Write]
    let refusal: String?

    var testDescription: String { name }

    static func all() throws -> [WritePlanCase] {
        try Fixtures.stanzas("type2tag/write-plan.txt").map { try WritePlanCase($0) }
    }

    init(_ stanza: Stanza) throws {
        name = try stanza.required("case")
        guard let size = Int(try stanza.required("size")) else { throw FixtureError("\(name): no size") }
        self.size = size
        area = try fixtureBytes(stanza.required("before")).padded(to: size)
        message = try fixtureBytes(stanza.required("message"))
        refusal = stanza["refused"]
        var writes: [Write] = []
        for (key, value) in stanza.fields where key == "write" || key == "writes" {
            var words = value.split(separator: " ").map(String.init)
            let purpose = words.removeLast()
            let pageCount = key == "write" ? 1 : 2
            let pages = words.prefix(pageCount).compactMap { Int($0) }
            let data = try fixtureBytes(words.dropFirst(pageCount).joined(separator: " "))
            guard pages.count == pageCount, data.count == 4 else { throw FixtureError("\(name): \"\(value)\"") }
            for page in pages[0]...pages[pageCount - 1] {
                writes.append(Write(page: page, data: data, purpose: purpose))
            }
        }
        self.writes = writes
    }
}

extension WritePlanCase.Write {
    init(_ write: PageWrite) {
        self.init(page: write.page.index, data: write.data, purpose: write.purpose.rawValue)
    }
}

extension PlanError {
    /// The spelling of the fixtures.
    var spelled: String {
        switch self {
        case .messageTooLong(let needed, let available): "messageTooLong \(needed) \(available)"
        case .blockInTheWay(let tag, let offset): "blockInTheWay \(hex([tag])) \(offset)"
        case .layoutDamaged(let finding):
            "layoutDamaged \(finding?.code ?? "no place") \(finding?.offset ?? 0)"
        default: "\(self)"
        }
    }
}
