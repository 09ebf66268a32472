// SPDX-License-Identifier: MIT

/// Whether long lines are folded when a card is written.
public enum VCardFolding: Hashable, Sendable {
    /// Lines have at most so many octets, the line break not counted, the blank of a continuation counted.
    ///
    /// RFC 2426 section 2.6 asks for 75. Less than ``minimumOctets`` is refused.
    case octets(Int)

    /// Lines are never folded.
    ///
    /// Right for tags: each fold costs three octets, and phones of old lose a folded property behind N, ORG and ADR.
    case off

    /// The narrowest line that can be asked for: BEGIN, VERSION and END fit, which are never folded.
    public static let minimumOctets = 12
}
