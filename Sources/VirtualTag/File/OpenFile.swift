// SPDX-License-Identifier: MIT

internal import Glibc

/// An open file descriptor, closed when its owner goes away.
///
/// Every call of the C library about a descriptor is here, each with its error as a `FileError` that names the path.
struct OpenFile: ~Copyable {
    /// Which file it is, whatever its name.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let node: UInt64
    }

    /// What the file system tells of a file.
    struct Status: Sendable {
        let identity: Identity
        let isRegular: Bool
        let isFolder: Bool
        let size: Int
        let permissions: mode_t
        let owner: uid_t
        let group: gid_t

        fileprivate init(_ info: stat) {
            identity = Identity(device: UInt64(info.st_dev), node: UInt64(info.st_ino))
            isRegular = info.st_mode & S_IFMT == S_IFREG
            isFolder = info.st_mode & S_IFMT == S_IFDIR
            size = Int(info.st_size)
            permissions = info.st_mode & 0o7777
            owner = info.st_uid
            group = info.st_gid
        }
    }

    private let descriptor: Int32
    private let path: String

    /// Opens for reading.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - waiting: Whether to wait for somebody to write into it when it is a pipe.
    /// - Throws: `FileError` when it is not there or may not be read.
    init(reading path: String, waiting: Bool = true) throws(FileError) {
        try self.init(path, flags: O_RDONLY | (waiting ? 0 : O_NONBLOCK), operation: .open, reportedAs: path)
    }

    /// Opens what is there for writing, a device for example.
    init(writing path: String) throws(FileError) {
        try self.init(path, flags: O_WRONLY, operation: .write, reportedAs: path)
    }

    /// Creates a file that must not exist yet, with the permissions that the process grants by default.
    init(creating path: String, reportedAs reportedPath: String) throws(FileError) {
        try self.init(path, flags: O_WRONLY | O_CREAT | O_EXCL, operation: .write, reportedAs: reportedPath)
    }

    private init(
        _ path: String,
        flags: Int32,
        operation: FileError.Operation,
        reportedAs reportedPath: String
    ) throws(FileError) {
        let descriptor = unsafe open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(operation, path: reportedPath, errorNumber: errno) }
        self.descriptor = descriptor
        self.path = reportedPath
    }

    deinit {
        _ = close(descriptor)
    }

    /// What the file system tells of whatever the path leads to now.
    static func status(ofPath path: String) throws(FileError) -> Status {
        var info = stat()
        guard unsafe stat(path, &info) == 0 else { throw FileError(.open, path: path, errorNumber: errno) }
        return Status(info)
    }

    func status() throws(FileError) -> Status {
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { throw FileError(.open, path: path, errorNumber: errno) }
        return Status(info)
    }

    /// Refuses folders, pipes and devices.
    func requirePlain(reportedAs reportedPath: String) throws(FileError) {
        let status = try status()
        if status.isFolder { throw FileError(.open, path: reportedPath, errorNumber: EISDIR) }
        guard status.isRegular else {
            throw FileError(.open, path: reportedPath, errorNumber: EINVAL, text: "not a plain file")
        }
    }

    /// Takes the exclusive lock, waiting no more than a moment; it goes away with this descriptor.
    ///
    /// The moment is for a process that this one has just started: until it runs its program, it holds a copy of every
    /// descriptor, and with it a lock that was given back.
    func lock() throws(FileError) {
        for _ in 0..<10 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            guard errno == EWOULDBLOCK else { break }
            usleep(5000)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw FileError(.lock, path: path, errorNumber: errno)
        }
    }

    /// Reads up to `limit` bytes from where the descriptor stands.
    func read(upTo limit: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while bytes.count < limit {
            let count = unsafe Glibc.read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(.read, path: path, errorNumber: errno) }
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }

    func write(_ bytes: [UInt8]) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError(.write, path: path, errorNumber: count < 0 ? errno : EIO) }
            rest = rest.dropFirst(count)
        }
    }

    /// Gives the file another's permissions, and its owner as far as the process may.
    func adopt(_ status: Status) throws(FileError) {
        // Only root can give a file away; for anybody else the file stays theirs.
        _ = fchown(descriptor, status.owner, status.group)
        guard fchmod(descriptor, status.permissions) == 0 else {
            throw FileError(.write, path: path, errorNumber: errno)
        }
    }

    /// Waits until the content is on the disk.
    func synchronize() throws(FileError) {
        while fsync(descriptor) != 0 {
            if errno == EINTR { continue }
            throw FileError(.write, path: path, errorNumber: errno)
        }
    }
}
