// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Keeps the start of a process apart from the runs of the tool in this process.
///
/// Until a child has become another program it has a copy of every open file, and with it the lock of a tag's file that a
/// run here has open: the next run would find the tag held.
enum Turns {
    private struct State {
        var runs = 0
        var starts = 0
    }

    private static let state = Mutex(State())

    /// Runs the tool in this process.
    static func run<Result>(_ body: () -> Result) -> Result {
        waitUntil { state in
            guard state.starts == 0 else { return false }
            state.runs += 1
            return true
        }
        defer { state.withLock { $0.runs -= 1 } }
        return body()
    }

    /// Starts a process.
    static func start(_ body: () throws -> Void) rethrows {
        state.withLock { $0.starts += 1 }
        defer { state.withLock { $0.starts -= 1 } }
        waitUntil { $0.runs == 0 }
        try body()
    }

    private static func waitUntil(_ isMyTurn: (inout State) -> Bool) {
        while !state.withLock({ isMyTurn(&$0) }) { usleep(500) }
    }
}
