// SPDX-License-Identifier: MIT

internal import Bytes

/// What should become a software tag cannot be one, or cannot be kept in its file.
public struct VirtualTagError: Error, Hashable, Sendable {
    /// What is wrong.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        /// The memory has another number of bytes than the chip.
        case memorySize(expected: Int, found: Int)
        /// BCC0 or BCC1 does not fit the identifier before it (NTAG21x data sheet 8.5.1).
        ///
        /// Each pair is BCC0, BCC1.
        case checkBytes(expected: [UInt8], found: [UInt8])
        /// The identifier has another number of bytes than seven.
        case uidLength(Int)
        /// The signature has another number of bytes than 32.
        case signatureSize(Int)
        /// There is already something at this path.
        case fileExists(path: String)
        /// The operating system refused.
        case file(FileError)
    }

    /// What is wrong.
    public let reason: Reason

    /// Creates an error.
    public init(_ reason: Reason) {
        self.reason = reason
    }
}

extension VirtualTagError {
    /// A short name of the reason that scripts can rely on.
    public var code: String {
        switch reason {
        case .memorySize: "memory-size"
        case .checkBytes: "check-bytes"
        case .uidLength: "uid-length"
        case .signatureSize: "signature-size"
        case .fileExists: "file-exists"
        case .file(let error): error.code
        }
    }
}

extension VirtualTagError: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch reason {
        case .memorySize(let expected, let found): "the memory has \(found) bytes; the chip has \(expected)"
        case .checkBytes(let expected, let found):
            "corrupt: the check bytes of the UID are \(Hexadecimal.text(found)), they should be \(Hexadecimal.text(expected))"
        case .uidLength(let count): "the UID has \(count) bytes; a software tag has 7"
        case .signatureSize(let count): "the signature has \(count) bytes; it has 32 on every chip"
        case .fileExists(let path): "\(path) exists already"
        case .file(let error): error.description
        }
    }
}
