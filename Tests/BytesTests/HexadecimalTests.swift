// SPDX-License-Identifier: MIT

import Bytes
import Testing

@Suite struct HexadecimalTests {
    struct Good: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        let bytes: [UInt8]
        var testDescription: String { name }
    }

    @Test(arguments: [
        Good(name: "empty text is no bytes", text: "", bytes: []),
        Good(name: "upper case", text: "D1FE", bytes: [0xD1, 0xFE]),
        Good(name: "lower case", text: "d1fe", bytes: [0xD1, 0xFE]),
        Good(name: "blanks between bytes", text: "D1 01\t08", bytes: [0xD1, 0x01, 0x08]),
        Good(name: "line breaks between bytes", text: "D1\r\n01\n", bytes: [0xD1, 0x01]),
        Good(name: "colons and hyphens between bytes", text: "04:c4-fc", bytes: [0x04, 0xC4, 0xFC]),
        Good(name: "commas between bytes, as in source code", text: "0xD1, 0x01,0x08", bytes: [0xD1, 0x01, 0x08]),
        Good(name: "0x in front of a byte", text: "0xD1 0x01", bytes: [0xD1, 0x01]),
    ])
    func reads(_ sample: Good) throws {
        #expect(try Hexadecimal.bytes(sample.text) == sample.bytes)
    }

    struct Bad: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        let reason: HexadecimalError.Reason
        let offset: Int
        var testDescription: String { name }
    }

    @Test(arguments: [
        Bad(name: "odd number of digits", text: "D1 0", reason: .loneDigit, offset: 3),
        Bad(name: "a byte torn by a blank", text: "D 1", reason: .loneDigit, offset: 0),
        Bad(name: "a letter past F", text: "D1G0", reason: .notADigit(0x47), offset: 2),
        Bad(name: "a byte that is not ASCII", text: "é1", reason: .notADigit(0xC3), offset: 0),
        Bad(name: "x without its zero", text: "1x", reason: .notADigit(0x78), offset: 1),
    ])
    func rejects(_ sample: Bad) throws {
        let error = try #require(throws: HexadecimalError.self) { try Hexadecimal.bytes(sample.text) }
        #expect(error.reason == sample.reason)
        #expect(error.offset == sample.offset)
        #expect(!error.description.isEmpty)
    }

    @Test func everyByteSurvives() throws {
        let all = (0...255).map { UInt8($0) }
        #expect(try Hexadecimal.bytes(Hexadecimal.text(all)) == all)
        #expect(try Hexadecimal.bytes(Hexadecimal.text(all, separator: " ")) == all)
    }

    @Test func writesUpperCaseWithSeparator() {
        #expect(Hexadecimal.text([0x0A, 0xFE], separator: ":") == "0A:FE")
        #expect(Hexadecimal.text([]) == "")
    }
}
