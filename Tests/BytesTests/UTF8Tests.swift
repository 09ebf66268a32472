// SPDX-License-Identifier: MIT

import Bytes
import Testing

@Suite struct UTF8Tests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let bytes: [UInt8]
        let first: Int?
        var testDescription: String { name }
    }

    // Unicode 16.0, table 3-7: well-formed byte sequences.
    static let cases = [
        Case(name: "nothing", bytes: [], first: nil),
        Case(
            name: "one to four bytes", bytes: [0x41, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x8F, 0xB7], first: nil),
        Case(name: "a lone continuation", bytes: [0x41, 0x80], first: 1),
        Case(name: "a sequence cut short", bytes: [0x41, 0x42, 0xE2, 0x82], first: 2),
        Case(name: "an overlong form", bytes: [0xC0, 0xAF], first: 0),
        Case(name: "half a surrogate pair", bytes: [0x41, 0xED, 0xA0, 0x80], first: 1),
        Case(name: "Latin-1", bytes: [0x4A, 0xE9, 0x72], first: 1),
    ]

    @Test(arguments: cases)
    func firstInvalid(_ sample: Case) {
        #expect(sample.bytes.span.firstInvalidUTF8 == sample.first)
    }
}
