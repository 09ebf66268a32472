// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("Tags through the real pcscd", .serialized)
    struct PCSCReadingTests {
        // Pages 3 and 4 of an NTAG213 as delivered: NTAG21x data sheet 8.5.6 and 8.5.7.
        @Test("READ, WRITE and the chip's own commands get through")
        func everyCommand() throws {
            try withTag { link, reader throws in
                #expect(link.readerName.hasPrefix("pcsc:Emulated PICC"))
                #expect(link.uid.bytes == PCSCTag.uid)
                #expect(link.capabilities == LinkCapabilities(carriesNativeCommands: true, longestAnswer: 240))
                #expect(
                    try link.transceive(.read(3))
                        == .data([0xE1, 0x10, 0x12, 0, 0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0, 0xFE, 0, 0, 0, 0]))
                #expect(try link.transceive(.write(6, [0x11, 0x22, 0x33, 0x44])) == .acknowledged)
                #expect(reader.chip[6] == [0x11, 0x22, 0x33, 0x44])
                #expect(try link.transceive(.getVersion) == .data([0x00, 0x04, 0x04, 0x02, 0x01, 0x00, 0x0F, 0x03]))
                #expect(try link.transceive(.fastRead(3...3)) == .data([0xE1, 0x10, 0x12, 0]))
                #expect(try link.transceive(.authenticate([0xFF, 0xFF, 0xFF, 0xFF])) == .data([0, 0]))
            }
        }
    }
#endif
