// SPDX-License-Identifier: MIT

#if PCSC
    import Glibc
    import PCSCReader
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("The readers of the real pcscd", .serialized)
    struct PCSCListingTests {
        @Test("Every reader is listed with what lies on it")
        func listing() throws {
            try withReader { slot, _, _ throws in
                let link = try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20)))
                defer { link.close() }
                let readers = try PCSC.readers()
                #expect(readers.count == 12)
                let reader = try #require(readers.first { $0.name == slot.name })
                #expect(reader.isContactless && reader.hasCard && reader.isInUse)
                #expect(!reader.isExclusive && !reader.isMute)
                #expect(reader.atr == ScriptedReader.ultralight)
                let sam = try #require(readers.first { $0.name == PrivatePCSCD.samName })
                #expect(!sam.isContactless && !sam.hasCard && !sam.isInUse && sam.atr == nil)
            }
        }

        @Test("A part of the name in either case is enough")
        func partOfName() throws {
            try withReader { slot, _, _ throws in
                let part = slot.name.dropFirst("Emulated ".count).lowercased()
                let link = try PCSC.open(PCSCOptions(readerName: part, wait: .seconds(20)))
                #expect(link.readerName == "pcsc:\(slot.name)")
                link.close()
            }
        }

        @Test("Several readers that fit are listed, not guessed among")
        func several() throws {
            _ = try PrivatePCSCD.shared()
            let candidates = try PCSC.candidates(readerName: "picc 2")
            #expect(candidates.map(\.name) == ["Emulated PICC 2 00 00", "Emulated PICC 2 00 01"])
            #expect(try PCSC.candidates().count == 10)
            let error = try #require(throws: LinkError.self) { try PCSC.open(PCSCOptions(readerName: "picc 2")) }
            #expect(error.kind == .noReader && error.libraryCode == nil)
            #expect(
                error.text == "2 readers whose name contains \"picc 2\": \"Emulated PICC 2 00 00\", "
                    + "\"Emulated PICC 2 00 01\"; name one of them")
        }

        @Test("A slot for cards with contacts is not opened by a part of its name")
        func contactSlot() throws {
            _ = try PrivatePCSCD.shared()
            let error = try #require(throws: LinkError.self) { try PCSC.open(PCSCOptions(readerName: "emulated sam")) }
            #expect(error.kind == .noReader)
            #expect(try PCSC.candidates(readerName: "SAM").isEmpty)
        }

        // 0x8010001D: SCARD_E_NO_SERVICE.
        @Test("Without a service the error says how to start it")
        func noService() async {
            await #expect(processExitsWith: .exitCode(0)) {
                unsafe setenv("PCSCLITE_CSOCK_NAME", "/nonexistent/pcscd", 1)
                do throws(LinkError) {
                    _ = try PCSC.open()
                    exit(1)
                } catch {
                    let isRight =
                        error.kind == .noReader && error.libraryCode == 0x8010_001D && error.library == "PC/SC"
                        && error.text.contains("systemctl start pcscd.socket") && error.text.contains("0x8010001D")
                    exit(isRight ? 0 : 2)
                }
            }
        }
    }
#endif
