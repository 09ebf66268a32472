// SPDX-License-Identifier: MIT

/// One thing that went over a way to a tag, as a trace shows it.
public struct TraceEntry: Hashable, Sendable {
    /// Which way it went.
    public enum Direction: String, Hashable, Sendable {
        /// Towards the tag.
        case out = ">"
        /// From the tag.
        case `in` = "<"
        /// Something that carries no bytes, such as a call and what it returned.
        case note = "-"
    }

    /// Which way it went.
    public let direction: Direction

    /// Which layer it is about: `tag`, `libnfc`, `pcsc`, `pn532`.
    public let layer: String

    /// The bytes; a password among them is already masked.
    public let bytes: [UInt8]

    /// What the bytes mean, or what was called and returned.
    public let meaning: String

    /// Creates an entry.
    public init(_ direction: Direction, layer: String, bytes: [UInt8] = [], meaning: String) {
        self.direction = direction
        self.layer = layer
        self.bytes = bytes
        self.meaning = meaning
    }
}

/// Somewhere for a trace to go.
///
/// Called from the thread that works on the tag.
public protocol TraceSink: AnyObject {
    /// Takes one entry.
    func record(_ entry: TraceEntry)
}
