// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("What a trace of the real pcscd shows", .serialized)
    struct PCSCTraceTests {
        @Test("Every call, with its arguments and its result")
        func calls() throws {
            let trace = TracedLines()
            try withReader { slot, _, _ throws in
                // Once the daemon has seen the tag, so that the wait is one call.
                try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20))).close()
                let link = try PCSC.open(PCSCOptions(readerName: slot.name, trace: trace))
                _ = try link.reselect()
                link.close()
                #expect(
                    trace.calls == [
                        "SCardEstablishContext", "SCardListReaders", "SCardGetStatusChange", "SCardConnect",
                        "SCardBeginTransaction", "SCardStatus", "SCardTransmit", "SCardTransmit",
                        "SCardGetStatusChange", "SCardEndTransaction", "SCardReconnect", "SCardBeginTransaction",
                        "SCardTransmit",
                        "SCardEndTransaction", "SCardDisconnect", "SCardReleaseContext",
                    ])
                #expect(
                    trace.lines.contains(
                        "- pcsc SCardConnect(\"\(slot.name)\", shared) = 0x00000000 Command successful."))
                #expect(trace.lines.contains("- pcsc SCardReconnect(shared, reset) = 0x00000000 Command successful."))
                #expect(trace.lines.contains("> pcsc FFCA000000 UID"))
                #expect(trace.lines.contains("< pcsc 04A1B2C3D4E5F69000 UID"))
            }
        }

        @Test("A failing call, with its number and the library's words")
        func failure() throws {
            let trace = TracedLines()
            try withTag(trace: trace) { link, reader throws in
                reader.next([0xFF, 0xB0], .leave)
                #expect(throws: LinkError.self) { try link.transceive(.read(4)) }
                #expect(throws: LinkError.self) { try link.transceive(.read(4)) }
                // 0x80100069: SCARD_W_REMOVED_CARD.
                #expect(
                    trace.lines.contains("- pcsc SCardTransmit(5 bytes, T=1) = 0x80100069 Card was removed."),
                    "\(trace.lines)")
            }
        }

        @Test("No password")
        func password() throws {
            let trace = TracedLines()
            try withTag(trace: trace) { link, reader throws in
                #expect(try link.transceive(.authenticate([0xFF, 0xFF, 0xFF, 0xFF])) == .data([0, 0]))
                #expect(reader.commands.last == [0xFF, 0, 0, 0, 7, 0xD4, 0x42, 0x1B, 0xFF, 0xFF, 0xFF, 0xFF])
                #expect(trace.lines.contains("> pcsc FF00000007D4421B00000000 PWD_AUTH"))
                #expect(!trace.lines.contains { $0.contains("FFFFFFFF") })
            }
        }
    }
#endif
