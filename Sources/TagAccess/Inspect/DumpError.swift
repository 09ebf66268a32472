// SPDX-License-Identifier: MIT

public import Type2Tag

/// Why bytes could not be inspected as a tag's memory.
public enum DumpError: Error, Hashable, Sendable {
    /// They are no tag's memory.
    case notMemory(Type2TagError)
    /// They do not answer as a tag would.
    case access(AccessFailure)

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .notMemory(let error): error.code
        case .access(let failure): failure.code
        }
    }
}

extension DumpError: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch self {
        case .notMemory(let error): error.description
        case .access(let failure): failure.description
        }
    }
}
