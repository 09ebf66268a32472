// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Ctrl-C, and a request to end or a lost terminal likewise: the first asks to stop between two steps, the second
/// stops at once.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    private static let count = Atomic<Int>(0)

    /// The end of a pipe that the handler writes to; -1 while there is none.
    private static let alarm = Atomic<Int32>(-1)

    /// The other end, which whoever waits watches too.
    private static let bell = Atomic<Int32>(-1)

    static var happened: Bool { count.load(ordering: .relaxed) > 0 }

    static func install() {
        openPipe()
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in
            // Only async-signal-safe calls here, and the interrupted code must find its errno again.
            let number = errno
            defer { errno = number }
            if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 { _exit(130) }
            var byte: UInt8 = 0
            _ = unsafe write(Interruption.alarm.load(ordering: .relaxed), &byte, 1)
        }
        // Without SA_RESTART, so that a waiting read returns.
        action.sa_flags = 0
        // Whoever started this process may have had the signals blocked, and a blocked one never arrives.
        var mask = sigset_t()
        unsafe sigemptyset(&mask)
        for signal in signals where signal == SIGINT || !isIgnored(signal) {
            unsafe sigaction(signal, &action, nil)
            unsafe sigaddset(&mask, signal)
        }
        unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    }

    /// Whether the signal was switched off for this process, as nohup does with SIGHUP.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var present = sigaction()
        guard unsafe sigaction(signal, nil, &present) == 0 else { return false }
        return unsafe unsafeBitCast(present.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func openPipe() {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        bell.store(ends[0], ordering: .relaxed)
        alarm.store(ends[1], ordering: .relaxed)
    }

    /// Waits until there is something to read, or until somebody asks to stop.
    ///
    /// A signal that comes between a look at the count and a read would be lost on the read; what it leaves in the
    /// pipe is not.
    ///
    /// - Returns: Whether to go on and read.
    static func waitForInput(on descriptor: Int32) -> Bool {
        var requests = [descriptor, bell.load(ordering: .relaxed)].map { end in
            pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        }
        while !happened {
            let ready = unsafe poll(&requests, nfds_t(requests.count), -1)
            // Whatever else is wrong, the read will say it.
            if ready > 0 || errno != EINTR { break }
        }
        return !happened
    }
}
