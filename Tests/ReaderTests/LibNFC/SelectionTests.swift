// SPDX-License-Identifier: MIT

#if LibNFC

    import LibNFCReader
    import Synchronization
    import TagAccess
    import Testing
    import Type2Tag

    /// What goes to the reader when a tag is selected again.
    @Suite("libnfc: selecting again", .timeLimit(.minutes(1)))
    struct SelectionTests {
        private static let fieldOff: [UInt8] = [0x32, 0x01, 0x00]
        private static let fieldOn: [UInt8] = [0x32, 0x01, 0x01]
        private static let callToAll: [UInt8] = [0x4A, 0x01, 0x00]
        private static let uid: [UInt8] = [0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]
        // libnfc puts the cascade tag in (capture of libnfc 1.8.0).
        private static let callByName = callToAll + [0x88] + uid

        @Test func theFieldGoesOffAndOnBeforeTheCall() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            _ = reader.takeReceived()
            _ = try link.reselect()
            #expect(
                reader.takeReceived() == [SelectionTests.fieldOff, SelectionTests.fieldOn, SelectionTests.callToAll]
            )
        }

        @Test func aTagThatKeepsStillIsCalledByItsName() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            let whole = ScriptedPN532.oneTag()
            reader.follow { $0 == SelectionTests.callByName ? whole($0) : nil }
            #expect(try link.reselect().bytes == SelectionTests.uid)
            #expect(reader.takeReceived().last == SelectionTests.callByName)
        }

        @Test func aTagThatNeedsASecondCallIsNotLost() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            let whole = ScriptedPN532.oneTag()
            let calls = Mutex(0)
            reader.follow { command in
                guard command[0] == 0x4A else { return nil }
                let count = calls.withLock { count in
                    count += 1
                    return count
                }
                return count > 2 ? whole(command) : nil
            }
            #expect(try link.reselect().bytes == SelectionTests.uid)
        }

        @Test func aTagOfAnotherTypeIsReturnedByItsName() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            reader.follow(ScriptedPN532.oneTag(uid: [0x12, 0x34, 0x56, 0x78], sak: 0x08))
            #expect(try link.reselect().description == "12345678")
        }

        @Test func aReaderThatFailsIsNotATagThatIsLost() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            reader.follow { _ in .errorFrame }
            let error = try #require(throws: LinkError.self) { try link.reselect() }
            #expect(error.kind == .failed && error.libraryCode == -1)
            #expect(link.uid.bytes == SelectionTests.uid)
        }

        @Test func framingIsSetAnewAfterASelection() throws {
            let reader = try ScriptedPN532(
                ScriptedPN532.oneTag { _ in .answer([0x00] + [UInt8](repeating: 1, count: 16)) })
            defer { reader.stop() }
            let trace = RecordingSink()
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, trace: trace))
            for _ in 0..<2 {
                _ = try link.transceive(.read(4))
                _ = try link.transceive(.read(8))
                _ = try link.reselect()
            }
            let told = trace.entries.filter { $0.meaning.contains("NP_EASY_FRAMING, true") }
            #expect(told.count == 2)
        }
    }

#endif
