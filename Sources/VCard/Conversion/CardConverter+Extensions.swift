// SPDX-License-Identifier: MIT

extension CardConverter {
    /// What RFC 2426 does not know: as it is, or, when it came with version 4.0, under another name.
    mutating func convertExtension(_ draft: inout PropertyDraft) -> Bool {
        guard version == "4.0" else { return true }
        let name = draft.name.uppercasedASCII
        switch name {
        case "KIND":
            return convertKind(&draft)
        case "CLIENTPIDMAP":
            // It explains PID, which is left out too.
            note(.noCounterpart)
            return false
        case "MEMBER":
            moveToExtension(&draft, "X-ADDRESSBOOKSERVER-MEMBER")
        default:
            if Self.newProperties.contains(name) { moveToExtension(&draft) }
        }
        return true
    }

    /// KIND (RFC 6350 section 6.1.4): Apple's programs have their own names for groups and organizations.
    private mutating func convertKind(_ draft: inout PropertyDraft) -> Bool {
        guard case .raw(let kind) = draft.value else { return true }
        switch kind.uppercasedASCII {
        case "INDIVIDUAL":
            note(.needless)
            return false
        case "GROUP":
            moveToExtension(&draft, "X-ADDRESSBOOKSERVER-KIND")
        case "ORG":
            moveToExtension(&draft, "X-ABShowAs")
            draft.value = .raw("COMPANY")
        default:
            moveToExtension(&draft)
        }
        return true
    }

    /// Properties that came with version 4.0 (RFC 6350, 6474, 6715, 8605, 9554, 9555).
    ///
    /// IMPP (RFC 4770), FBURL, CALURI and CALADRURI (RFC 2739) are not among them: version 3.0 had them before.
    private static let newProperties: Set<String> = [
        "ANNIVERSARY", "GENDER", "LANG", "RELATED", "XML", "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE",
        "HOBBY", "INTEREST", "ORG-DIRECTORY", "CONTACT-URI", "CREATED", "GRAMGENDER", "LANGUAGE", "PRONOUNS",
        "SOCIALPROFILE", "JSPROP",
    ]
}
