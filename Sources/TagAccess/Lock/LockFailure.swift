// SPDX-License-Identifier: MIT

public import Type2Tag

/// Why a lock did not end in a verified one.
public enum LockFailure: Error, Hashable, Sendable {
    /// The warrant is of another session, so that nobody knows what lies on the reader now; nothing was sent.
    case otherSession
    /// The link or the tag failed before anything was sent.
    case nothingSent(AccessFailure)
    /// Something was sent, and it is not certain that every lock bit is set. It is a failure: the state is unknown.
    case notVerified(LockUncertainty)

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .otherSession: "other-session"
        case .nothingSent(let failure): failure.code
        case .notVerified: "lock-not-verified"
        }
    }
}

extension LockFailure: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch self {
        case .otherSession: "the tag passed the gate in another session; inspect it again in this one"
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
            ? "no lock page acknowledged" : "written: \(PageAddress.list(pagesWritten))"
        let lacking = pagesLacking.isEmpty ? "" : "; bits lack on \(PageAddress.list(pagesLacking))"
        let reason = cause.map { "; \($0.description)" } ?? ""
        return "the lock is not verified, its state is unknown (\(written)\(lacking)\(reason)); "
            + "run the command again on this tag"
    }
}
