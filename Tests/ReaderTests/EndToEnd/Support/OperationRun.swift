// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import VirtualTag

    /// The same operation on the same chip, over a direct link and over a reader.
    struct OperationRun: Sendable {
        /// What was done, on what, over which way.
        struct Row: Hashable, Sendable {
            let path: ReaderPath
            let card: Card
            let operation: Operation
        }

        let memoryBefore: [UInt8]
        let expected: Operation.Outcome
        let expectedMemory: [UInt8]
        let outcome: Operation.Outcome
        let memory: [UInt8]

        init(_ row: Row) throws {
            let chip = try row.operation.chip(row.card)
            memoryBefore = chip.memory
            let direct = VirtualTagLink(chip: chip, capabilities: row.path.capabilities)
            expected = try row.operation.run(on: row.card, over: direct)
            expectedMemory = direct.chip.memory
            (outcome, memory) = try row.path.withReader([VirtualTagLink(chip: chip)]) { bench throws in
                let outcome = try bench.withLink { link throws in try row.operation.run(on: row.card, over: link) }
                return (outcome, bench.field.memory)
            }
        }

        static let rows = ReaderPath.allCases.flatMap { path in
            Card.all.flatMap { card in
                Operation.allCases.map { Row(path: path, card: card, operation: $0) }
            }
        }

        /// All of them, run once.
        static let all: [Row: Result<OperationRun, any Error>] = Dictionary(
            uniqueKeysWithValues: zip(
                rows, Workers.results(of: rows) { row in Result { try OperationRun(row) } }))
    }

    extension OperationRun.Row: CustomStringConvertible {
        var description: String { "\(operation.rawValue), \(card.name), \(path.rawValue)" }
    }

#endif
