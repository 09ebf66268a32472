// SPDX-License-Identifier: MIT

import Glibc
import TestSupport

@testable import ReaderEmulation

/// The other end of a socket: what pcscd or a control program would be.
struct TestPeer {
    let connection: Descriptor

    /// Connects to a socket in the file system.
    init(connectingTo path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(number, $0, size) }
        }
        connection = Descriptor(owning: number)
        guard status == 0 else { throw FixtureError("nobody listens at \(path): errno \(errno)") }
    }

    init(_ connection: Descriptor) {
        self.connection = connection
    }

    func send(_ bytes: [UInt8]) throws {
        guard Socket.sendAll(bytes, over: connection) else { throw FixtureError("the other end is gone") }
    }

    /// Reads exactly this many bytes, or fewer when the other end hangs up or nothing comes for ten seconds.
    func receive(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count, Polling.wait(for: [connection], milliseconds: 10_000)[0],
            let more = connection.read(atMost: count - bytes.count)
        {
            bytes += more
        }
        return bytes
    }

    /// Reads up to the end of a line.
    func receiveLine() -> String {
        var bytes: [UInt8] = []
        while let byte = receive(1).first, byte != UInt8(ascii: "\n") { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the other end hangs up within ten seconds, without sending anything more.
    func hangsUp() -> Bool {
        Polling.wait(for: [connection], milliseconds: 10_000)[0] && connection.read() == nil
    }
}

/// A port of this machine at which the virtual reader driver would listen.
final class TestListener {
    let port: UInt16
    private let socket: Descriptor

    init(port wanted: UInt16 = 0) throws {
        socket = Descriptor(owning: Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var reuse: Int32 = 1
        unsafe setsockopt(socket.number, SOL_SOCKET, SO_REUSEADDR, &reuse, 4)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = wanted.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let number = socket.number
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(number, address, size) == 0 && listen(number, 4) == 0
                    && getsockname(number, address, &size) == 0
            }
        }
        guard status else { throw FixtureError("cannot listen: errno \(errno)") }
        port = UInt16(bigEndian: address.sin_port)
    }

    /// Whether somebody calls within this time.
    func isCalled(within milliseconds: Int32) -> Bool {
        Polling.wait(for: [socket], milliseconds: milliseconds)[0]
    }

    /// The next caller, who has ten seconds.
    func accept() throws -> TestPeer {
        guard isCalled(within: 10_000), let caller = Socket.accept(socket) else { throw FixtureError("nobody called") }
        return TestPeer(caller)
    }
}
