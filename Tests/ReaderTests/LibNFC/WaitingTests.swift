// SPDX-License-Identifier: MIT

#if LibNFC

    import LibNFCReader
    import Synchronization
    import TagAccess
    import Testing
    import Type2Tag

    /// Waiting for a tag, and which tags are taken.
    @Suite("libnfc: waiting for a tag", .timeLimit(.minutes(1)))
    struct WaitingTests {
        @Test func withoutWaitingItLooksOnce() throws {
            let reader = try ScriptedPN532()
            defer { reader.stop() }
            let error = try #require(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            }
            #expect(error.kind == .noTag && error.text == "no tag on the reader")
            #expect(reader.takeReceived().filter { $0[0] == 0x4A }.count == 1)
        }

        @Test func theWaitEndsWhenItsTimeIsOver() throws {
            let reader = try ScriptedPN532()
            defer { reader.stop() }
            let error = try #require(throws: LinkError.self) {
                let wait = Duration.milliseconds(200)
                _ = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, wait: wait))
            }
            #expect(error.kind == .noTag && error.text == "no tag came within 0.2 seconds")
            #expect(reader.takeReceived().filter { $0[0] == 0x4A }.count > 1)
        }

        @Test func anEndlessWaitEndsOnRequest() throws {
            let reader = try ScriptedPN532()
            defer { reader.stop() }
            var asked = 0
            let error = try #require(throws: LinkError.self) {
                _ = try LibNFC.open(
                    LibNFCOptions(connectionString: reader.connectionString, wait: nil) {
                        asked += 1
                        return asked == 3
                    }
                )
            }
            #expect(error.kind == .noTag && error.text == "stopped before a tag came")
            #expect(asked == 3)
        }

        @Test func aTagThatComesLaterIsTaken() throws {
            let reader = try ScriptedPN532()
            defer { reader.stop() }
            let looks = Mutex(0)
            let link = try LibNFC.open(
                LibNFCOptions(connectionString: reader.connectionString, wait: nil) {
                    let count = looks.withLock { count in
                        count += 1
                        return count
                    }
                    if count == 2 { reader.follow(ScriptedPN532.oneTag()) }
                    return false
                }
            )
            #expect(link.uid.description == "04A1B2C3D4E5F6")
            #expect(looks.withLock { $0 } == 2)
        }

        struct Identifier: CustomTestStringConvertible, Sendable {
            let name: String
            let air: [UInt8]
            let uid: String

            var testDescription: String { name }
        }

        // The PN532 passes cascade tags on (UM0701-02 §7.3.5); they are not part of the identifier (ISO/IEC 14443-3).
        static let identifiers = [
            Identifier(name: "four bytes", air: [0x12, 0x34, 0x56, 0x78], uid: "12345678"),
            Identifier(name: "seven bytes", air: [4, 1, 2, 3, 4, 5, 6], uid: "04010203040506"),
            Identifier(
                name: "ten bytes, two cascade tags among them",
                air: [0x88, 0x04, 0x11, 0x22, 0x88, 0x33, 0x44, 0x55, 0x66, 0x77, 0xAA, 0x99],
                uid: "0411223344556677AA99"
            ),
        ]

        @Test(arguments: identifiers)
        func identifierOf(_ sample: Identifier) throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag(uid: sample.air))
            defer { reader.stop() }
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            #expect(link.uid == (try TagUID(parsing: sample.uid)))
        }

        @Test func anIdentifierOfAnotherLengthIsRefused() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag(uid: [1, 2, 3, 4, 5]))
            defer { reader.stop() }
            let error = try #require(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            }
            #expect(error.kind == .unusable && error.text.contains("has 5 bytes"), "\(error)")
        }

        struct OtherTag: CustomTestStringConvertible, Sendable {
            let sak: UInt8
            let text: String

            var testDescription: String { text }
        }

        // NXP AN10833, the table of SAK values.
        static let otherTags = [
            OtherTag(sak: 0x08, text: "its SAK is 08h, a MIFARE Classic 1K"),
            OtherTag(sak: 0x09, text: "its SAK is 09h, a MIFARE Mini"),
            OtherTag(sak: 0x18, text: "its SAK is 18h, a MIFARE Classic 4K"),
            OtherTag(sak: 0x20, text: "its SAK is 20h, a Type 4 tag, bank card or phone"),
            OtherTag(sak: 0x60, text: "its SAK is 60h, a phone or another reader"),
            OtherTag(sak: 0x01, text: "its SAK is 01h"),
        ]

        @Test(arguments: otherTags)
        func refuses(_ sample: OtherTag) throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag(uid: [0x12, 0x34, 0x56, 0x78], sak: sample.sak))
            defer { reader.stop() }
            let error = try #require(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, wait: nil))
            }
            #expect(error.kind == .unusable)
            #expect(error.text == "tag 12345678 is no Type 2 tag: \(sample.text)")
            #expect(!reader.takeReceived().contains { [0x40, 0x42].contains($0[0]) })
        }

        @Test func twoTagsAreRefusedByName() throws {
            let looks = Mutex<UInt8>(0)
            let reader = try ScriptedPN532 { command in
                guard command[0] == 0x4A else { return nil }
                let last = looks.withLock { count in
                    count += 1
                    return count
                }
                return .answer([0x01, 0x01, 0x00, 0x44, 0x00, 0x07, 0x04, 1, 2, 3, 4, 5, last])
            }
            defer { reader.stop() }
            let error = try #require(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, wait: nil))
            }
            #expect(error.kind == .unusable)
            #expect(error.text.contains("(04010203040501 and 04010203040502)"), "\(error)")
        }

        @Test func anAbortEndsACommandThatIsUnderWay() throws {
            let reader = try ScriptedPN532()
            defer { reader.stop() }
            let abort = Mutex<(@Sendable () -> Void)?>(nil)
            reader.follow(
                ScriptedPN532.oneTag { _ in
                    abort.withLock { $0 }?()
                    return .nothing
                }
            )
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            abort.withLock { $0 = link.abort }
            let error = try #require(throws: LinkError.self) { try link.transceive(.read(4)) }
            #expect(error.kind == .failed && error.libraryCode == -7, "\(error)")
            reader.follow(ScriptedPN532.oneTag { _ in .answer([0x00] + [UInt8](repeating: 9, count: 16)) })
            #expect(try link.reselect() == link.uid)
            #expect(try link.transceive(.read(4)) == .data([UInt8](repeating: 9, count: 16)))
        }
    }

#endif
