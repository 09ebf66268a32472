// SPDX-License-Identifier: MIT

internal import Synchronization

/// Raised once by another thread: the work is to end.
final class QuitFlag: Sendable {
    private let flag = Atomic<Bool>(false)

    func raise() { flag.store(true, ordering: .releasing) }

    var isRaised: Bool { flag.load(ordering: .acquiring) }
}
