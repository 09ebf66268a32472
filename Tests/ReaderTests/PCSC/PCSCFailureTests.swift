// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("Failures that pcscd cannot be made to show, from a stand-in")
    struct PCSCFailureTests {
        private func standIn() throws -> StandInService {
            StandInService(ScriptedReader(try PCSCTag.chip(.ntag216)))
        }

        @Test("The calls of a link come in the order that PC/SC wants, and are undone in reverse")
        func order() throws {
            let service = try standIn()
            let link = try PCSC.open(PCSCOptions(), service: service)
            link.close()
            #expect(
                service.calls == [
                    "establish", "list", "status", "connect", "begin", "atr",
                    "transmit version of the reader's PN532", "transmit UID", "end", "disconnect leave", "release",
                ])
        }

        // Nothing public tells whether a real ACR122U carries answers of more than 64 bytes.
        @Test(
            "A reader that breaks down over a long answer is asked for short ones from then on",
            arguments: [
                PCSCCase("transaction failed", PCSCErrorCode.notTransacted),
                PCSCCase("communication error", .communication),
                PCSCCase("data lost", .dataLost),
                PCSCCase("answer too long", .insufficientBuffer),
            ])
        func longAnswers(_ row: PCSCCase<PCSCErrorCode>) throws {
            let service = try standIn()
            let link = try PCSC.open(PCSCOptions(), service: service)
            service.failNext("transmit FAST_READ", row.value)
            #expect(try link.transceive(.fastRead(4...60)) == .none)
            #expect(link.capabilities == LinkCapabilities(carriesNativeCommands: true, longestAnswer: 16))
            #expect(try link.transceive(.read(4)) != .none)
        }

        @Test(
            "The same breakdown over a short answer is an error",
            arguments: [
                PCSCCase("READ", TagCommand.read(4)),
                PCSCCase("WRITE", .write(4, [0, 0, 0, 0])),
                PCSCCase("GET_VERSION", .getVersion),
            ])
        func shortAnswers(_ row: PCSCCase<TagCommand>) throws {
            let service = try standIn()
            let link = try PCSC.open(PCSCOptions(), service: service)
            service.failNext("transmit \(row.value)", .notTransacted)
            let error = try #require(throws: LinkError.self) { try link.transceive(row.value) }
            #expect(error.kind == .failed && error.libraryCode == 0x8010_0016)
            link.close()
            #expect(service.calls.contains("disconnect reset"))
        }

        @Test("A breakdown with the tag gone is a lost tag, and nothing is reset")
        func goneMeanwhile() throws {
            let service = try standIn()
            let link = try PCSC.open(PCSCOptions(), service: service)
            service.failNext("transmit FAST_READ", .notTransacted)
            service.flags = .empty
            let error = try #require(throws: LinkError.self) { try link.transceive(.fastRead(4...60)) }
            #expect(error.kind == .tagLost && error.libraryCode == 0x8010_0016)
            link.close()
            #expect(service.calls.suffix(3) == ["end", "disconnect leave", "release"])
        }

        @Test(
            "What became of the tag is said",
            arguments: [
                PCSCCase("removed", (code: PCSCErrorCode.removedCard, kind: LinkError.Kind.tagLost)),
                PCSCCase("reset by another program", (.resetCard, .failed)),
                PCSCCase("reader unplugged", (.readerUnavailable, .noReader)),
                PCSCCase("service stopped", (.serviceStopped, .noReader)),
            ])
        func exchangeFailures(_ row: PCSCCase<(code: PCSCErrorCode, kind: LinkError.Kind)>) throws {
            let service = try standIn()
            let link = try PCSC.open(PCSCOptions(), service: service)
            service.failNext("transmit READ", row.value.code)
            let error = try #require(throws: LinkError.self) { try link.transceive(.read(4)) }
            #expect(error.kind == row.value.kind && error.libraryCode == Int(row.value.code.rawValue))
            #expect(try link.reselect().bytes == PCSCTag.uid)
        }

        @Test("A reset that fails is followed by switching the tag off and on")
        func powerCycle() throws {
            let service = try standIn()
            let link = try PCSC.open(PCSCOptions(), service: service)
            service.failNext("reconnect reset", .unresponsiveCard)
            #expect(try link.reselect().bytes == PCSCTag.uid)
            #expect(
                service.calls.suffix(8) == [
                    "status", "end", "reconnect reset", "status", "status", "reconnect power off", "begin",
                    "transmit UID",
                ])
        }

        // pcscd 1.9.9 calls a reader occupied after a reset with nothing there.
        @Test("With no tag there nothing is reset")
        func nothingToReset() throws {
            let service = try standIn()
            let link = try PCSC.open(PCSCOptions(), service: service)
            service.flags = .empty
            let error = try #require(throws: LinkError.self) { try link.reselect() }
            #expect(error.kind == .tagLost)
            #expect(service.calls.last == "status")
        }

        @Test(
            "A tag whose arrival is still under way is tried again",
            arguments: [
                PCSCCase("protocol mismatch", PCSCErrorCode.protocolMismatch), PCSCCase("reset", .resetCard),
                PCSCCase("removed", .removedCard),
            ])
        func arrival(_ row: PCSCCase<PCSCErrorCode>) throws {
            let service = try standIn()
            service.failNext("transmit", row.value)
            let link = try PCSC.open(PCSCOptions(wait: .seconds(20)), service: service)
            #expect(link.uid.bytes == PCSCTag.uid)
            #expect(service.calls.filter { $0 == "connect" }.count == 2)
        }

        @Test(
            "Opening that fails gives everything back",
            arguments: [
                PCSCCase("establish", ["establish"]),
                PCSCCase("list", ["establish", "list", "release"]),
                PCSCCase("connect", ["establish", "list", "status", "connect", "release"]),
                PCSCCase(
                    "begin", ["establish", "list", "status", "connect", "begin", "disconnect leave", "release"]),
                PCSCCase(
                    "atr",
                    ["establish", "list", "status", "connect", "begin", "atr", "end", "disconnect leave", "release"]),
            ])
        func opening(_ row: PCSCCase<[String]>) throws {
            let service = try standIn()
            service.failNext(row.name, .serviceStopped)
            let error = try #require(throws: LinkError.self) { try PCSC.open(PCSCOptions(), service: service) }
            #expect(error.kind == .noReader && error.libraryCode == 0x8010_001E)
            #expect(service.calls == row.value)
        }

        @Test("No readers is an empty list, and an error for who wants one")
        func noReaders() throws {
            let service = try standIn()
            service.failNext("list", .noReaders)
            #expect(try PCSC.readers(of: service).isEmpty)
            service.failNext("list", .noReaders)
            #expect(
                throws: LinkError(
                    .noReader, library: "PC/SC", text: "no reader that takes tags; there is none at all")
            ) { try PCSC.open(PCSCOptions(), service: service) }
        }

        @Test("A reader that is unplugged during the wait ends it")
        func unplugged() throws {
            let service = try standIn()
            service.flags = [.unknown, .unavailable]
            let error = try #require(throws: LinkError.self) { try PCSC.open(PCSCOptions(wait: nil), service: service) }
            #expect(error.kind == .noReader)
        }

        @Test("A tag that stays mute is no tag, with the reason")
        func mute() throws {
            let service = try standIn()
            service.failNext("connect", .unresponsiveCard)
            let error = try #require(throws: LinkError.self) { try PCSC.open(PCSCOptions(), service: service) }
            #expect(error.kind == .noTag && error.libraryCode == 0x8010_0066)
        }
    }
#endif
