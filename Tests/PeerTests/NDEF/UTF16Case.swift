// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A text in UTF-16, in our bytes and in ndeflib's.
struct UTF16Case: Sendable, CustomTestStringConvertible {
    let name: String
    let codePoints: [UInt32]

    /// What we write.
    let ours: [UInt8]

    /// What ndeflib writes.
    let theirs: [UInt8]

    /// What ndeflib reads in our bytes, or the exception it raises.
    let misread: String

    var testDescription: String { name }

    var model: RecordModel { RecordModel(content: .text(codePoints, language: "en", encoding: .utf16)) }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        _ = try stanza.required("source")
        codePoints = try stanza.required("code-points").split(separator: " ").map { digits in
            guard let value = UInt32(digits, radix: 16) else { throw FixtureError("\(digits) is no code point") }
            return value
        }
        ours = try fixtureBytes(stanza.required("ours"))
        theirs = try fixtureBytes(stanza.required("theirs"))
        misread = try stanza.required("peer")
    }

    static func load() throws -> [UTF16Case] {
        try Fixtures.stanzas("peers/ndeflib-utf16.txt").map { try UTF16Case($0) }
    }
}
