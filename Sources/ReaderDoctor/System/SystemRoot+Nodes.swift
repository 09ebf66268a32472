// SPDX-License-Identifier: MIT

internal import Glibc

/// A device node cannot be kept in a source tree.
///
/// Under a root that is not `/`, a text file `NAME.meta` stands for the node `NAME` beside it: lines of `key: value`
/// with the keys kind, mode (octal), owner, group (each a number or a name), major, minor.
extension SystemRoot {
    private static let nodeSuffix = ".meta"

    static func nodeName(_ name: String) -> String {
        name.hasSuffix(nodeSuffix) ? String(name.dropLast(nodeSuffix.count)) : name
    }

    /// What lies at a path; symbolic links are followed.
    func entry(at path: String) throws(SystemError) -> SystemEntry {
        if !isLive, let described = try describedNode(at: path) { return described }
        return try SystemRoot.entry(ofHost: host(path), reportedAs: path)
    }

    /// Whether a user may read and write what lies at a path.
    ///
    /// For this machine and this process the kernel is asked, which knows of access lists too.
    func permits(_ user: SystemUser, toUse path: String, entry: SystemEntry) -> Bool {
        guard isLive, user == .current else { return entry.allowsReadingAndWriting(by: user) }
        return unsafe faccessat(AT_FDCWD, path, R_OK | W_OK, AT_EACCESS) == 0
    }

    private static func entry(ofHost host: String, reportedAs path: String) throws(SystemError) -> SystemEntry {
        var status = stat()
        guard unsafe stat(host, &status) == 0 else { throw SystemError(path, errorNumber: errno) }
        let kind: SystemEntry.Kind =
            switch status.st_mode & S_IFMT {
            case S_IFDIR: .folder
            case S_IFCHR: .char
            case S_IFBLK: .block
            case S_IFSOCK: .socket
            case S_IFIFO: .pipe
            default: .file
            }
        // How glibc and the kernel pack the two numbers into one.
        let number = UInt64(status.st_rdev)
        let isDevice = kind == .char || kind == .block
        return SystemEntry(
            kind: kind,
            mode: status.st_mode & 0o7777,
            owner: status.st_uid,
            group: status.st_gid,
            major: isDevice ? UInt32(truncatingIfNeeded: number >> 8 & 0xFFF | number >> 32 & ~0xFFF) : 0,
            minor: isDevice ? UInt32(truncatingIfNeeded: number & 0xFF | number >> 12 & ~0xFF) : 0
        )
    }

    private func describedNode(at path: String) throws(SystemError) -> SystemEntry? {
        let file = path + SystemRoot.nodeSuffix
        guard (try? SystemRoot.entry(ofHost: host(file), reportedAs: file)) != nil else { return nil }
        let accounts = SystemAccounts(of: self)
        var entry = SystemEntry(kind: .char, mode: 0, owner: 0, group: 0)
        for line in try text(of: file).split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map { Text.trimmed($0) }
            guard parts.count == 2 else { throw SystemError(file, text: "expected \"key: value\"") }
            let value = parts[1]
            let number = UInt32(value)
            switch parts[0] {
            case "kind": entry.kind = SystemEntry.Kind(rawValue: value) ?? entry.kind
            case "mode": entry.mode = UInt32(value, radix: 8) ?? 0
            case "owner": entry.owner = number ?? accounts.userNumber(value) ?? 0
            case "group": entry.group = number ?? accounts.groupNumber(value) ?? 0
            case "major": entry.major = number ?? 0
            case "minor": entry.minor = number ?? 0
            default: throw SystemError(file, text: "unknown key \"\(parts[0])\"")
            }
        }
        return entry
    }
}
