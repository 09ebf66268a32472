// SPDX-License-Identifier: MIT

extension CardConverter {
    /// BDAY: version 4.0 has dates without a year, a day or all of it, and texts (RFC 6350 section 6.2.5).
    mutating func convertDate(_ raw: String, _ parameters: ConvertedParameters, _ draft: inout PropertyDraft) {
        if parameters.valueType != "TEXT" {
            if raw.isDateForm { return }
            if let day = Self.yearlessDay(raw) {
                draft.remove("VALUE")
                // What Apple's programs write, and hide from their users.
                draft.set("X-APPLE-OMIT-YEAR", "1604")
                draft.value = .raw("1604-" + day)
                note(.yearlessDate)
                return
            }
            if let separator = raw.utf8.firstIndex(of: UInt8(ascii: "T")) {
                let date = String(raw[..<separator])
                if date.isDateForm {
                    draft.remove("VALUE")
                    draft.value = .raw(date)
                    note(.timeOfDay)
                    return
                }
            }
        }
        moveToExtension(&draft)
    }

    /// Month and day of `--0412` or `--04-12`, as `04-12`.
    private static func yearlessDay(_ text: String) -> String? {
        guard let rest = text.withoutScheme("--") else { return nil }
        var digits = Array(rest.utf8)
        if digits.count == 5, digits[2] == UInt8(ascii: "-") { digits.remove(at: 2) }
        guard digits.count == 4, digits.allSatisfy(\.isDigit) else { return nil }
        digits.insert(UInt8(ascii: "-"), at: 2)
        let day = String(decoding: digits, as: UTF8.self)
        return ("1604-" + day).isDateForm ? day : nil
    }
}

extension String {
    /// Whether this is a date or a date-time of version 3.0.
    var isDateForm: Bool {
        let utf8 = utf8
        var form = DateForm(utf8.span)
        return form.isDate()
    }
}
