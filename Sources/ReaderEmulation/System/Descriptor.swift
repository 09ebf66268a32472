// SPDX-License-Identifier: MIT

internal import Glibc

/// An open file descriptor, closed when its owner goes away.
final class Descriptor: Sendable {
    let number: Int32

    init(owning number: Int32) {
        self.number = number
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        _ = close(number)
    }

    func makeNonBlocking() {
        let flags = fcntl(number, F_GETFL)
        if flags >= 0 { _ = fcntl(number, F_SETFL, flags | O_NONBLOCK) }
    }

    /// What is there to read: bytes, none for now, or nil at the end or after an error.
    func read(atMost count: Int = 4096) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        let got = unsafe Glibc.read(number, &buffer, count)
        if got > 0 { return Array(buffer.prefix(got)) }
        return got < 0 && [EINTR, EAGAIN].contains(errno) ? [] : nil
    }

    /// Writes as much as fits now.
    ///
    /// - Returns: How many bytes, or nil when nobody will ever take them.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        let wrote = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
        if wrote >= 0 { return wrote }
        return [EINTR, EAGAIN].contains(errno) ? 0 : nil
    }

    /// Sends as much as fits now over a socket, without a signal when the other end is gone.
    func send(_ bytes: ArraySlice<UInt8>) -> Int? {
        let sent = unsafe bytes.withUnsafeBytes { buffer in
            unsafe Glibc.send(number, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        }
        if sent >= 0 { return sent }
        return [EINTR, EAGAIN].contains(errno) ? 0 : nil
    }
}
