// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Foundation

    /// Many torn writes on one path.
    struct TearRun: Sendable {
        static let count = 200

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
            ends = Workers.results(of: tears) { TearEnd($0) }
        }
    }

#endif
