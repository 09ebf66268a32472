// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import NDEF
    import ReaderEmulation
    import TagAccess
    import VirtualTag

    /// What came of a torn write.
    struct TearEnd: Sendable {
        /// What a phone would see right after, and what the caller was told.
        enum State: String, CaseIterable, Sendable {
            case oldStands = "failure reported, old message stands"
            case empty = "failure reported, no message"
            case newUnverified = "failure reported, new message there"
            case finished = "finished and verified in spite of it"
            case finishedWrongly = "success reported, and the new message is not there"
            case broken = "something else on the tag"
            case notRun = "not run"
        }

        let tear: Tear
        var state = State.notRun
        /// The name of the failure that was reported.
        var failure: String?
        /// Whether the fault met a command.
        var hasHappened = false
        /// Whether a second run was verified and the new message is there.
        var isFinishedBySecondRun = false
        /// What kept the tear from being run to its end.
        var problem: String?

        init(_ tear: Tear) {
            self.tear = tear
            do {
                try tear.path.withReader([try tear.card.tag(holding: tear.old)]) { bench throws in
                    try run(on: bench)
                }
            } catch {
                problem = "\(error)"
            }
        }

        private mutating func run(on bench: ReaderBench) throws {
            do {
                let link = try bench.open()
                defer { link.close() }
                bench.field.arm(tear.fault, after: tear.index)
                try TearEnd.write(tear.new, over: link)
            } catch let error as WriteFailure {
                failure = error.code
            }
            hasHappened = bench.field.counters.faults == 1 && bench.field.armedFaultCount == 0
            state = state(of: bench.field.memory)

            bench.field.disarm()
            bench.field.putBack()
            try bench.withLink { link throws in try TearEnd.write(tear.new, over: link) }
            isFinishedBySecondRun = WalkedMessage(bench.field.memory) == WalkedMessage(message: tear.new)
        }

        private func state(of memory: [UInt8]) -> State {
            let shown = WalkedMessage(memory)
            let isNew = shown == WalkedMessage(message: tear.new)
            guard failure != nil else { return isNew ? .finished : .finishedWrongly }
            if isNew { return .newUnverified }
            if shown == WalkedMessage(message: tear.old) { return .oldStands }
            return shown == .empty ? .empty : .broken
        }

        private static func write(_ message: [UInt8], over link: any TagLink) throws {
            let session = TagSession(link: link)
            let prepared = try TagWriter.prepare(VirtualDryRun.outgoing(message), on: session)
            _ = try TagWriter.perform(prepared, on: session)
        }
    }

#endif
