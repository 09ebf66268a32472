// SPDX-License-Identifier: MIT

internal import Glibc

/// Files that are read in one go.
package enum WholeFile {
    /// Reads a file, or a pipe up to its end.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - limit: How many bytes it may have.
    /// - Returns: Everything that is in it.
    /// - Throws: `FileError`; with `EFBIG` when there are more than `limit` bytes.
    package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let bytes = try OpenFile(reading: path).read(upTo: limit < .max ? limit + 1 : limit)
        guard bytes.count <= limit else {
            throw FileError(.read, path: path, errorNumber: EFBIG, text: "it has more than \(limit) bytes")
        }
        return bytes
    }
}
