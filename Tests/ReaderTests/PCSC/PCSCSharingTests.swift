// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("Other programs at the same reader of the real pcscd", .serialized)
    struct PCSCSharingTests {
        // 0x8010000B: SCARD_E_SHARING_VIOLATION.
        @Test("A reader that another program holds is busy, and listed as such")
        func exclusive() throws {
            try withNeighbour(.exclusive) { slot, _, _ throws in
                let reader = try #require(try PCSC.readers().first { $0.name == slot.name })
                #expect(reader.isExclusive && reader.isInUse)
                let error = try #require(throws: LinkError.self) {
                    try PCSC.open(PCSCOptions(readerName: slot.name))
                }
                #expect(error.kind == .readerBusy && error.libraryCode == 0x8010_000B)
            }
        }

        @Test("Another program's transaction is waited for until somebody asks to stop")
        func transaction() throws {
            try withNeighbour(.shared) { slot, service, card throws in
                try service.beginTransaction(card)
                var asked = 0
                let error = try #require(throws: LinkError.self) {
                    try PCSC.open(
                        PCSCOptions(readerName: slot.name) {
                            asked += 1
                            return asked == 4
                        })
                }
                #expect(error.kind == .readerBusy && error.libraryCode == 0x8010_000B)
                #expect(asked == 4)
                // It ends while we wait.
                var waited = 0
                let link = try PCSC.open(
                    PCSCOptions(readerName: slot.name) {
                        waited += 1
                        if waited == 2 { service.endTransaction(card) }
                        return false
                    })
                #expect(waited >= 2)
                #expect(try link.transceive(.read(4)) != .none)
                link.close()
            }
        }

        @Test("A neighbour that is merely connected gets no word in while the link is open")
        func neighbour() throws {
            try withNeighbour(.shared) { slot, service, card throws in
                let link = try PCSC.open(PCSCOptions(readerName: slot.name))
                let error = try #require(throws: PCSCCallError.self) {
                    try service.transmit(ReaderCommand([0xFF, 0xCA, 0, 0, 0], meaning: "UID"), to: card)
                }
                #expect(error.code == .sharingViolation)
                #expect(try link.reselect().bytes == PCSCTag.uid)
                link.close()
                // Starting the tag anew is told to the others once: 0x80100068, SCARD_W_RESET_CARD.
                let told = try #require(throws: PCSCCallError.self) {
                    try service.transmit(ReaderCommand([0xFF, 0xCA, 0, 0, 0], meaning: "UID"), to: card)
                }
                #expect(told.code == .resetCard)
            }
        }

        /// Lays a tag on a reader and connects another program with it.
        private func withNeighbour(
            _ mode: PCSCShareMode,
            _ body: (PrivatePCSCD.Slot, PCSCLite, PCSCCardHandle) throws -> Void
        ) throws {
            try withReader { slot, _, _ throws in
                // Once the daemon has seen the tag.
                try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20))).close()
                let service = PCSCLite(trace: nil)
                let context = try service.establishContext()
                defer { service.releaseContext(context) }
                let card = try service.connect(context, reader: slot.name, mode: mode)
                defer { service.disconnect(card, disposition: .leave) }
                try body(slot, service, card)
            }
        }
    }
#endif
