// SPDX-License-Identifier: MIT

public import Type2Tag

/// What is to become of a tag's password.
public enum PasswordChange: Hashable, Sendable {
    /// It becomes this one, and guards this much.
    case set(TagPassword, PasswordSettings)
    /// There is none any more.
    case remove
}

/// A change of the password that was thought through to the end and not begun: a dry run is this, shown.
public struct PreparedPassword: Hashable, Sendable {
    /// What the tag was like before.
    public let inspection: TagInspection

    /// What is to become of the password.
    public let change: PasswordChange

    /// The steps to come, in order, with what somebody should know before.
    public let plan: PasswordPlan

    /// Whether the tag has taken the password that is to be set, and guards with it what it is to guard: then there is
    /// nothing to do.
    public let isDone: Bool
}
