// SPDX-License-Identifier: MIT

extension NDEFMessage {
    /// Makes a message of one text in several languages; a reader shows the one that its user understands.
    ///
    /// - Parameters:
    ///   - texts: Language code (RFC 3066, such as `de-AT`) and text; the first one is for those who read none of them.
    ///   - encoding: How all of them are written.
    /// - Returns: The message, a Text record for each language.
    /// - Throws: `NDEFError` with the `recordIndex` of a language code that is none, or that another text has, letter
    ///   case aside; and for no text.
    public static func texts(
        _ texts: [(language: String, text: String)],
        encoding: TextEncoding = .utf8
    ) throws(NDEFError) -> NDEFMessage {
        var records: [NDEFRecord] = []
        var languages: Set<[UInt8]> = []
        for (index, (language, text)) in texts.enumerated() {
            let code = [UInt8](language.utf8)
            if let offset = firstFault(ofLanguage: code) {
                throw NDEFError(.building(.languageMalformed), offset: offset, path: [index])
            }
            guard languages.insert(ASCII.lowercased(code)).inserted else {
                throw NDEFError(.building(.languageRepeated(index: index)), path: [index])
            }
            records.append(try .text(text, language: language, encoding: encoding))
        }
        return try NDEFMessage(records)
    }

    /// The offset of what breaks the form of RFC 3066, clause 2.1: parts of 1 to 8 letters, later ones digits too.
    private static func firstFault(ofLanguage code: [UInt8]) -> Int? {
        var part = 0
        var isFirstPart = true
        for (index, byte) in code.enumerated() {
            if byte == UInt8(ascii: "-") {
                if part == 0 { return index }
                part = 0
                isFirstPart = false
            } else {
                guard part < 8, ASCII.isLetter(byte) || !isFirstPart && ASCII.isDigit(byte) else { return index }
                part += 1
            }
        }
        return part == 0 ? code.count : nil
    }
}
