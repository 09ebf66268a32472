// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// The length field of a block: one byte up to 254, else FF and two bytes (Type 2 Tag 1.1, clause 2.3).
@Suite struct LengthFieldTests {
    struct Field: Sendable, CustomTestStringConvertible {
        let count: Int
        let bytes: [UInt8]
        var testDescription: String { "\(count) bytes" }
    }

    @Test(arguments: [
        Field(count: 0, bytes: [0x00]), Field(count: 1, bytes: [0x01]), Field(count: 253, bytes: [0xFD]),
        Field(count: 254, bytes: [0xFE]), Field(count: 255, bytes: [0xFF, 0x00, 0xFF]),
        Field(count: 256, bytes: [0xFF, 0x01, 0x00]), Field(count: 65534, bytes: [0xFF, 0xFF, 0xFE]),
    ])
    func isAsShortAsItMayBe(_ field: Field) throws {
        let message = [UInt8](repeating: 0x41, count: field.count)
        let block = try #require(TLVBlock.encodedMessage(message))
        #expect(Array(block.prefix(1 + field.bytes.count)) == [0x03] + field.bytes)
        #expect(block.count == 1 + field.bytes.count + field.count + 1)
    }

    @Test func aMessageOf65535BytesHasNone() {
        #expect(TLVBlock.encodedMessage([UInt8](repeating: 0x41, count: 65535)) == nil)
    }
}
