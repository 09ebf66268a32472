// SPDX-License-Identifier: MIT

internal import Bytes
internal import TagAccess
internal import Type2Tag

/// What a tag told, as lines for a person.
///
/// Every fact says where it comes from.
enum TagText {
    static func lines(_ tag: TagInspection, reader: String?, holding summaries: [String] = []) -> [String] {
        var rows = [
            ("Tag", reader.map { "\(tag.uid) on \(SafeText.oneLine($0))" } ?? tag.uid.description),
            ("Chip", fact(tag.chip) { $0.name }),
        ]
        if !tag.cloneSigns.isEmpty {
            rows.append(("Maker", "not NXP: " + tag.cloneSigns.map(\.description).joined(separator: "; ")))
        }
        rows += [
            ("Container", container(tag.container)),
            ("Capacity", capacity(tag.capacity)),
            ("Message", message(tag.message)),
        ]
        rows += summaries.map { ("Record", $0) }
        rows += [
            ("Access", access(tag.accessFact)),
            ("Locks", fact(tag.locks) { locks($0) }),
            ("Password", fact(tag.password) { password($0) }),
        ]
        rows += (tag.locks.value?.halfStates ?? []).map { ("Half state", $0.description) }
        rows += advice(tag).map { ("Next", $0) }
        return rows.map { label, value in
            label + String(repeating: " ", count: 11 - label.count) + value
        }
    }

    /// The three lines above a message that was read.
    static func briefLines(_ tag: TagInspection, reader: String?) -> [String] {
        Array(
            lines(tag, reader: reader).filter { line in
                ["Tag ", "Chip ", "Capacity "].contains { line.hasPrefix($0) }
            })
    }

    /// "137 bytes of NDEF message (reported by the tag)", or "(assuming an NTAG213 as delivered, …)".
    static func capacity(_ fact: Fact<MessageCapacity>) -> String {
        if case .assumed(let capacity, let because) = fact {
            return "\(capacity.bytes) bytes of NDEF message (assuming \(because))"
        }
        return self.fact(fact) { "\($0.bytes) bytes of NDEF message" }
    }

    private static func fact<Value>(
        _ fact: Fact<Value>,
        _ show: (Value) -> String
    ) -> String {
        switch fact {
        case .reported(let value): "\(show(value)) (reported by the tag)"
        case .assumed(let value, let because): "\(show(value)) (assuming so: \(because))"
        case .notReported(let because): "not reported: \(because)"
        }
    }

    private static func container(_ container: CapabilityContainer) -> String {
        let bytes = Hexadecimal.text(container.bytes, separator: " ")
        if container.isBlank { return "\(bytes): not formatted" }
        guard container.hasMagicNumber else { return "\(bytes): no NDEF tag" }
        let version = "\(container.majorVersion).\(container.minorVersion)"
        return "\(bytes): NDEF mapping \(version), data area of \(container.dataAreaSize) bytes"
    }

    private static func message(_ message: StoredMessage) -> String {
        switch message {
        case .blank: "none, the tag is blank"
        case .message(let bytes, let address): "\(bytes.count) bytes from byte \(address) on"
        case .damaged(let finding): "damaged: \(finding.message)"
        case .unreadable(let error): "not readable: \(error.description)"
        case .notNDEF(let error): "none: \(error.description)"
        @unknown default: "of a kind this version does not know"
        }
    }

    private static func access(_ fact: Fact<AccessState>) -> String {
        switch fact {
        case .reported(let state): access(state)
        case .assumed(let state, let because): "\(access(state)) (assuming so: \(because))"
        case .notReported(let because): "not reported: \(because)"
        }
    }

    static func access(_ access: AccessState) -> String {
        switch access {
        case .readWrite: "read and write"
        case .readOnly: "read-only"
        case .partlyLocked: "read and write, but some pages are locked"
        case .passwordProtected: "guarded by a password"
        case .restricted: "on terms of the maker's own"
        case .damaged: "reading only, until the data area is repaired"
        case .unformatted: "not formatted"
        case .notNDEF: "no NDEF tag"
        @unknown default: access.rawValue
        }
    }

    private static func locks(_ state: LockState) -> String {
        if state.isFullyLocked {
            let frozen = state.isFrozen ? ", lock bits frozen" : ""
            let container = state.containerSaysReadOnly ? "" : ", but the container says writable for ever"
            return "every page locked\(frozen)\(container)"
        }
        let never = state.neverLockablePages
        let frozen = never.isEmpty ? "" : "; \(PageRuns.text(never)) can never be locked"
        if state.lockedPages.isEmpty {
            let container = state.containerSaysReadOnly ? ", though the container says read-only" : ""
            return "no page locked\(container)\(frozen)"
        }
        return "\(PageRuns.text(state.lockedPages)) locked, the others open\(frozen)"
    }

    static func password(_ protection: PasswordProtection) -> String {
        let frozen = protection.configurationIsLocked ? ", settings frozen" : ""
        guard protection.isEnabled else { return "none\(frozen)" }
        let what = protection.protectsReading ? "reading and writing" : "writing"
        return "needed for \(what) from page \(protection.firstProtectedPage) on\(frozen)"
    }
}
