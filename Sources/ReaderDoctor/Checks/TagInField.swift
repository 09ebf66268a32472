// SPDX-License-Identifier: MIT

/// Check 11: what lies on the reader.
enum TagInField: Check {
    static let title = "tag on the reader"
    static let why = "two tags answer at once and mix their answers, and only Type 2 tags can be read here"

    private static let type2Request: UInt16 = 0x0044
    private static let nxp: UInt8 = 0x04
    private static let random: UInt8 = 0x08

    static func finding(_ examination: Examination) -> Finding {
        guard let facts = examination.probing.tags.value else {
            return Finding(.unknown, "tag-not-asked", examination.probing.tags.absence ?? "not asked")
        }
        let identifier = Text.hex(facts.identifier)
        guard facts.targets > 0 else {
            return Finding(.notApplicable, "tag-none", "no tag lies on the reader", cures: ["put a tag on the reader"])
        }
        guard facts.targets == 1 else {
            return Finding(
                .trouble,
                "tag-several",
                "\(facts.targets) tags lie on the reader",
                cures: ["leave one tag on the reader"]
            )
        }
        if let acknowledge = facts.selectAcknowledge.value, let other = otherKind(acknowledge) {
            return Finding(
                .trouble,
                "tag-other-kind",
                "\(identifier) is \(other) (SAK \(Text.hex(acknowledge, digits: 2))), not a Type 2 tag",
                cures: ["use an NTAG213, NTAG215 or NTAG216"]
            )
        }
        return identity(facts, identifier)
    }

    private static func identity(_ facts: TagFacts, _ identifier: String) -> Finding {
        let request = facts.answerToRequest.value
        if facts.identifier.count == 4, facts.identifier.first == random {
            return Finding(
                .warning,
                "tag-random-identifier",
                "\(identifier) is a random identifier, as phones and passports give",
                cures: ["use an NTAG213, NTAG215 or NTAG216"]
            )
        }
        if let request, request != type2Request {
            return Finding(
                .warning,
                "tag-unusual-answer",
                "\(identifier) answers with ATQA \(Text.hex(request, digits: 4)), where a Type 2 tag of 7 bytes has 0044"
            )
        }
        guard facts.identifier.first == nxp else {
            return Finding(
                .warning,
                "tag-other-maker",
                "\(identifier) does not begin with 04, so it is not of NXP: a clone, or another maker's chip"
            )
        }
        return Finding(.good, "tag-one", "one tag, \(identifier)")
    }

    /// NXP AN10833 by its bits: 3 is MIFARE Classic, 5 is ISO/IEC 14443-4.
    private static func otherKind(_ acknowledge: UInt8) -> String? {
        if acknowledge & 0x08 != 0 { return "a MIFARE Classic" }
        if acknowledge & 0x20 != 0 { return "an ISO 14443-4 card, as bank cards and phones are" }
        return acknowledge == 0 ? nil : "of an unknown kind"
    }
}
