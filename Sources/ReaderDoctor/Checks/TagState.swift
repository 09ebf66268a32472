// SPDX-License-Identifier: MIT

internal import TagAccess

/// Check 12: which chip it is, and in what state.
enum TagState: Check {
    static let title = "chip and its state"
    static let why = "the chip decides how much fits; locks and passwords decide what may be done"

    static func finding(_ examination: Examination) -> Finding {
        guard let facts = examination.probing.tags.value else {
            return Finding(.unknown, "chip-not-asked", examination.probing.tags.absence ?? "not asked")
        }
        guard facts.targets == 1 else {
            return Finding(
                .notApplicable,
                "chip-no-tag",
                facts.targets == 0 ? "no tag lies on the reader" : "more than one tag lies on the reader"
            )
        }
        let report = self.report(facts)
        let findings = [state(facts, report), password(facts, report), origin(facts, report)].compactMap { $0 }
        if let worst = findings.first { return worst }
        guard facts.version.value != nil else {
            let reason = facts.version.absence ?? "not asked"
            return Finding(.unknown, "chip-not-told", "\(report); GET_VERSION gave no answer: \(reason)")
        }
        return Finding(.good, "chip-report", report)
    }

    private static func state(_ facts: TagFacts, _ report: String) -> Finding? {
        switch facts.access.value {
        case nil, .readWrite: nil
        case .readOnly:
            Finding(.warning, "chip-read-only", "\(report); it can be read, but never written again")
        case .partlyLocked:
            Finding(.warning, "chip-partly-locked", "\(report); some pages are locked", cures: ["tapcard info"])
        case .passwordProtected:
            Finding(.warning, "chip-password", "\(report); a password guards it", cures: ["tapcard info"])
        case .restricted:
            Finding(.warning, "chip-restricted", "\(report); its container grants access on its maker's terms")
        case .damaged:
            Finding(.warning, "chip-damaged", "\(report); its TLV blocks cannot be followed", cures: ["tapcard info"])
        case .unformatted:
            Finding(
                .warning, "chip-unformatted", "\(report); it is blank, not yet an NDEF tag", cures: ["tapcard info"])
        default:
            Finding(.warning, "chip-not-ndef", "\(report); it is no NDEF tag", cures: ["tapcard info"])
        }
    }

    private static func password(_ facts: TagFacts, _ report: String) -> Finding? {
        guard let first = facts.firstProtectedPage.value, first != 0xFF, facts.access.value == nil else { return nil }
        return Finding(.warning, "chip-password", "\(report); a password is asked from page \(first) on")
    }

    private static func origin(_ facts: TagFacts, _ report: String) -> Finding? {
        guard let signature = facts.signature.value, signature.allSatisfy({ $0 == 0 }) else { return nil }
        return Finding(
            .warning,
            "chip-clone",
            "\(report); its originality signature is empty, which no chip of NXP has: a clone"
        )
    }

    private static func report(_ facts: TagFacts) -> String {
        var parts = [facts.chip.value ?? "chip not known"]
        if let version = facts.version.value { parts.append("GET_VERSION \(Text.hex(version))") }
        if let container = facts.container.value { parts.append("container \(Text.hex(container))") }
        if let first = facts.firstProtectedPage.value {
            parts.append(first == 0xFF ? "no password asked (AUTH0 FF)" : "AUTH0 \(Text.hex(first, digits: 2))")
        }
        if let signature = facts.signature.value { parts.append("signature of \(signature.count) bytes") }
        return parts.joined(separator: ", ")
    }
}
