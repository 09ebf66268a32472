// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import ReaderEmulation
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("Whole operations on an emulated ACR122U behind the real pcscd", .serialized)
    struct PCSCSessionTests {
        // NFC Forum NDEF 1.0 and URI RTD 1.0: "https://example.org/" with prefix 04.
        private static let message: [UInt8] =
            [0xD1, 0x01, 0x0D, 0x55, 0x04] + Array("example.org/".utf8)

        static let readers: [PCSCCase<ACR122UOptions>] = {
            var plain = ACR122UOptions()
            plain.passThrough = .refused(.notSupported)
            var failing = ACR122UOptions()
            failing.passThrough = .refused(.failure)
            var short = ACR122UOptions()
            short.longestAnswer = 64
            var forgiving = ACR122UOptions()
            forgiving.losesTagAfterFailure = false
            return [
                PCSCCase("a reader with a PN532", ACR122UOptions()),
                PCSCCase("a reader that selects again by itself", forgiving),
                PCSCCase("a reader that loses long answers", short),
                PCSCCase("a reader without a PN532, 6A 81", plain),
                PCSCCase("a reader without a PN532, 63 00", failing),
            ]
        }()

        @Test("A message is written, verified and read back in a session of its own", arguments: readers)
        func writeAndRead(_ row: PCSCCase<ACR122UOptions>) throws {
            for model in [ChipModel.ntag213, .ntag216] {
                try withEmulation(model, row.value) { field, open throws in
                    let message = try OutgoingMessage(exactly: PCSCSessionTests.message)
                    let writing = try open()
                    let session = TagSession(link: writing)
                    let report = try TagWriter.perform(try TagWriter.prepare(message, on: session), on: session)
                    #expect(report.after.uid.bytes == PCSCTag.uid)
                    writing.close()
                    #expect(Array(field.memory[16..<48]).containsSequence(PCSCSessionTests.message))

                    let reading = try open()
                    let inspection = try TagInspector.inspect(TagSession(link: reading))
                    #expect(inspection.chip.value?.name == model.name)
                    reading.close()
                }
            }
        }

        @Test(
            "A tag torn at any frame of a write is finished by running it again",
            arguments: stride(from: 0, to: 14, by: 2).map { $0 })
        func torn(_ frame: Int) throws {
            try withEmulation(.ntag213, ACR122UOptions()) { field, open throws in
                let message = try OutgoingMessage(exactly: PCSCSessionTests.message)
                var link = try open()
                field.arm(.tearBeforeEffect, after: frame)
                let session = TagSession(link: link)
                _ = try? TagWriter.perform(try TagWriter.prepare(message, on: session), on: session)
                link.close()
                field.disarm()
                link = try open()
                let again = TagSession(link: link)
                _ = try TagWriter.perform(try TagWriter.prepare(message, on: again), on: again)
                link.close()
                #expect(Array(field.memory[16..<48]).containsSequence(PCSCSessionTests.message))
            }
        }

        private func withEmulation(
            _ model: ChipModel,
            _ options: ACR122UOptions,
            _ body: (EmulatedField, () throws -> PCSCLink) throws -> Void
        ) throws {
            try PrivatePCSCD.shared().withSlot { slot throws in
                let field = EmulatedField([VirtualTagLink(chip: try PCSCTag.chip(model))])
                let server = VPCDServer(field: field, port: slot.port, options: options)
                try server.start()
                defer { server.stop() }
                try body(field) { try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20))) }
            }
        }
    }

    extension [UInt8] {
        fileprivate func containsSequence(_ other: [UInt8]) -> Bool {
            indices.contains { self[$0...].starts(with: other) }
        }
    }
#endif
