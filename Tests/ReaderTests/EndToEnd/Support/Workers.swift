// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Threads that share out work which mostly waits: pcscd looks at its readers twice a second only.
enum Workers {
    private static let count = 8

    /// What `work` makes of each job, in the order of the jobs.
    static func results<Job: Sendable, Value: Sendable>(
        of jobs: [Job],
        _ work: @escaping @Sendable (Job) -> Value
    ) -> [Value] {
        let progress = Progress<Value>()
        let group = DispatchGroup()
        for _ in 0..<min(count, jobs.count) {
            group.enter()
            startThread {
                while true {
                    let number = progress.next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard number < jobs.count else { break }
                    let value = work(jobs[number])
                    progress.done.withLock { $0[number] = value }
                }
                group.leave()
            }
        }
        group.wait()
        let done = progress.done.withLock { $0 }
        return jobs.indices.compactMap { done[$0] }
    }
}

/// Which jobs are taken, and what came of those that are done.
private final class Progress<Value: Sendable>: Sendable {
    let next = Atomic<Int>(0)
    let done = Mutex<[Int: Value]>([:])
}
