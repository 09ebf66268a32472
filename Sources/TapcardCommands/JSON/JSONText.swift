// SPDX-License-Identifier: MIT

internal import FoundationEssentials

/// One JSON document on one line.
enum JSONText {
    static func line(_ document: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Every document consists of text, whole numbers and lists of them: there is nothing to refuse.
        guard let data = try? encoder.encode(document) else {
            return #"{"error":{"code":"software","exit":70,"message":"the document cannot be encoded"},"schema":1}"#
                + "\n"
        }
        return escaped(String(decoding: data, as: UTF8.self)) + "\n"
    }

    /// A terminal obeys more than the control characters that JSON escapes, and text can be turned round: what is not
    /// shown raw as text is not shown raw in JSON either.
    ///
    /// Such characters stand in strings only, where the escape means the same.
    private static func escaped(_ document: String) -> String {
        guard document.unicodeScalars.contains(where: { SafeText.needsEscape($0) }) else { return document }
        var safe = String.UnicodeScalarView()
        for scalar in document.unicodeScalars {
            guard SafeText.needsEscape(scalar) else {
                safe.append(scalar)
                continue
            }
            for unit in UTF16.encode(scalar) ?? .init() {
                let digits = String(unit, radix: 16, uppercase: true)
                safe.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
            }
        }
        return String(safe)
    }
}
