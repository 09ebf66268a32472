// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import TestSupport

/// TCP ports of this machine that nobody listens on.
enum FreePort {
    private static let given = Mutex<Set<UInt16>>([])

    /// Two neighbouring ports, of which the first is returned.
    ///
    /// Given once in a process only.
    static func pair() throws -> UInt16 {
        for _ in 0..<1000 {
            let port = UInt16.random(in: 10_000..<30_000) * 2
            guard isFree(port), isFree(port + 1), given.withLock({ $0.insert(port).inserted }) else { continue }
            return port
        }
        throw FixtureError("no free port")
    }

    private static func isFree(_ port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var address = LocalAddress.port(port)
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        } == 0
    }
}

/// Addresses of this machine.
enum LocalAddress {
    static func port(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
