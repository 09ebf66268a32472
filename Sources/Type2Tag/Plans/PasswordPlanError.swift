// SPDX-License-Identifier: MIT

/// Why a password can be neither set nor removed.
///
/// Nothing was sent.
@nonexhaustive
public enum PasswordPlanError: Error, Hashable, Sendable {
    /// The chip knows no password.
    case noPassword(chip: String)
    /// CFGLCK is set: the settings can never change again.
    case configurationLocked
    /// A configuration page was not read.
    case pageNotRead(PageAddress)
    /// The password would guard no configuration page, so that anybody could replace it.
    case configurationUnguarded(first: PageAddress, configuration: PageAddress)
    /// AUTHLIM takes 1 to 7.
    case tryLimit(Int)
}

extension PasswordPlanError {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .noPassword: "no-password"
        case .configurationLocked: "configuration-locked"
        case .pageNotRead: "page-not-read"
        case .configurationUnguarded: "configuration-unguarded"
        case .tryLimit: "try-limit"
        }
    }
}

extension PasswordPlanError: CustomStringConvertible {
    /// A sentence for a person, with the numbers.
    public var description: String {
        switch self {
        case .noPassword(let chip): "an \(chip) knows no password"
        case .configurationLocked: "the configuration is frozen (CFGLCK): the password can never change again"
        case .pageNotRead(let page): PlanError.pageNotRead(page).description
        case .configurationUnguarded(let first, let configuration):
            "a password from page \(first) on leaves the configuration on page \(configuration) open, "
                + "so that anybody could replace it"
        case .tryLimit(let limit):
            "the limit of wrong passwords is 1 to \(PasswordSettings.greatestTryLimit), not \(limit)"
        }
    }
}
