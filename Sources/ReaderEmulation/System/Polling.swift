// SPDX-License-Identifier: MIT

internal import Glibc

/// Waiting for descriptors.
enum Polling {
    /// What a wait is for.
    enum Interest {
        case reading
        case writing
    }

    /// Waits until one of the descriptors is ready, or has an error or an end to report.
    ///
    /// - Parameters:
    ///   - descriptors: What to wait for.
    ///   - interest: For reading or for writing.
    ///   - milliseconds: How long at most; nil for ever.
    /// - Returns: For each whether it is ready; all false when the time ran out.
    static func wait(
        for descriptors: [Descriptor],
        _ interest: Interest = .reading,
        milliseconds: Int32? = nil
    ) -> [Bool] {
        let events = Int16(interest == .reading ? POLLIN : POLLOUT)
        var entries = descriptors.map { pollfd(fd: $0.number, events: events, revents: 0) }
        let ready = unsafe poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
        guard ready > 0 else { return descriptors.map { _ in false } }
        return entries.map { $0.revents != 0 }
    }
}
