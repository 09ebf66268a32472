// SPDX-License-Identifier: MIT

public import Type2Tag

/// A write that was thought through to the end and not begun: a dry run is this, shown.
///
/// It can be performed in the session in which it was prepared, and in no other.
public struct PreparedWrite: Hashable, Sendable {
    /// What the tag was like before.
    public let inspection: TagInspection

    /// What will be written.
    public let message: OutgoingMessage

    /// Whether what lies behind the message becomes zero.
    public let isWiping: Bool

    /// The page writes to come, in order; empty when the tag holds the message already.
    public let plan: WritePlan

    /// The present content of the pages that the plan changes.
    public let before: MemoryImage
}
