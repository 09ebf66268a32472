// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import PCSCReader
    import ReaderEmulation
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    extension EndToEnd {
        @Suite("Tags that leave, come back, are swapped or are two")
        struct Presence {
            private static let card = Card.all[0]
            private static let old = Card.message(ofSize: 60, seed: 11)
            private static let new = Card.message(ofSize: 90, seed: 12)
            private static let elsewhere = Card.message(ofSize: 30, seed: 13)

            /// The commands of the write when nothing goes wrong.
            private static func counts(_ path: ReaderPath) throws -> (asking: Int, writing: Int, whole: Int) {
                try VirtualDryRun(card: card, old: old, capabilities: path.capabilities).commandCounts(writing: new)
            }

            /// Writes and returns the name of the failure, or nil.
            private static func failure(writing message: [UInt8] = new, over link: any TagLink) throws -> String? {
                let session = TagSession(link: link)
                let outgoing = try VirtualDryRun.outgoing(message)
                do throws(WriteFailure) {
                    let prepared = try TagWriter.prepare(outgoing, on: session)
                    _ = try TagWriter.perform(prepared, on: session)
                    return nil
                } catch {
                    return error.code
                }
            }

            private static func expectFinished(by bench: ReaderBench) throws {
                try bench.withLink { link throws in #expect(try failure(over: link) == nil) }
                #expect(WalkedMessage(bench.field.memory) == .message(new))
            }

            @Test("Taken away while it is written, put back, written again", arguments: ReaderPath.allCases)
            func removedAndReturned(_ path: ReaderPath) throws {
                let counts = try Presence.counts(path)
                for index in [0, counts.asking, counts.asking + counts.writing - 1, counts.whole - 1] {
                    try path.withReader([try Presence.card.tag(holding: Presence.old)]) { bench throws in
                        try bench.withLink { link throws in
                            bench.field.arm(.removal, after: index)
                            #expect(try Presence.failure(over: link) == "tag-lost", "at command \(index)")
                        }
                        #expect(throws: LinkError.self) { try bench.open(wait: .milliseconds(100)) }
                        bench.field.putBack()
                        try Presence.expectFinished(by: bench)
                    }
                }
            }

            @Test("Taken away and put back while nobody looked", arguments: ReaderPath.libraries)
            func backAtOnce(_ path: ReaderPath) throws {
                let counts = try Presence.counts(path)
                try path.withReader([try Presence.card.tag(holding: Presence.old)]) { bench throws in
                    try bench.withLink { link throws in
                        bench.field.arm(.tearBeforeEffect, after: counts.asking)
                        #expect(try Presence.failure(over: link) == "tag-silent")
                        #expect(WalkedMessage(bench.field.memory) == .message(Presence.old))
                        // The link itself goes on.
                        #expect(try link.reselect().bytes == EmulatedTag.uid)
                        #expect(try Presence.failure(over: link) == nil)
                    }
                    #expect(WalkedMessage(bench.field.memory) == .message(Presence.new))
                }
            }

            /// A swap at a command, and whether the reader tells of it.
            struct Swap: Sendable, CustomTestStringConvertible {
                let path: ReaderPath
                let stage: Tear.Stage
                let isNoticed: Bool

                var testDescription: String {
                    "\(path.rawValue), \(stage.rawValue), \(isNoticed ? "the reader sees it" : "the reader misses it")"
                }

                /// What the caller is told: where the reader sees the swap, pcscd reports the removal, or, when it looks
                /// only after the other tag has come, that the command was not carried out.
                var failures: [String] { isNoticed ? ["tag-lost", "link-failed"] : ["other-tag"] }

                static let all = ReaderPath.allCases.flatMap { path in
                    Tear.Stage.allCases.flatMap { stage in
                        (path == .libnfc ? [false] : [false, true]).map {
                            Swap(path: path, stage: stage, isNoticed: $0)
                        }
                    }
                }
            }

            @Test("Another tag in its place is refused, and nothing is written on it", arguments: Swap.all)
            func swapped(_ swap: Swap) throws {
                let counts = try Presence.counts(swap.path)
                let index =
                    switch swap.stage {
                    case .asking: 1
                    case .writing: counts.asking + 2
                    case .verifying: counts.asking + counts.writing
                    }
                let mine = try Presence.card.tag(holding: Presence.old)
                let other = try Presence.card.tag(holding: Presence.elsewhere, uid: EmulatedTag.otherUID)
                let before = other.chip.memory
                try swap.path.withReader([mine], noticesSwaps: swap.isNoticed) { bench throws in
                    try bench.withLink { link throws in
                        let interrupted = InterruptedLink(link, before: index) { bench.field.swap(to: other) }
                        let failure = try Presence.failure(over: interrupted)
                        #expect(swap.failures.contains(failure ?? "none"), "\(failure ?? "none")")
                    }
                    #expect(bench.field.memory == before)
                    let shown = WalkedMessage(mine.chip.memory)
                    switch swap.stage {
                    case .asking: #expect(shown == .message(Presence.old))
                    case .writing: #expect(shown == .empty)
                    case .verifying: #expect(shown == .message(Presence.new))
                    }
                    // Back again, it is finished.
                    bench.field.swap(to: mine)
                    if swap.isNoticed || swap.path == .libnfc { try Presence.expectFinished(by: bench) }
                    #expect(other.chip.memory == before)
                }
            }

            @Test("libnfc: two tags on the reader are refused before anything is asked")
            func twoTagsAtPN532() throws {
                let tags = [
                    try Presence.card.tag(holding: Presence.old),
                    try Presence.card.tag(holding: Presence.elsewhere, uid: EmulatedTag.otherUID),
                ]
                let before = tags.map(\.chip.memory)
                try ReaderPath.libnfc.withReader(tags) { bench throws in
                    let error = try #require(throws: LinkError.self) { try bench.open(wait: .zero) }
                    #expect(error.kind == .unusable)
                    #expect(error.text.contains("04A1B2C3D4E5F6") && error.text.contains("04112233445566"))
                    #expect(bench.field.counters.frames == 0)
                }
                #expect(tags.map(\.chip.memory) == before)
            }

            // An ACR122U selects one of them and tells of no other (API-ACR122U 2.04, chapter 4).
            @Test("PC/SC: of two tags the one that was opened is written, and the other is not")
            func twoTagsAtACR122U() throws {
                let mine = try Presence.card.tag(holding: Presence.old)
                let other = try Presence.card.tag(holding: Presence.elsewhere, uid: EmulatedTag.otherUID)
                let before = other.chip.memory
                try ReaderPath.pcsc.withReader([mine, other]) { bench throws in
                    try bench.withLink { link throws in
                        #expect(link.uid == mine.uid)
                        #expect(try Presence.failure(over: link) == nil)
                    }
                }
                #expect(WalkedMessage(mine.chip.memory) == .message(Presence.new))
                #expect(other.chip.memory == before)
            }

            @Test("A second tag laid beside it while it is written is not written", arguments: ReaderPath.allCases)
            func secondTag(_ path: ReaderPath) throws {
                let counts = try Presence.counts(path)
                let mine = try Presence.card.tag(holding: Presence.old)
                let other = try Presence.card.tag(holding: Presence.elsewhere, uid: EmulatedTag.otherUID)
                let before = other.chip.memory
                try path.withReader([mine]) { bench throws in
                    try bench.withLink { link throws in
                        let interrupted = InterruptedLink(link, before: counts.asking + 1) { bench.field.add(other) }
                        #expect(try Presence.failure(over: interrupted) == nil)
                    }
                }
                #expect(WalkedMessage(mine.chip.memory) == .message(Presence.new))
                #expect(other.chip.memory == before)
            }

            /// A fault at the first write.
            struct Fault: Sendable, CustomTestStringConvertible {
                let path: ReaderPath
                let fault: FieldFault

                var testDescription: String { "\(path.rawValue): \(fault)" }

                static let all = ReaderPath.allCases.flatMap { path in
                    [.silence, .refusal(code: 0), .refusal(code: 1), .refusal(code: 5)].map {
                        Fault(path: path, fault: $0)
                    }
                }
            }

            // The readers tell refusal and silence alike, so that both read as silence.
            @Test(
                "A refused or unanswered write is a failure of the tag, and the second run finishes",
                arguments: Fault.all)
            func refusedWrite(_ row: Fault) throws {
                let counts = try Presence.counts(row.path)
                try row.path.withReader([try Presence.card.tag(holding: Presence.old)]) { bench throws in
                    try bench.withLink { link throws in
                        bench.field.arm(row.fault, after: counts.asking)
                        #expect(try Presence.failure(over: link) == "tag-silent")
                        #expect(WalkedMessage(bench.field.memory) == .message(Presence.old))
                    }
                    try Presence.expectFinished(by: bench)
                }
            }

            // Seen when a tag came to a virtual reader that pcscd still took for occupied: the first exchange broke off, and
            // for the whole session the reader passed for one without a PN532.
            @Test("A tag lifted and laid down while the reader is asked for its PN532 costs no native commands")
            func brokenProbe() throws {
                try withReader { slot, reader, _ throws in
                    reader.next([0xFF, 0x00, 0x00, 0x00, 0x02, 0xD4, 0x02], .answer([0x00]))
                    let link = try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20)))
                    defer { link.close() }
                    #expect(link.capabilities == ReaderPath.pcsc.capabilities)
                    #expect(try link.transceive(.getVersion) != .none)
                }
            }

            // Seen with pcscd 1.9.9 when the tag left between two commands: SCARD_E_PROTO_MISMATCH.
            @Test("A protocol that pcscd forgot in the middle of a session is a tag that left")
            func forgottenProtocol() {
                let code = PCSCErrorCode(rawValue: 0x8010_000F)
                #expect(PCSCCallError(call: "SCardTransmit", code: code, text: "").linkError.kind == .tagLost)
                #expect(PCSCCallError(call: "SCardConnect", code: code, text: "").linkError.kind == .unusable)
            }

            @Test("A reader that vanishes while it is used is a failure of the link, and the call comes back")
            func vanishedPN532() throws {
                let counts = try Presence.counts(.libnfc)
                try ReaderPath.libnfc.withReader([try Presence.card.tag(holding: Presence.old)]) { bench throws in
                    let link = try bench.open()
                    defer { link.close() }
                    let interrupted = InterruptedLink(link, before: counts.asking) { bench.stop() }
                    #expect(try Presence.failure(over: interrupted) == "link-failed")
                    #expect(WalkedMessage(bench.field.memory) == .message(Presence.old))
                }
            }

            @Test("An ACR122U that is unplugged takes its tag along")
            func vanishedACR122U() throws {
                let counts = try Presence.counts(.pcsc)
                try ReaderPath.pcsc.withReader([try Presence.card.tag(holding: Presence.old)]) { bench throws in
                    let link = try bench.open()
                    defer { link.close() }
                    let interrupted = InterruptedLink(link, before: counts.asking) { bench.stop() }
                    #expect(try Presence.failure(over: interrupted) == "tag-lost")
                    #expect(WalkedMessage(bench.field.memory) == .message(Presence.old))
                }
            }
        }
    }

#endif
