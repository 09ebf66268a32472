// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import TagAccess
    import Testing
    import Type2Tag
    import VirtualTag

    extension EndToEnd {
        @Suite("Operations: a reader in between changes nothing")
        struct Operations {
            @Test("Outcome and memory are those of a direct link to the same chip", arguments: OperationRun.rows)
            func sameAsDirectLink(_ row: OperationRun.Row) throws {
                let run = try #require(OperationRun.all[row]).get()
                let isNative = row.path.capabilities.carriesNativeCommands
                #expect(run.expected.ending == row.operation.ending(carriesNativeCommands: isNative))
                #expect(run.outcome.ending == run.expected.ending)
                let isSame = run.outcome.inspection == run.expected.inspection
                #expect(isSame, "what was read through the reader is not what the chip says")
                #expect(run.memory == run.expectedMemory)
                let message =
                    row.operation.keepsMessage
                    ? row.operation.oldMessage(on: row.card) : row.operation.newMessage(on: row.card)
                #expect(WalkedMessage(run.memory) == WalkedMessage(message: message))
                let changes = ["verified", "locked"].contains(run.expected.ending)
                #expect((run.memory != run.memoryBefore) == changes)
            }

            @Test("A link tells what its way carries", arguments: ReaderPath.allCases)
            func capabilities(_ path: ReaderPath) throws {
                try path.withReader([try Card.all[0].tag(holding: [])]) { bench throws in
                    try bench.withLink { link throws in #expect(link.capabilities == path.capabilities) }
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
                        let ending = path.capabilities.carriesNativeCommands ? "already-locked" : "chip-not-reported"
                        #expect(try Operation.lock.run(on: card, over: link).ending == ending)
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
