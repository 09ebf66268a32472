// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Ctrl-C: the first asks to stop between two steps, the second stops at once.
enum Interruption {
    private static let count = Atomic<Int>(0)

    static var happened: Bool { count.load(ordering: .relaxed) > 0 }

    static func install() {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in
            // Only async-signal-safe calls here.
            if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 { _exit(130) }
        }
        // Without SA_RESTART, so that a waiting read returns.
        action.sa_flags = 0
        unsafe sigaction(SIGINT, &action, nil)
    }
}
