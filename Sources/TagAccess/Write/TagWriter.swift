// SPDX-License-Identifier: MIT

internal import NDEF
internal import Type2Tag

/// Writes a message and reads it back, in one session.
public enum TagWriter {
    /// What a write did.
    public struct Report: Hashable, Sendable {
        /// What was written, and what the tag was like before.
        public let prepared: PreparedWrite
        /// What the tag is like now, read after it was selected again.
        public let after: TagInspection
    }

    /// Asks the tag, refuses early, and plans the writes.
    ///
    /// Nothing is written.
    ///
    /// - Parameters:
    ///   - message: What to write.
    ///   - session: A session with the tag.
    ///   - wiping: Whether to zero what lies behind the message, up to the end of the data area.
    /// - Returns: The plan, and what it was made from.
    /// - Throws: `WriteFailure`: `refused` with the tag's numbers, or `failed` when the tag or the link did.
    public static func prepare(
        _ message: OutgoingMessage,
        on session: TagSession,
        wiping: Bool = false
    ) throws(WriteFailure) -> PreparedWrite {
        try MessageWriting(session: session).prepare(message, wiping: wiping)
    }

    /// Sends the planned writes, selects the tag again, reads back, and compares the records.
    ///
    /// - Throws: `WriteFailure`: `refused` when it was prepared in another session, `failed` with how far it came, or `notVerified` with what differs.
    public static func perform(
        _ prepared: PreparedWrite,
        on session: TagSession
    ) throws(WriteFailure) -> Report {
        try MessageWriting(session: session).perform(prepared)
    }
}
