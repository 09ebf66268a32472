// SPDX-License-Identifier: MIT

/// The operating system refused something about a file.
public struct FileError: Error, Hashable, Sendable {
    /// What was being done.
    @nonexhaustive
    public enum Operation: String, Hashable, Sendable {
        /// Finding or opening the file.
        case open
        /// Reading it.
        case read
        /// Writing the new content, to the file or to the temporary one beside it.
        case write
        /// Putting the temporary file in its place.
        case replace
        /// Taking the lock.
        case lock
    }

    /// The path as it was given.
    public let path: String

    /// What was being done.
    public let operation: Operation

    /// The error number of the operating system (`errno`).
    public let errorNumber: Int32

    /// The operating system's words for it, or ours where it has none.
    public let text: String

    init(_ operation: Operation, path: String, errorNumber: Int32, text: String? = nil) {
        self.path = path
        self.operation = operation
        self.errorNumber = errorNumber
        self.text = text ?? systemText(of: errorNumber)
    }
}

extension FileError: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String { "cannot \(operation.rawValue) \(path): \(text)" }
}
