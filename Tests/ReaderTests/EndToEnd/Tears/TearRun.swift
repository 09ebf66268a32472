// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Foundation
    import Synchronization
    import TestSupport

    /// Many torn writes on one path, several at a time, for pcscd looks at its readers twice a second only.
    struct TearRun: Sendable {
        static let count = 240
        private static let workers = 6

        /// `TAPCARD_TEST_SEED`, or one that is always the same.
        static let seed = ProcessInfo.processInfo.environment["TAPCARD_TEST_SEED"].flatMap { UInt64($0) } ?? 20_261_130

        let ends: [TearEnd]

        private static let libnfc = Result { try TearRun(.libnfc) }
        private static let pcsc = Result { try TearRun(.pcsc) }

        /// The run on this path, made at the first call.
        static func on(_ path: ReaderPath) throws -> TearRun {
            try path == .libnfc ? libnfc.get() : pcsc.get()
        }

        private init(_ path: ReaderPath) throws {
            print("torn writes over \(path.rawValue): TAPCARD_TEST_SEED=\(TearRun.seed)")
            let tears = try (0..<TearRun.count).map { try Tear(path: path, number: $0, seed: TearRun.seed) }
            final class Work: Sendable {
                let next = Atomic<Int>(0)
                let ends = Mutex<[TearEnd]>([])
            }
            let work = Work()
            let group = DispatchGroup()
            for _ in 0..<TearRun.workers {
                group.enter()
                startThread {
                    while true {
                        let number = work.next.wrappingAdd(1, ordering: .relaxed).oldValue
                        guard number < tears.count else { break }
                        let end = TearEnd(tears[number])
                        work.ends.withLock { $0.append(end) }
                    }
                    group.leave()
                }
            }
            group.wait()
            ends = work.ends.withLock { $0 }.sorted { $0.tear.number < $1.tear.number }
        }
    }

#endif
