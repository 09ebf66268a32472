// SPDX-License-Identifier: MIT

internal import Glibc

/// Something of the system that could not be read.
public struct SystemError: Error, Hashable, Sendable {
    /// The path as the system has it, whatever the root.
    public let path: String

    /// The error number of the operating system (`errno`), or 0 when the content was the fault.
    public let errorNumber: Int32

    /// What is wrong, in words.
    public let text: String

    init(_ path: String, errorNumber: Int32) {
        self.path = path
        self.errorNumber = errorNumber
        text = unsafe strerror(errorNumber).map { unsafe String(cString: $0) } ?? "error \(errorNumber)"
    }

    init(_ path: String, text: String) {
        self.path = path
        errorNumber = 0
        self.text = text
    }

    /// Whether there is nothing at the path.
    var isMissing: Bool { errorNumber == ENOENT }
}

extension SystemError: CustomStringConvertible {
    /// The path and what is wrong with it.
    public var description: String { "\(path): \(text)" }
}
