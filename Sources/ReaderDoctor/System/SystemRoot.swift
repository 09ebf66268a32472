// SPDX-License-Identifier: MIT

internal import Glibc

/// The folder under which `/sys`, `/proc`, `/dev`, `/etc` are looked up.
///
/// Everything that a doctor reads of the machine goes through it, so that a folder tree can stand for a machine.
public struct SystemRoot: Hashable, Sendable {
    /// The folder; `/` is this machine.
    public let path: String

    /// Creates a root; without a path it is this machine.
    public init(path: String = "/") {
        self.path = path
    }

    var isLive: Bool { path == "/" }

    func host(_ path: String) -> String {
        isLive ? path : self.path + path
    }

    /// The names in a folder, sorted; the names of described nodes are among them (see `SystemRoot+Nodes.swift`).
    func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = unsafe opendir(host(folder)) else { throw SystemError(folder, errorNumber: errno) }
        defer { unsafe closedir(stream) }
        var names: Set<String> = []
        while let record = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &record.pointee.d_name) { field in
                unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            names.insert(isLive ? name : SystemRoot.nodeName(name))
        }
        return names.sorted()
    }

    /// The whole text of a plain file, without white space at its end.
    ///
    /// Nothing but plain files is opened: opening a device can change its state.
    func text(of file: String, limit: Int = 1 << 16) throws(SystemError) -> String {
        guard try entry(at: file).kind == .file else { throw SystemError(file, text: "not a plain file") }
        let descriptor = unsafe open(host(file), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError(file, errorNumber: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        // The sizes in /proc and /sys say nothing, so that the only way to know is to read on to the end.
        while true {
            var failure: Int32 = 0
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, filled in
                let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                if count < 0 { failure = errno }
                filled = max(0, count)
            }
            if failure == EINTR { continue }
            guard failure == 0 else { throw SystemError(file, errorNumber: failure) }
            if piece.isEmpty { break }
            bytes += piece
            guard bytes.count <= limit else { throw SystemError(file, text: "larger than \(limit) bytes") }
        }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where a symbolic link points.
    func link(at path: String) throws(SystemError) -> String {
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
            let count = unsafe buffer.withMemoryRebound(to: CChar.self) { target in
                unsafe target.baseAddress.map { unsafe readlink(host(path), $0, target.count) } ?? 0
            }
            if count < 0 { failure = errno }
            filled = max(0, count)
        }
        guard failure == 0 else { throw SystemError(path, errorNumber: failure) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether there is anything at a path, a described node included.
    func exists(_ path: String) -> Bool {
        (try? entry(at: path)) != nil
    }
}
