// SPDX-License-Identifier: MIT

/// What the way to a tag can carry.
public struct LinkCapabilities: Hashable, Sendable {
    /// Whether commands other than READ and WRITE reach the tag.
    public let carriesNativeCommands: Bool

    /// Bytes of the longest answer that comes through whole.
    public let longestAnswer: Int

    /// Creates a description of a link.
    public init(carriesNativeCommands: Bool, longestAnswer: Int) {
        self.carriesNativeCommands = carriesNativeCommands
        self.longestAnswer = longestAnswer
    }
}
