// SPDX-License-Identifier: MIT

internal import Glibc

/// Files that are written whole or not at all.
package enum AtomicFile {
    /// Writes a file by way of a temporary one in the same folder, which takes its place only once it is on the disk.
    ///
    /// When it throws, what was there is there still, and the temporary file is gone. An existing file keeps its
    /// permissions, and a symbolic link goes on pointing at it. What is not a plain file, as a pipe, is written
    /// directly, for a rename would do away with it.
    ///
    /// - Parameters:
    ///   - bytes: The whole content.
    ///   - path: Where it goes.
    ///   - overwrite: Whether it may replace what is there.
    /// - Throws: `FileError`, for which `isExisting` holds when there is something and `overwrite` is false.
    package static func write(_ bytes: [UInt8], to path: String, overwrite: Bool) throws(FileError) {
        _ = try write(bytes, to: path, overwrite: overwrite, locked: false)
    }

    /// Writes a file and returns it open, under an exclusive lock taken before it got its name when `locked` is set.
    static func write(
        _ bytes: [UInt8],
        to path: String,
        overwrite: Bool,
        locked: Bool
    ) throws(FileError) -> OpenFile {
        guard overwrite, let old = try existing(path) else {
            return try place(bytes, at: path, path: path, adopting: nil, overwrite: false, locked: locked)
        }
        guard !old.status.isFolder else { throw FileError(.write, path: path, errorNumber: EISDIR) }
        // A rename does not ask for this permission, but whoever took it from the file meant it.
        guard FilePath.isWritable(old.path) else { throw FileError(.write, path: path, errorNumber: EACCES) }
        guard old.status.isRegular else {
            let file = try OpenFile(writing: path)
            try file.write(bytes)
            return file
        }
        return try place(bytes, at: old.path, path: path, adopting: old.status, overwrite: true, locked: locked)
    }

    private static func existing(_ path: String) throws(FileError) -> (path: String, status: OpenFile.Status)? {
        do throws(FileError) {
            let resolved = try FilePath.resolved(path)
            return (resolved, try OpenFile.status(ofPath: resolved))
        } catch {
            guard error.isMissing else { throw error }
            return nil
        }
    }

    private static func place(
        _ bytes: [UInt8],
        at target: String,
        path: String,
        adopting status: OpenFile.Status?,
        overwrite: Bool,
        locked: Bool
    ) throws(FileError) -> OpenFile {
        let temporary = FilePath.temporary(beside: target)
        let file = try OpenFile(creating: temporary, reportedAs: path)
        do throws(FileError) {
            if let status { try file.adopt(status) }
            if locked { try file.lock() }
            try file.write(bytes)
            try file.synchronize()
            let errorNumber =
                overwrite
                ? FilePath.rename(temporary, over: target) : FilePath.rename(temporary, toFree: target)
            guard errorNumber == 0 else { throw FileError(.replace, path: path, errorNumber: errorNumber) }
        } catch {
            FilePath.remove(temporary)
            throw error
        }
        // The new file is in place: a folder that cannot be synchronized must not make this look like a failure.
        try? OpenFile(reading: FilePath.folder(of: target)).synchronize()
        return file
    }
}
