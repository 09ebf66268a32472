// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("The identifier of a tag")
struct TagUIDTests {
    @Test(
        "Spellings of one identifier",
        arguments: [
            "04C4FC91DF2A81", "04:c4:fc:91:df:2a:81", "04 C4 FC 91 DF 2A 81", "04-c4-FC-91-df-2A-81",
            "0x04 0xC4 0xFC 0x91 0xDF 0x2A 0x81", " 04c4fc91df2a81 ",
        ]
    )
    func spellings(_ text: String) throws {
        let uid = try TagUID(parsing: text)
        #expect(uid.bytes == [0x04, 0xC4, 0xFC, 0x91, 0xDF, 0x2A, 0x81])
        #expect(uid.description == "04C4FC91DF2A81")
        #expect(try TagUID(parsing: uid.description) == uid)
    }

    @Test(
        "Text that is no identifier",
        arguments: [
            NamedCase("nothing", ("", "uid-length", 0)), NamedCase("blanks", ("  ", "uid-length", 0)),
            NamedCase("three bytes", ("04C4FC", "uid-length", 0)),
            NamedCase("six bytes", ("04C4FC91DF2A", "uid-length", 0)),
            NamedCase("eight bytes", ("04C4FC91DF2A8100", "uid-length", 0)),
            NamedCase("a lone digit at the end", ("04C4FC91DF2A8", "not-hexadecimal", 12)),
            NamedCase("a letter O for a zero", ("O4C4FC91DF2A81", "not-hexadecimal", 0)),
            NamedCase("a separator inside a byte", ("04:C:4FC91DF2A81", "not-hexadecimal", 3)),
            NamedCase("letters that are not ASCII", ("04Ä4FC91DF2A81", "not-hexadecimal", 2)),
        ] as [NamedCase<(String, String, Int)>]
    )
    func notAnIdentifier(_ sample: NamedCase<(String, String, Int)>) throws {
        let error = try #require(throws: Type2TagError.self) { try TagUID(parsing: sample.value.0) }
        #expect(error.code == sample.value.1)
        #expect(error.offset == sample.value.2)
    }

    /// ISO/IEC 14443-3: single, double and triple size.
    @Test("Only 4, 7 and 10 bytes are an identifier")
    func lengths() throws {
        for count in 0...20 {
            let bytes = [UInt8](repeating: 0x1D, count: count)
            if [4, 7, 10].contains(count) {
                #expect(try TagUID(bytes).bytes == bytes)
            } else {
                let error = try #require(throws: Type2TagError.self) { try TagUID(bytes) }
                #expect(error.reason == .uidLength(count))
            }
        }
    }

    /// The formula of the NTAG21x data sheet 8.5.1: 88 takes part in BCC0.
    @Test("UID 04 A1 B2 C3 D4 E5 F6 has check bytes 9F and 04")
    func checkBytes() throws {
        let uid = try TagUID([0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6])
        let check = try #require(uid.checkBytes)
        #expect(check.first == 0x9F && check.second == 0x04)
        #expect(TagUID(memory: memory(area: [])) == uid)
        #expect(TagUID.checkByteFindings(in: memory(area: [])).isEmpty)
    }

    @Test("Any bit flipped in the identifier or its check bytes is seen")
    func flippedBits() throws {
        let head = try #require(memory(area: []).bytes(of: 0...2))
        for index in 0..<(9 * 8) {
            var bytes = head
            bytes[index / 8] ^= 1 << (index % 8)
            #expect(!TagUID.checkByteFindings(in: MemoryImage(bytes: bytes)).isEmpty)
        }
    }

    @Test("A clone's first byte is no error")
    func cloneUID() throws {
        #expect(try TagUID(parsing: "1D010203040506").description == "1D010203040506")
    }

    @Test("Only seven bytes have two check bytes")
    func otherLengthsHaveNoCheckBytes() throws {
        #expect(try TagUID([1, 2, 3, 4]).checkBytes == nil)
        #expect(try TagUID([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).checkBytes == nil)
    }

    @Test("Unknown pages give no identifier")
    func unknownPages() {
        #expect(TagUID(memory: MemoryImage()) == nil)
        #expect(TagUID(memory: MemoryImage(bytes: [1, 2, 3, 4])) == nil)
        #expect(TagUID.checkByteFindings(in: MemoryImage(bytes: [1, 2, 3, 4, 5, 6, 7, 8])).isEmpty)
    }
}
