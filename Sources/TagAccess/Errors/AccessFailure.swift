// SPDX-License-Identifier: MIT

/// Why a step on a tag did not get done.
public enum AccessFailure: Error, Hashable, Sendable {
    /// The tag said no or broke its protocol.
    case tag(TagError)
    /// The way to the tag failed.
    case link(LinkError)
    /// Somebody asked to stop, and we did, between two commands.
    case stopped

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .tag(let error): error.code
        case .link(let error): error.kind.rawValue
        case .stopped: "stopped"
        }
    }
}

extension AccessFailure: CustomStringConvertible {
    /// A sentence for a person, which says who failed.
    public var description: String {
        switch self {
        case .tag(let error): error.description
        case .link(let error): error.description
        case .stopped: "stopped on request"
        }
    }
}
