// SPDX-License-Identifier: MIT

#if PCSC
    import Glibc
    import PCSCReader
    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    @Suite("Tags that come and go, through the real pcscd", .serialized)
    struct PCSCPresenceTests {
        @Test(
            "A tag pulled away is lost, whatever it was asked",
            arguments: [
                PCSCCase("READ", TagCommand.read(4)),
                PCSCCase("WRITE", .write(4, [1, 2, 3, 4])),
                PCSCCase("GET_VERSION", .getVersion),
                PCSCCase("FAST_READ", .fastRead(4...0x27)),
            ])
        func pulledAway(_ row: PCSCCase<TagCommand>) throws {
            try withTag { link, reader throws in
                reader.next([0xFF], .leave)
                let error = try #require(throws: LinkError.self) { try link.transceive(row.value) }
                #expect(error.kind == .tagLost, "\(error)")
                #expect(error.text.hasPrefix("the tag was taken away"))
                let next = try #require(throws: LinkError.self) { try link.transceive(.read(4)) }
                #expect(next.kind == .tagLost, "\(next)")
                let selection = try #require(throws: LinkError.self) { try link.reselect() }
                #expect(selection.kind == .tagLost, "\(selection)")
            }
        }

        @Test("A write whose answer is lost with the tag has been done")
        func pulledAwayAfterwards() throws {
            try withTag { link, reader throws in
                reader.next([0xFF, 0xD6], .leaveAfterwards)
                let error = try #require(throws: LinkError.self) { try link.transceive(.write(4, [1, 2, 3, 4])) }
                #expect(error.kind == .tagLost)
                #expect(reader.chip[4] == [1, 2, 3, 4])
            }
        }

        @Test("A tag that was taken away and put back is found by its identifier")
        func putBack() throws {
            try withReader { slot, reader, card throws in
                let link = try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20)))
                defer { link.close() }
                card.remove()
                #expect(throws: LinkError.self) { try link.transceive(.read(4)) }
                let other = ScriptedReader(try PCSCTag.chip(uid: PCSCTag.otherUID))
                let next = try CardConnection(other, port: slot.port)
                defer { next.remove() }
                #expect(try reselectedUID(link) == PCSCTag.otherUID)
                #expect(link.uid.bytes == PCSCTag.otherUID)
                #expect(try link.transceive(.read(4)) != .none)
            }
        }

        // A reader that polls by itself, twice a second, may not notice an exchange.
        @Test("A tag exchanged unnoticed is noticed by its identifier")
        func exchanged() throws {
            try withTag { link, reader throws in
                reader.next([0xFF, 0xB0], .exchange(try PCSCTag.chip(uid: PCSCTag.otherUID)))
                _ = try link.transceive(.read(4))
                #expect(link.uid.bytes == PCSCTag.uid)
                #expect(try link.reselect().bytes == PCSCTag.otherUID)
            }
        }

        @Test("Without a tag the wait ends in time", arguments: [Duration.zero, .milliseconds(300)])
        func noTag(_ wait: Duration) throws {
            try PrivatePCSCD.shared().withSlot { slot throws in
                try untilEmpty(slot)
                let start = ContinuousClock.now
                let error = try #require(throws: LinkError.self) {
                    try PCSC.open(PCSCOptions(readerName: slot.name, wait: wait))
                }
                #expect(error == LinkError(.noTag, library: "PC/SC", text: "no tag came to \"\(slot.name)\" in time"))
                #expect(ContinuousClock.now - start >= wait)
            }
        }

        @Test("A wait without end can be stopped")
        func stopped() throws {
            try PrivatePCSCD.shared().withSlot { slot throws in
                try untilEmpty(slot)
                var asked = 0
                let error = try #require(throws: LinkError.self) {
                    try PCSC.open(
                        PCSCOptions(readerName: slot.name, wait: nil) {
                            asked += 1
                            return asked == 3
                        })
                }
                #expect(error == LinkError(.noTag, library: "PC/SC", text: "stopped while waiting for a tag"))
                #expect(asked == 3)
            }
        }

        @Test("A tag that comes while waited for is taken")
        func comesLate() throws {
            try PrivatePCSCD.shared().withSlot { slot throws in
                try untilEmpty(slot)
                var card: CardConnection?
                defer { card?.remove() }
                let reader = ScriptedReader(try PCSCTag.chip())
                let link = try PCSC.open(
                    PCSCOptions(readerName: slot.name, wait: nil) {
                        if card == nil { card = try? CardConnection(reader, port: slot.port) }
                        return false
                    })
                #expect(link.uid.bytes == PCSCTag.uid)
                link.close()
            }
        }

        @Test("A tag that does not answer yet is waited for")
        func notYetAwake() throws {
            try withReader { slot, reader, _ throws in
                reader.next([0xFF, 0xCA], .answer([0x63, 0x00]))
                reader.next([0xFF, 0xCA], .answer([0x63, 0x00]))
                let link = try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20)))
                #expect(link.uid.bytes == PCSCTag.uid)
                link.close()
            }
        }

        // PC/SC part 3, 3.1.3.2.3 and its supplement of card names.
        @Test(
            "What is no Type 2 tag is named",
            arguments: [
                PCSCCase("MIFARE Classic 1K", (name: [0x00, 0x01] as [UInt8], words: "a MIFARE Classic 1K")),
                PCSCCase("MIFARE Classic 4K", (name: [0x00, 0x02], words: "a MIFARE Classic 4K")),
                PCSCCase("FeliCa", (name: [0xF0, 0x11], words: "a FeliCa (Type 3 tag)")),
            ])
        func otherKinds(_ row: PCSCCase<(name: [UInt8], words: String)>) throws {
            var settings = ScriptedReader.Settings()
            settings.atr.replaceSubrange(13..<15, with: row.value.name)
            settings.atr[19] = settings.atr[1..<19].reduce(0, ^)
            try withReader(settings: settings) { slot, _, _ throws in
                let error = try #require(throws: LinkError.self) {
                    try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20)))
                }
                #expect(error.kind == .unusable)
                #expect(error.text == "not a Type 2 tag: the reader reports \(row.value.words)")
            }
        }

        /// Selects again as soon as the daemon has noticed the next tag.
        private func reselectedUID(_ link: PCSCLink) throws -> [UInt8] {
            for _ in 0..<100 {
                do throws(LinkError) {
                    return try link.reselect().bytes
                } catch {
                    guard error.kind == .tagLost else { throw error }
                    usleep(50_000)
                }
            }
            return []
        }

        /// Waits until the card of the test before is gone for the daemon too.
        private func untilEmpty(_ slot: PrivatePCSCD.Slot) throws {
            for _ in 0..<200 {
                if try PCSC.readers().first(where: { $0.name == slot.name })?.hasCard == false { return }
                usleep(50_000)
            }
            let state = try PCSC.readers().first { $0.name == slot.name }
            Issue.record("\(slot.name) does not become empty: \(String(describing: state))")
        }
    }
#endif
