// SPDX-License-Identifier: MIT

internal import Glibc

/// Stream sockets.
enum Socket {
    /// Connects to a port, or returns nil when nobody listens there or the address is none.
    static func connect(host: String, port: UInt16) -> Descriptor? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        guard unsafe inet_pton(AF_INET, host, &address.sin_addr) == 1 else { return nil }
        guard let socket = open(AF_INET) else { return nil }
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(socket.number, $0, size)
            }
        }
        return status == 0 ? socket : nil
    }

    /// Sends everything, waiting for a slow reader.
    ///
    /// - Returns: Whether all of it went out.
    static func sendAll(_ bytes: [UInt8], over socket: Descriptor) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let count = socket.send(rest) else { return false }
            rest = rest.dropFirst(count)
            guard rest.isEmpty || Polling.wait(for: [socket], .writing, milliseconds: 2000)[0] else { return false }
        }
        return true
    }

    /// Listens at a path, which only the owner may use.
    ///
    /// A socket that a program left behind there is replaced; one that somebody listens at, or a file, is not.
    static func listen(at path: String) throws(EmulationError) -> Descriptor {
        let action = "listen at \(path)"
        guard var address = LocalAddress(path) else { throw EmulationError(action, errorNumber: ENAMETOOLONG) }
        guard let socket = open(AF_UNIX) else { throw EmulationError(action, errorNumber: errno) }
        if isSocket(path) {
            guard let probe = open(AF_UNIX) else { throw EmulationError(action, errorNumber: errno) }
            guard address.connect(probe) != 0 else { throw EmulationError(action, errorNumber: EADDRINUSE) }
            remove(path)
        }
        let mask = umask(0o077)
        let status = address.bind(socket)
        let errorNumber = errno
        _ = umask(mask)
        guard status == 0 else { throw EmulationError(action, errorNumber: errorNumber) }
        guard Glibc.listen(socket.number, 8) == 0 else { throw EmulationError(action, errorNumber: errno) }
        socket.makeNonBlocking()
        return socket
    }

    /// The next caller, or nil when nobody waits.
    static func accept(_ socket: Descriptor) -> Descriptor? {
        let number = Glibc.accept(socket.number, nil, nil)
        guard number >= 0 else { return nil }
        let caller = Descriptor(owning: number)
        caller.makeNonBlocking()
        return caller
    }

    static func remove(_ path: String) {
        _ = unsafe unlink(path)
    }

    private static func open(_ family: Int32) -> Descriptor? {
        let number = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        return number >= 0 ? Descriptor(owning: number) : nil
    }

    private static func isSocket(_ path: String) -> Bool {
        var info = stat()
        return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFSOCK
    }
}

/// The address of a socket in the file system.
private struct LocalAddress {
    private var address = sockaddr_un()

    /// Makes an address, or returns nil when the path is empty or too long for one.
    init?(_ path: String) {
        let bytes = Array(path.utf8)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard !bytes.isEmpty, bytes.count < room else { return nil }
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    }

    mutating func bind(_ socket: Descriptor) -> Int32 {
        unsafe withPointer { unsafe Glibc.bind(socket.number, $0, $1) }
    }

    mutating func connect(_ socket: Descriptor) -> Int32 {
        unsafe withPointer { unsafe Glibc.connect(socket.number, $0, $1) }
    }

    private mutating func withPointer(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, size) }
        }
    }
}
