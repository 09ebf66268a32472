// SPDX-License-Identifier: MIT

/// What somebody should know before a password plan is carried out.
@nonexhaustive
public enum PasswordWarning: Hashable, Sendable {
    /// AUTHLIM will be set: after so many wrong passwords the chip refuses every password for good.
    case tryLimit(Int)
    /// AUTHLIM is set now, and the present password must be given: each wrong one counts.
    case presentTryLimit(Int)
    /// The password is the one chips are delivered with.
    case factoryPassword
    /// Reading needs the password, so that no phone can read the message.
    case messageHidden
    /// Not even the container can be read without the password, so that no phone takes this for an NDEF tag.
    case containerHidden
    /// The pages before this one can be written without the password, those with lock bytes among them: anybody can
    /// still lock pages for good.
    case lockBytesUnguarded(before: PageAddress)
}

extension PasswordWarning {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .tryLimit: "try-limit"
        case .presentTryLimit: "present-try-limit"
        case .factoryPassword: "factory-password"
        case .messageHidden: "message-hidden"
        case .containerHidden: "container-hidden"
        case .lockBytesUnguarded: "lock-bytes-unguarded"
        }
    }
}

extension PasswordWarning: CustomStringConvertible {
    /// A sentence for a person, with the numbers.
    public var description: String {
        switch self {
        case .tryLimit(let limit):
            "after \(PasswordWarning.tries(limit)) the chip refuses every password for good, the right one too"
        case .presentTryLimit(let limit):
            "the chip counts wrong passwords: after \(PasswordWarning.tries(limit)) it refuses every password for good"
        case .factoryPassword: "the password is the one that chips are delivered with, which everybody knows"
        case .messageHidden: "without the password nobody can read the message, and no phone asks for one"
        case .containerHidden: "without the password the tag does not even show that it is an NDEF tag"
        case .lockBytesUnguarded(let page):
            "page 2 lies before page \(page), so that anybody can still lock pages for good"
        }
    }

    private static func tries(_ limit: Int) -> String {
        limit == 1 ? "1 wrong password" : "\(limit) wrong passwords"
    }
}
