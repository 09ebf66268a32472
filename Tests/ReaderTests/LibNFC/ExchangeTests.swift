// SPDX-License-Identifier: MIT

#if LibNFC

    import LibNFCReader
    import TagAccess
    import TestSupport
    import Testing
    import Type2Tag

    /// What the real libnfc makes of a PN532's answers, from `Fixtures/LibNFC/exchanges.txt`.
    @Suite("libnfc: answers", .timeLimit(.minutes(1)))
    struct ExchangeTests {
        struct Case: CustomTestStringConvertible, Sendable {
            let name: String
            let command: TagCommand
            let sent: [UInt8]?
            let reply: ScriptedPN532.Reply
            let result: String?
            let answer: String

            var testDescription: String { name }

            init(_ stanza: Stanza) throws {
                name = try stanza.required("case")
                command = try Case.command(stanza.required("command"))
                sent = try stanza["sent"].map(fixtureBytes)
                result = stanza["result"]
                answer = try stanza.required("answer")
                if let raw = stanza["raw"] {
                    reply = .raw(try fixtureBytes(raw))
                } else {
                    reply =
                        switch try stanza.required("reply") {
                        case "error-frame": .errorFrame
                        case "silence": .nothing
                        case "deaf": .deaf
                        case let bytes: .answer(try fixtureBytes(bytes))
                        }
                }
            }

            private static func command(_ text: String) throws -> TagCommand {
                let words = text.split(separator: " ")
                switch words.first {
                case "read": return .read(4)
                case "write": return .write(5, [0xD0, 0xD1, 0xD2, 0xD3])
                case "get-version": return .getVersion
                case "signature": return .readSignature
                case "counter": return .readCounter
                case "authenticate": return .authenticate([0x11, 0x22, 0x33, 0x44])
                case "fast-read":
                    let pages = words.dropFirst().compactMap { UInt8($0) }.map { PageAddress(rawValue: $0) }
                    guard pages.count == 2 else { throw FixtureError("fast-read wants two pages") }
                    return .fastRead(pages[0]...pages[1])
                default: throw FixtureError("no command \"\(text)\"")
                }
            }
        }

        static func cases() -> [Case] {
            (try? Fixtures.stanzas("LibNFC/exchanges.txt").map(Case.init)) ?? []
        }

        @Test func everyCaseIsThere() throws {
            #expect(try Fixtures.stanzas("LibNFC/exchanges.txt").map(Case.init).count == 24)
        }

        @Test(arguments: cases())
        func judges(_ sample: Case) throws {
            let reply = sample.reply
            let reader = try ScriptedPN532(ScriptedPN532.oneTag { _ in reply })
            defer { reader.stop() }
            let trace = RecordingSink()
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, trace: trace))
            _ = reader.takeReceived()
            let outcome = Result { () throws(LinkError) in try link.transceive(sample.command) }
            let carried = reader.takeReceived().filter { [0x40, 0x42].contains($0[0]) }
            let call = trace.entries.last { $0.meaning.hasPrefix("nfc_initiator_transceive_bytes(") }?.meaning

            #expect(carried == (sample.sent.map { [$0] } ?? []))
            #expect(call?.components(after: " = ") == sample.result)
            #expect(try ExchangeTests.text(outcome) == ExchangeTests.normalised(sample.answer))
            if case .failure(let error) = outcome {
                #expect(error.kind == .failed && error.library == "libnfc")
                #expect(error.libraryCode.map(String.init) == sample.result)
                #expect(!error.text.isEmpty && !error.text.hasPrefix("no words given"))
            }
            // Whatever it was, the link can be used again.
            reader.follow(ScriptedPN532.oneTag { _ in .answer([0x00] + [UInt8](repeating: 9, count: 16)) })
            #expect(try link.reselect() == link.uid)
            #expect(try link.transceive(.read(8)) == .data([UInt8](repeating: 9, count: 16)))
        }

        private static func text(_ outcome: Result<TagAnswer, LinkError>) -> String {
            switch outcome {
            case .success(.data(let bytes)): "data \(hex(bytes))"
            case .success(.acknowledged): "acknowledged"
            case .success(.notAcknowledged(let code)): "refused \(code)"
            case .success(.none): "none"
            case .failure: "failed"
            }
        }

        private static func normalised(_ answer: String) throws -> String {
            guard answer.hasPrefix("data ") else { return answer }
            return "data \(hex(try fixtureBytes(String(answer.dropFirst(5)))))"
        }
    }

    extension String {
        /// The first word behind the last occurrence of a separator.
        fileprivate func components(after separator: String) -> String? {
            guard let range = ranges(of: separator).last else { return nil }
            return self[range.upperBound...].split(separator: " ").first.map(String.init)
        }
    }

#endif
