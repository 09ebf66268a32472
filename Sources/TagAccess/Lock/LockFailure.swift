// SPDX-License-Identifier: MIT

public import Type2Tag

/// Why a lock did not end in a verified one.
public enum LockFailure: Error, Hashable, Sendable {
    /// The link or the tag failed before anything was sent.
    case nothingSent(AccessFailure)
    /// Something was sent, and it is not certain that every lock bit is set. It is a failure: the state is unknown.
    case notVerified(LockUncertainty)

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .nothingSent(let failure): failure.code
        case .notVerified: "lock-not-verified"
        }
    }
}

extension LockFailure: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch self {
        case .nothingSent(let failure): failure.description
        case .notVerified(let uncertainty): uncertainty.description
        }
    }
}

/// What is known of a lock that was begun and could not be confirmed.
public struct LockUncertainty: Hashable, Sendable {
    /// The pages that the tag acknowledged.
    public let pagesWritten: [PageAddress]

    /// The pages that were read back and lack lock bits; empty when nothing could be read back.
    public let pagesLacking: [PageAddress]

    /// What failed on the way; nil when everything was sent and only the bits are not there.
    public let cause: AccessFailure?
}

extension LockUncertainty: CustomStringConvertible {
    /// A sentence for a person: the state is unknown, why, and what to do.
    public var description: String {
        let written =
            pagesWritten.isEmpty
            ? "no lock page acknowledged" : "written: page \(pagesWritten.map(\.description).joined(separator: ", "))"
        let lacking =
            pagesLacking.isEmpty ? "" : "; bits lack on page \(pagesLacking.map(\.description).joined(separator: ", "))"
        let reason = cause.map { "; \($0.description)" } ?? ""
        return "the lock is not verified, its state is unknown (\(written)\(lacking)\(reason)); "
            + "run the command again on this tag"
    }
}
