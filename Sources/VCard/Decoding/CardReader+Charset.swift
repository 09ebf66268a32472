// SPDX-License-Identifier: MIT

extension CardReader {
    /// Tells text that is no UTF-8.
    ///
    /// In version 2.1 `CHARSET` may say that it is something else: then the text is read by that. Where it says nothing
    /// that is known, the text is odd, but not for that reason wrong.
    mutating func reportInvalidUTF8(
        at place: Place, of bytes: Span<UInt8>, _ layout: inout LineLayout
    ) throws(VCardError) {
        guard isVersion21 else {
            try report(.invalidUTF8, .error, at: place)
            return
        }
        let charset = parameters[layout.parameters].first { $0.known == .charset }
        switch charset.flatMap({ ValueCharset(bytes.text($0.value)) }) {
        case .windows1252: layout.traits.insert(.isWindows1252)
        case .utf8: try report(.invalidUTF8, .error, at: place)
        case nil: try report(.invalidUTF8, .warning, at: place)
        }
    }
}
