// SPDX-License-Identifier: MIT

internal import Glibc

/// Files that are read in one go.
package enum WholeFile {
    /// Reads a file, or a pipe up to its end.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - limit: How many bytes it may have.
    ///   - onlyPlain: Whether anything but a plain file is refused, without waiting for a pipe to be written to.
    /// - Returns: Everything that is in it.
    /// - Throws: `FileError`; with `EFBIG` when there are more than `limit` bytes.
    package static func read(_ path: String, limit: Int, onlyPlain: Bool = false) throws(FileError) -> [UInt8] {
        let file = try OpenFile(reading: path, waiting: !onlyPlain)
        if onlyPlain { try file.requirePlain(reportedAs: path) }
        let bytes = try file.read(upTo: limit < .max ? limit + 1 : limit)
        guard bytes.count <= limit else {
            throw FileError(.read, path: path, errorNumber: EFBIG, text: "it has more than \(limit) bytes")
        }
        return bytes
    }
}
