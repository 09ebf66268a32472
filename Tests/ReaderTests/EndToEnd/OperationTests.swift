// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    extension EndToEnd {
        @Suite("Operations: a reader in between changes nothing")
        struct Operations {
            /// An operation on a card, over a way.
            struct Row: Sendable, CustomTestStringConvertible {
                let path: ReaderPath
                let card: Card
                let operation: Operation

                var testDescription: String { "\(operation.rawValue), \(card.name), \(path.rawValue)" }
            }

            static let rows = ReaderPath.allCases.flatMap { path in
                Card.all.flatMap { card in
                    Operation.allCases.map { Row(path: path, card: card, operation: $0) }
                }
            }

            @Test("Outcome and memory are those of a direct link to the same chip", arguments: rows)
            func sameAsDirectLink(_ row: Row) throws {
                let chip = try row.operation.chip(row.card)
                let direct = VirtualTagLink(chip: chip, capabilities: row.path.capabilities)
                let expected = try row.operation.run(on: row.card, over: direct)
                #expect(expected.ending == row.operation.ending)

                try row.path.withReader([VirtualTagLink(chip: chip)]) { bench throws in
                    try bench.withLink { link throws in
                        #expect(link.capabilities == row.path.capabilities)
                        let outcome = try row.operation.run(on: row.card, over: link)
                        #expect(outcome.ending == expected.ending)
                        let isSame = outcome.inspection == expected.inspection
                        #expect(isSame, "what was read through the reader is not what the chip says")
                    }
                    let memory = bench.field.memory
                    #expect(memory == direct.chip.memory)
                    let message =
                        row.operation.keepsMessage
                        ? row.operation.oldMessage(on: row.card) : row.operation.newMessage(on: row.card)
                    #expect(WalkedMessage(memory) == WalkedMessage(message: message))
                    if row.operation.keepsMessage, row.operation != .lock { #expect(memory == chip.memory) }
                }
            }

            @Test("A locked tag is refused by the tag itself as well", arguments: ReaderPath.allCases)
            func locked(_ path: ReaderPath) throws {
                let card = Card.all[0]
                let tag = VirtualTagLink(chip: try Operation.lock.chip(card))
                #expect(try Operation.lock.run(on: card, over: tag).ending == "locked")
                let before = tag.chip.memory
                try path.withReader([tag]) { bench throws in
                    try bench.withLink { link throws in
                        #expect(try Operation.rewrite.run(on: card, over: link).ending == "read-only")
                        #expect(try Operation.lock.run(on: card, over: link).ending == "already-locked")
                        #expect(try link.transceive(.write(6, [1, 2, 3, 4])) == .none)
                        _ = try link.reselect()
                        #expect(try Operation.inspect.run(on: card, over: link).inspection?.access == .readOnly)
                    }
                    #expect(bench.field.memory == before)
                }
            }
        }
    }

#endif
