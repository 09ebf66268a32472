// SPDX-License-Identifier: MIT

public import Type2Tag

/// Why a tag was neither formatted nor repaired, or not for sure.
///
/// Whose failure it is stays apart.
public enum MendFailure: Error, Hashable, Sendable {
    /// We refused to format; nothing was sent.
    case notFormattable(FormatError)
    /// We refused to repair, for what the tag is; nothing was sent.
    case refused(WriteRefusal)
    /// No repair can be planned; nothing was sent.
    case notRepairable(PlanError)
    /// The tag or the link failed.
    case failed(AccessFailure, WriteProgress)
    /// Everything was sent, and the tag does not show what it should.
    case notVerified(because: String)

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .notFormattable(let error): error.code
        case .refused(let refusal): refusal.code
        case .notRepairable(let error): error.code
        case .failed(let failure, _): failure.code
        case .notVerified: "not-verified"
        }
    }
}

extension MendFailure: CustomStringConvertible {
    /// A sentence for a person, with how far it came.
    public var description: String {
        switch self {
        case .notFormattable(let error): error.description
        case .refused(let refusal): refusal.description
        case .notRepairable(let error): error.description
        case .failed(let failure, let progress): "\(failure.description); \(progress.description)"
        case .notVerified(let because): "the tag took the writes, but \(because)"
        }
    }
}
