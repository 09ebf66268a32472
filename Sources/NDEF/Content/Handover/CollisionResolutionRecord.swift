// SPDX-License-Identifier: MIT

/// A number that decides between two requests made at once (`cr`, Connection Handover 1.2 and later).
public struct CollisionResolutionRecord: Hashable, Sendable {
    /// The random number.
    public let randomNumber: UInt16

    /// Nil unless the payload is two bytes.
    init?(payload: Span<UInt8>) {
        guard payload.count == 2 else { return nil }
        randomNumber = UInt16(payload[0]) << 8 | UInt16(payload[1])
    }
}
