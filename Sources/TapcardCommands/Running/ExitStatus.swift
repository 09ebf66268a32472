// SPDX-License-Identifier: MIT

/// What the tool ends with.
///
/// Scripts rely on the numbers.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    /// Done, or nothing to do.
    case done = 0
    /// The answer is no: declined, does not fit, cannot be locked.
    case answerIsNo = 1
    /// The command line is not one of this tool.
    case usage = 64
    /// Data malformed, or a message too big for the tag.
    case dataError = 65
    /// An input file is missing or unreadable.
    case inputMissing = 66
    /// No reader, or it is held by another program, or not permitted, or the chip is not supported.
    case unavailable = 69
    /// A bug in this tool.
    case software = 70
    /// An output file exists or cannot be created.
    case cannotCreate = 73
    /// The tag was lost, or an error came in the middle.
    case inputOutput = 74
    /// No tag came in time.
    case noTagInTime = 75
    /// What was read back differs, or the tag broke its protocol.
    case protocolError = 76
    /// Read-only, locked, or guarded by a password.
    case notPermitted = 77
    /// The configuration is wrong.
    case configuration = 78
    /// A lock is not verified: its state is unknown.
    case lockNotVerified = 80
    /// Interrupted from the keyboard.
    case interrupted = 130
}
