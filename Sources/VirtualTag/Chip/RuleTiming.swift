// SPDX-License-Identifier: MIT

/// When lock bits and password settings that were just written begin to act.
///
/// The NTAG21x data sheet is silent, and observers disagree, so that software has to work with either.
public enum RuleTiming: Hashable, Sendable {
    /// With the next command.
    case atOnce
    /// With the next REQA or WUPA that the chip answers.
    case fromNextActivation
}
