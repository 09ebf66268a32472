// SPDX-License-Identifier: MIT

#if LibNFC

    import LibNFCReader
    import ReaderEmulation
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    /// The real libnfc against an emulated PN532 with software tags: what the chip says has to come through.
    @Suite("libnfc: software tags", .timeLimit(.minutes(1)))
    struct EmulatedTagTests {
        private static let uid = "04A1B2C3D4E580"

        static let models: [ChipModel] = [.ntag213, .ntag215, .ntag216]

        /// A reader that serves a field until it goes away.
        private final class Bench {
            let field: EmulatedField
            private let server: PN532Server

            var options: LibNFCOptions { LibNFCOptions(connectionString: server.connectionString) }

            init(_ tags: VirtualTagLink...) throws {
                field = EmulatedField(tags)
                server = try PN532Server(field: field)
                try server.start()
            }

            deinit { server.stop() }

            func memory() -> [UInt8] {
                field.withTags { ($0.first as? VirtualTagLink)?.chip.memory ?? [] }
            }
        }

        private static func tag(_ model: ChipModel = .ntag213, uid: String = uid) throws -> VirtualTagLink {
            VirtualTagLink(chip: try VirtualChip(model: model, uid: try TagUID(parsing: uid)))
        }

        @Test(arguments: models)
        func nativeCommandsAreAnsweredAsWithoutAReader(_ model: ChipModel) throws {
            let direct = try EmulatedTagTests.tag(model)
            let bench = try Bench(try EmulatedTagTests.tag(model))
            let link = try LibNFC.open(bench.options)
            #expect(link.uid == direct.uid)
            let commands: [TagCommand] = [
                .getVersion, .read(0), .read(4), .fastRead(0...44), .fastRead(4...4), .readSignature, .getVersion,
                .read(8),
            ]
            for command in commands {
                let answer = try link.transceive(command)
                #expect(answer == (try direct.transceive(command)), "\(command)")
            }
        }

        @Test(arguments: models)
        func theWholeMemoryComesThroughInTheLongestPieces(_ model: ChipModel) throws {
            let bench = try Bench(try EmulatedTagTests.tag(model))
            let link = try LibNFC.open(bench.options)
            // Up to the password, which is read as zeros.
            let end = try #require(model.configuration).password.index
            var memory: [UInt8] = []
            while memory.count / PageAddress.size < end {
                let first = memory.count / PageAddress.size
                let last = min(first + link.capabilities.longestAnswer / PageAddress.size, end) - 1
                let pages = try #require(PageAddress(index: first))...(try #require(PageAddress(index: last)))
                guard case .data(let bytes) = try link.transceive(.fastRead(pages)) else {
                    Issue.record("no answer to FAST_READ of \(pages)")
                    return
                }
                memory += bytes
            }
            #expect(memory == Array(bench.memory().prefix(memory.count)))
        }

        @Test func aWriteIsCarriedOut() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let link = try LibNFC.open(bench.options)
            #expect(try link.transceive(.write(6, [1, 2, 3, 4])) == .acknowledged)
            #expect(Array(bench.memory()[24..<28]) == [1, 2, 3, 4])
            #expect(try link.transceive(.read(6)) == .data(Array(bench.memory()[24..<40])))
        }

        @Test func afterARefusalTheTagIsDeafUntilItIsSelectedAgain() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let link = try LibNFC.open(bench.options)
            #expect(try link.transceive(.read(200)) == .none)
            #expect(try link.transceive(.read(4)) == .none)
            #expect(try link.reselect().description == EmulatedTagTests.uid)
            #expect(try link.transceive(.read(4)) == .data(Array(bench.memory()[16..<32])))
        }

        @Test func aWriteToALockedPageIsNone() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let link = try LibNFC.open(bench.options)
            // Static lock byte 0, bit 4, locks page 4 (NTAG21x data sheet 8.5.2).
            #expect(try link.transceive(.write(.staticLocks, [0, 0, 0x10, 0])) == .acknowledged)
            let before = bench.memory()
            #expect(try link.transceive(.write(4, [9, 9, 9, 9])) == .none)
            #expect(bench.memory() == before)
        }

        @Test func aPasswordIsChecked() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let link = try LibNFC.open(bench.options)
            // As delivered: FF FF FF FF, and 00 00 for the answer (NTAG21x data sheet 8.5.7).
            #expect(try link.transceive(.authenticate([0xFF, 0xFF, 0xFF, 0xFF])) == .data([0, 0]))
            #expect(try link.transceive(.authenticate([1, 2, 3, 4])) == .none)
        }

        @Test func anotherTagIsNoticed() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let link = try LibNFC.open(bench.options)
            bench.field.swap(to: try EmulatedTagTests.tag(uid: "04010203040506"))
            #expect(try link.transceive(.read(4)) == .none)
            #expect(try link.reselect().description == "04010203040506")
            #expect(link.uid.description == "04010203040506")
        }

        @Test func aSessionRefusesToGoOnWithAnotherTag() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let session = TagSession(link: try LibNFC.open(bench.options))
            bench.field.swap(to: try EmulatedTagTests.tag(uid: "04010203040506"))
            let error = try #require(throws: AccessFailure.self) { try TagInspector.inspect(session) }
            let expected = TagError.Reason.otherTag(
                expected: try TagUID(parsing: EmulatedTagTests.uid),
                found: try TagUID(parsing: "04010203040506")
            )
            guard case .tag(let problem) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(problem.reason == expected)
        }

        @Test func aTagThatIsGoneIsLostAndCanComeBack() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let link = try LibNFC.open(bench.options)
            bench.field.remove()
            #expect(try link.transceive(.read(4)) == .none)
            let error = try #require(throws: LinkError.self) { try link.reselect() }
            #expect(error.kind == .tagLost)
            #expect(try link.transceive(.read(4)) == .none)
            bench.field.putBack()
            #expect(try link.reselect().description == EmulatedTagTests.uid)
            #expect(try link.transceive(.read(4)) == .data(Array(bench.memory()[16..<32])))
        }

        @Test func twoTagsAreRefused() throws {
            let bench = try Bench(try EmulatedTagTests.tag(), try EmulatedTagTests.tag(uid: "04010203040506"))
            let error = try #require(throws: LinkError.self) { try LibNFC.open(bench.options) }
            #expect(error.kind == .unusable && error.text.hasPrefix("more than one tag"), "\(error)")
        }

        @Test func anEmptyReaderHasNoTag() throws {
            let bench = try Bench()
            let error = try #require(throws: LinkError.self) { try LibNFC.open(bench.options) }
            #expect(error.kind == .noTag)
        }

        @Test func aTornWriteWhoseAnswerIsLostIsNone() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            let link = try LibNFC.open(bench.options)
            bench.field.arm(.tearAfterEffect, after: 0)
            #expect(try link.transceive(.write(6, [1, 2, 3, 4])) == .none)
            #expect(try link.reselect().description == EmulatedTagTests.uid)
            #expect(try link.transceive(.read(6)) == .data(Array(bench.memory()[24..<40])))
            #expect(Array(bench.memory()[24..<28]) == [1, 2, 3, 4])
        }

        @Test(arguments: models)
        func aMessageIsWrittenAndReadBack(_ model: ChipModel) throws {
            let bench = try Bench(try EmulatedTagTests.tag(model))
            // One short URI record of 120 characters after https:// (NFC Forum NDEF 1.0 §3.2, URI 1.0 §3.2).
            let message = try OutgoingMessage(
                exactly: [0xD1, 0x01, 121, 0x55, 0x04] + Array(repeating: 0x61, count: 120))
            let session = TagSession(link: try LibNFC.open(bench.options))
            let report = try TagWriter.perform(TagWriter.prepare(message, on: session), on: session)
            #expect(report.after.uid.description == EmulatedTagTests.uid)
            let stored = bench.memory()
            #expect(stored.indices.contains { stored[$0...].starts(with: message.bytes) })
        }

        @Test func oneSessionAfterAnotherOnTheSameReader() throws {
            let bench = try Bench(try EmulatedTagTests.tag())
            for _ in 0..<5 {
                let link = try LibNFC.open(bench.options)
                #expect(try link.transceive(.getVersion) == .data([0x00, 0x04, 0x04, 0x02, 0x01, 0x00, 0x0F, 0x03]))
                link.close()
            }
        }
    }

#endif
