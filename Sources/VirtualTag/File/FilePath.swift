// SPDX-License-Identifier: MIT

internal import Glibc

/// What the C library does to paths.
enum FilePath {
    /// The path without symbolic links, `.` and `..`.
    ///
    /// - Throws: `FileError` when nothing is there.
    static func resolved(_ path: String) throws(FileError) -> String {
        guard let buffer = unsafe realpath(path, nil) else {
            throw FileError(.open, path: path, errorNumber: errno)
        }
        defer { unsafe free(buffer) }
        return unsafe String(cString: buffer)
    }

    /// The folder that a path lies in.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A name in the same folder that nobody else has.
    static func temporary(beside path: String) -> String {
        let name = ".tag-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
        let folder = folder(of: path)
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

    /// Gives a file another name, over what has that name already.
    static func rename(_ old: String, over new: String) -> Int32 {
        unsafe Glibc.rename(old, new) == 0 ? 0 : errno
    }

    /// Gives a file another name that must be free.
    static func rename(_ old: String, toFree new: String) -> Int32 {
        if unsafe link(old, new) == 0 {
            remove(old)
            return 0
        }
        // File systems without second names, as on memory sticks, leave a moment between asking and renaming.
        guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { return errno }
        var info = stat()
        guard unsafe lstat(new, &info) != 0 else { return EEXIST }
        return rename(old, over: new)
    }

    static func remove(_ path: String) {
        _ = unsafe unlink(path)
    }
}

/// The operating system's words for an error number.
func systemText(of errorNumber: Int32) -> String {
    guard let text = unsafe strerror(errorNumber) else { return "error \(errorNumber)" }
    return unsafe String(cString: text)
}
