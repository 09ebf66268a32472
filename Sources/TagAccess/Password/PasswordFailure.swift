// SPDX-License-Identifier: MIT

public import Type2Tag

/// Why a password was neither set nor removed, or not for sure.
public enum PasswordFailure: Error, Hashable, Sendable {
    /// No plan can be made; nothing was sent.
    case refused(PasswordPlanError)
    /// Where the password lies depends on the chip, and the tag did not name it; nothing was sent.
    case chipNotReported(because: String)
    /// The reader carries no PWD_AUTH, without which nothing can be proved; nothing was sent.
    case notCarried
    /// The present password guards what would have to be written, and none was given; nothing was sent.
    case presentPasswordNeeded(from: PageAddress)
    /// The tag took none of the passwords that were given; nothing was written.
    case presentPasswordRefused(TagError)
    /// It was prepared in another session, so that nobody knows what lies on the reader now; nothing was sent.
    case otherSession
    /// The tag or the link failed before anything was written.
    case nothingSent(AccessFailure)
    /// The tag or the link failed on the way.
    case failed(AccessFailure, PasswordProgress)
    /// Everything was sent, and what was read back differs.
    case notVerified(PasswordProgress)

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .refused(let error): error.code
        case .chipNotReported: "chip-not-reported"
        case .notCarried: "not-carried"
        case .presentPasswordNeeded: "password-needed"
        case .presentPasswordRefused: "wrong-password"
        case .otherSession: "other-session"
        case .nothingSent(let failure), .failed(let failure, _): failure.code
        case .notVerified: "password-not-verified"
        }
    }
}

extension PasswordFailure: CustomStringConvertible {
    /// A sentence for a person, which says which password is in force now.
    public var description: String {
        switch self {
        case .refused(let error): error.description
        case .chipNotReported(let because):
            "where the password lies depends on the chip, and the tag did not name it: \(because)"
        case .notCarried: "the reader carries no PWD_AUTH, so that no password can be proved"
        case .presentPasswordNeeded(let page):
            "the tag is guarded by a password from page \(page) on, and changing that needs it"
        case .presentPasswordRefused(let error): "\(error.description); nothing was written"
        case .otherSession: "the change was prepared in another session; prepare it again in this one"
        case .nothingSent(let failure): "\(failure.description); nothing was written"
        case .failed(let failure, let progress): "\(failure.description); \(progress.description)"
        case .notVerified(let progress): "the settings that were read back differ; \(progress.description)"
        }
    }
}
