// SPDX-License-Identifier: MIT

import Glibc
import TestSupport

/// A Unix socket that listens, to be handed to a daemon.
final class UnixListener {
    let descriptor: CInt

    init(path: String) throws {
        descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw FixtureError("no Unix socket") }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let isShort = unsafe withUnsafeMutableBytes(of: &address.sun_path) { field in
            guard bytes.count < field.count else { return false }
            unsafe field.copyBytes(from: bytes)
            return true
        }
        guard isShort else { throw FixtureError("\(path) is too long for a socket") }
        let status = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0, listen(descriptor, 16) == 0 else { throw FixtureError("cannot listen at \(path)") }
    }

    deinit { close(descriptor) }
}
