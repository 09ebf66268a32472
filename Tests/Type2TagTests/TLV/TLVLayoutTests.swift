// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("TLV blocks of a data area")
struct TLVLayoutTests {
    @Test("The fixture file holds 57 cases")
    func everyCaseIsThere() throws {
        #expect(try TLVCase.all().count == 57)
    }

    @Test("Blocks, findings and message", arguments: try TLVCase.all())
    func walks(_ sample: TLVCase) {
        let layout = TLVLayout(walking: sample.area, memorySize: sample.memorySize)
        let blocks = layout.blocks.map { TLVCase.Block($0) }
        // What pads an area behind the listed blocks is NULL TLVs, one a byte.
        #expect(Array(blocks.prefix(sample.blocks.count)) == sample.blocks)
        #expect(layout.blocks.dropFirst(sample.blocks.count).allSatisfy { $0.tag == .null })
        #expect(layout.findings.map { TLVCase.Finding($0) } == sample.findings)
        #expect(layout.message?.value == sample.message)
        #expect(layout.reservedRanges == sample.reserved)
        #expect(layout.messagePosition == sample.place)
        #expect(layout.bytesNeeded == nil)
        #expect(layout.dataAreaSize == sample.area.count)
    }

    @Test("Values are the bytes in their ranges", arguments: try TLVCase.all())
    func valuesLieInTheirRanges(_ sample: TLVCase) {
        for block in TLVLayout(walking: sample.area).blocks {
            #expect(block.value == block.valueRanges.flatMap { sample.area[$0] })
        }
    }

    /// Strict reading stops at the first breach; what is only odd passes (Type 2 Tag 1.1 §2.3).
    @Test("Strict reading throws the first error", arguments: try TLVCase.all())
    func strictReadingThrows(_ sample: TLVCase) throws {
        let breach = sample.findings.first { $0.severity == "error" }
        guard let breach else {
            let layout = try TLVLayout(strictlyWalking: sample.area)
            #expect(layout.message?.value == sample.message)
            return
        }
        let error = try #require(throws: Type2TagError.self) { try TLVLayout(strictlyWalking: sample.area) }
        #expect(error.code == breach.code)
        #expect(error.offset == breach.offset)
        #expect(error.blockOffset == breach.blockOffset)
        #expect(!error.description.isEmpty)
    }

    @Test("A base is added to every offset", arguments: try TLVCase.all())
    func offsetsHaveABase(_ sample: TLVCase) {
        let layout = TLVLayout(walking: sample.area, memorySize: sample.memorySize, baseOffset: 16)
        let blocks = layout.blocks.prefix(sample.blocks.count).map { TLVCase.Block($0) }
        #expect(blocks == sample.blocks.map { $0.shifted(by: 16) })
        #expect(layout.findings.map(\.offset) == sample.findings.map { $0.offset + 16 })
        #expect(layout.findings.map(\.error.blockOffset) == sample.findings.map { $0.blockOffset + 16 })
        #expect(layout.messagePosition == sample.place.map { $0 + 16 })
        #expect(layout.reservedRanges == sample.reserved.map { ($0.lowerBound + 16)..<($0.upperBound + 16) })
        #expect(layout.capacity == TLVLayout(walking: sample.area).capacity)
    }

    /// Type 2 Tag 1.1 appendix B.2, and ntag delivery states.
    @Test(
        "Control areas",
        arguments: [
            NamedCase("A0 0C 34: 12 bits from byte 160, 8 bytes a bit", ([1, 3, 0xA0, 0x0C, 0x34], 160, 2, 12, 8)),
            NamedCase("A0 10 44: 16 bits from byte 160, 16 bytes a bit", ([1, 3, 0xA0, 0x10, 0x44], 160, 2, 16, 16)),
            NamedCase("E0 06 33: 6 bits from byte 112, 8 bytes a bit", ([1, 3, 0xE0, 0x06, 0x33], 112, 1, 6, 8)),
            NamedCase("E1 0F 03: 15 bytes from byte 113", ([2, 3, 0xE1, 0x0F, 0x03], 113, 15, nil, nil)),
            NamedCase("40 08 34: one lock byte at 64", ([1, 3, 0x40, 0x08, 0x34], 64, 1, 8, 8)),
            NamedCase("40 09 34: nine bits take two bytes", ([1, 3, 0x40, 0x09, 0x34], 64, 2, 9, 8)),
            NamedCase("00 as a size of bits: 256", ([1, 3, 0x40, 0x00, 0x34], 64, 32, 256, 8)),
            NamedCase("00 as a size of bytes: 256", ([2, 3, 0x40, 0x00, 0x04], 64, 256, nil, nil)),
            NamedCase("FF FF FF: the farthest", ([1, 3, 0xFF, 0xFF, 0xFF], 491_535, 32, 255, 32768)),
        ] as [NamedCase<([UInt8], Int, Int, Int?, Int?)>]
    )
    func controlAreas(_ sample: NamedCase<([UInt8], Int, Int, Int?, Int?)>) throws {
        let (bytes, address, count, bits, bytesPerBit) = sample.value
        let area = try #require(TLVLayout(walking: bytes).blocks.first?.controlArea)
        #expect(area.byteAddress == address)
        #expect(area.byteCount == count)
        #expect(area.lockBitCount == bits)
        #expect(area.bytesPerLockBit == bytesPerBit)
    }

    @Test("A walk to the first message goes no further")
    func stopsAtTheFirstMessage() {
        let layout = TLVLayout(walking: [0x03, 0x00, 0xFD, 0x50, 0xAA], extent: .firstMessage)
        #expect(layout.blocks.count == 1)
        #expect(layout.findings.isEmpty)
    }

    /// A lock control TLV of an NTAG203 on an NTAG216 (adafruit/Adafruit-PN532 #34, #87): the bytes it names lie
    /// among the user bytes, so that a message laid out without a gap is read shifted by two.
    @Test("A foreign lock control TLV shifts a message that was laid out without the gap")
    func foreignLockControlTLV() throws {
        let message = (0..<200).map { UInt8($0) }
        let head: [UInt8] = [0x01, 0x03, 0xA0, 0x10, 0x44, 0x03, 200]
        let linear = (head + message + [0xFE]).padded(to: 872)
        let read = try #require(TLVLayout(walking: linear, memorySize: 924).message)
        #expect(read.valueRanges == [7..<144, 146..<209])
        #expect(read.value == Array(message[..<137]) + Array(message[139...]) + [0xFE, 0x00])

        let apart = (head + message[..<137] + [0xEE, 0xEE] + message[137...] + [0xFE]).padded(to: 872)
        #expect(TLVLayout(walking: apart, memorySize: 924).message?.value == message)
    }
}
