// SPDX-License-Identifier: MIT

public import Type2Tag

/// Why a write did not end in a verified message.
///
/// Whose failure it is stays apart.
public enum WriteFailure: Error, Hashable, Sendable {
    /// We refused; nothing was sent.
    case refused(WriteRefusal)
    /// The tag or the link failed.
    case failed(AccessFailure, WriteProgress)
    /// Everything was sent, and what was read back differs.
    case notVerified(VerificationFailure)

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .refused(let refusal): refusal.code
        case .failed(let failure, _): failure.code
        case .notVerified(let failure): failure.code
        }
    }
}

extension WriteFailure: CustomStringConvertible {
    /// A sentence for a person: what failed, how far it came, and what to do.
    public var description: String {
        switch self {
        case .refused(let refusal): refusal.description
        case .failed(let failure, let progress): "\(failure.description); \(progress.description)"
        case .notVerified(let failure): failure.description
        }
    }
}

/// How far a write came.
public struct WriteProgress: Hashable, Sendable {
    /// The pages that the tag acknowledged, in order; a page may stand in it twice.
    public let pagesWritten: [PageAddress]

    /// How many writes were planned.
    public let writesPlanned: Int

    /// Whether everything was written and only reading back failed.
    public var isComplete: Bool { writesPlanned > 0 && pagesWritten.count == writesPlanned }
}

extension WriteProgress: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        if writesPlanned == 0 { return "no page was written" }
        // A write that was not acknowledged may have taken place all the same.
        if pagesWritten.isEmpty {
            return "none of \(writesPlanned) writes was acknowledged; running the command again finishes the job"
        }
        let pages = PageAddress.list(pagesWritten)
        if isComplete { return "all \(writesPlanned) writes were sent (\(pages)), but not verified" }
        return "\(pagesWritten.count) of \(writesPlanned) writes were acknowledged (\(pages)); "
            + "running the command again finishes the job"
    }
}
