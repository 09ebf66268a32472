// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("Commands through the real pcscd", .serialized)
    struct PCSCReadingTests {
        // Pages 3 to 6 and GET_VERSION of an NTAG213 as delivered: NTAG21x data sheet 8.5.6, 8.5.7 and 10.1.
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

        // API-ACR122U 2.04, sections 4.1, 5.3, 5.4 and 6.1; PN532 user manual 7.2.2 and 7.3.9.
        @Test("The reader is asked in the words of its manual")
        func wording() throws {
            try withTag { link, reader throws in
                _ = try link.transceive(.read(4))
                _ = try link.transceive(.write(5, [1, 2, 3, 4]))
                _ = try link.transceive(.getVersion)
                _ = try link.transceive(.fastRead(4...0x27))
                #expect(
                    reader.commands == [
                        [0xFF, 0x00, 0x00, 0x00, 0x02, 0xD4, 0x02],
                        [0xFF, 0xCA, 0x00, 0x00, 0x00],
                        [0xFF, 0xB0, 0x00, 0x04, 0x10],
                        [0xFF, 0xD6, 0x00, 0x05, 0x04, 0x01, 0x02, 0x03, 0x04],
                        [0xFF, 0x00, 0x00, 0x00, 0x03, 0xD4, 0x42, 0x60],
                        [0xFF, 0x00, 0x00, 0x00, 0x05, 0xD4, 0x42, 0x3A, 0x04, 0x27],
                    ])
            }
        }

        @Test("The longest answer that is promised arrives whole")
        func longestAnswer() throws {
            try withTag(PCSCTag.chip(.ntag216)) { link, reader throws in
                let last = try #require(PageAddress(index: 4 + link.capabilities.longestAnswer / 4 - 1))
                let wanted = Array(reader.chip.memory[16..<(16 + link.capabilities.longestAnswer)])
                #expect(try link.transceive(.fastRead(4...last)) == .data(wanted))
            }
        }

        // An ACR1252U has no PN532; what it answers to the question is not documented.
        @Test(
            "A reader without a PN532 carries READ and WRITE only",
            arguments: [
                PCSCCase("and does not know direct transmit", [0x6A, 0x81] as [UInt8]),
                PCSCCase("and does not know the class", [0x6E, 0x00]),
                PCSCCase("and takes direct transmit for a command to the tag", [0x63, 0x00]),
                PCSCCase("and says yes to everything", [0x90, 0x00]),
                PCSCCase("and answers without a status", [0x00]),
            ])
        func noPassThrough(_ row: PCSCCase<[UInt8]>) throws {
            var settings = ScriptedReader.Settings()
            settings.hasPN532 = false
            settings.refusal = row.value
            try withTag(settings: settings) { link, reader throws in
                #expect(link.capabilities == LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16))
                let count = reader.commands.count
                #expect(try link.transceive(.getVersion) == .none)
                #expect(try link.transceive(.fastRead(4...5)) == .none)
                #expect(reader.commands.count == count)
                #expect(try link.transceive(.write(4, [0x03, 0, 0xFE, 0])) == .acknowledged)
                #expect(try link.transceive(.read(4)) != .none)
            }
        }

        // API-ACR122U 2.04, 5.4: 63 00; pages 0 and 1 are read-only (NTAG21x data sheet 8.5.1).
        @Test("After 63 00 nothing works until the tag is started anew")
        func refusedWrite() throws {
            try withTag { link, reader throws in
                #expect(try link.transceive(.write(0, [1, 2, 3, 4])) == .none)
                #expect(try link.transceive(.read(4)) == .none)
                let powerUps = reader.powerUps
                #expect(try link.reselect().bytes == PCSCTag.uid)
                #expect(reader.powerUps == powerUps + 1)
                #expect(try link.transceive(.read(4)) != .none)
            }
        }

        // PN532 user manual 7.1: the status byte counts, although the status word is 90 00.
        @Test("A refusal behind 90 00 is seen, and so is the silence after it")
        func nativeRefusal() throws {
            try withTag { link, reader throws in
                #expect(try link.transceive(.fastRead(4...0xF0)) == .none)
                #expect(try link.transceive(.getVersion) == .none)
                #expect(try link.reselect().bytes == PCSCTag.uid)
                #expect(try link.transceive(.getVersion) != .none)
            }
        }

        @Test(
            "An answer of the reader that is none of the tag's is an error in words",
            arguments: [
                PCSCCase("an answer to another command", [0xD5, 0x03, 0x32, 0x01, 0x06, 0x07, 0x90, 0x00] as [UInt8]),
                PCSCCase("a PN532 that is too hot", [0xD5, 0x43, 0x0D, 0x90, 0x00]),
                PCSCCase("an instruction that it does not know", [0x6D, 0x00]),
                PCSCCase("no status", [0x90]),
                PCSCCase("no data", [0x90, 0x00]),
            ])
        func readerFailures(_ row: PCSCCase<[UInt8]>) throws {
            try withTag { link, reader throws in
                reader.next([0xFF, 0x00, 0x00, 0x00, 0x03, 0xD4, 0x42], .answer(row.value))
                let error = try #require(throws: LinkError.self) { try link.transceive(.getVersion) }
                #expect(error.kind == .failed && error.library == "PC/SC" && error.libraryCode == nil)
                #expect(error.text.hasPrefix("the reader"))
            }
        }

        @Test("READ that the reader does not know is an error, not a refusal of the tag")
        func unknownRead() throws {
            try withTag { link, reader throws in
                reader.next([0xFF, 0xB0], .answer([0x6D, 0x00]))
                let error = try #require(throws: LinkError.self) { try link.transceive(.read(4)) }
                #expect(error.text == "the reader refused READ of page 4: status 6D 00")
            }
        }

        @Test("The reader beeps when it is allowed to, and only then", arguments: [true, false])
        func feedback(_ isAllowed: Bool) throws {
            try withReader { slot, reader, _ throws in
                let link = try PCSC.open(
                    PCSCOptions(readerName: slot.name, wait: .seconds(20), givesFeedback: isAllowed))
                defer { link.close() }
                reader.next([0xFF, 0x00, 0x40], .answer([0x63, 0x00]))
                link.feedback(success: false)
                link.feedback(success: true)
                #expect(reader.commands.filter { $0.starts(with: [0xFF, 0x00, 0x40]) }.count == (isAllowed ? 2 : 0))
                #expect(try link.transceive(.read(4)) != .none)
            }
        }

        @Test("A closed link says so, and closing twice is nothing")
        func closed() throws {
            try withTag { link, _ throws in
                link.close()
                link.close()
                link.feedback(success: true)
                #expect(throws: LinkError(.failed, library: "PC/SC", text: "the link to the reader is closed")) {
                    try link.transceive(.read(4))
                }
                #expect(throws: LinkError.self) { try link.reselect() }
            }
        }

        @Test("The next program finds the tag awake, and without the password")
        func leavesTagClean() throws {
            try withReader { slot, reader, _ throws in
                func open() throws -> PCSCLink {
                    try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20)))
                }
                var link = try open()
                #expect(try link.transceive(.read(4)) != .none)
                var powerUps = reader.powerUps
                link.close()
                #expect(reader.powerUps == powerUps, "nothing to clean up")

                link = try open()
                _ = try link.transceive(.authenticate([0xFF, 0xFF, 0xFF, 0xFF]))
                powerUps = reader.powerUps
                link.close()
                #expect(reader.powerUps > powerUps)

                link = try open()
                #expect(try link.transceive(.write(0, [0, 0, 0, 0])) == .none)
                link.close()
                link = try open()
                #expect(try link.transceive(.read(4)) != .none)
                link.close()
            }
        }
    }
#endif
