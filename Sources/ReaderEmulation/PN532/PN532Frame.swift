// SPDX-License-Identifier: MIT

/// The frames of the PN532's host interface (PN532 user manual 6.2.1).
package enum PN532Frame {
    /// The acknowledge frame; from the host it also aborts the running command.
    package static let acknowledge: [UInt8] = [0x00, 0x00, 0xFF, 0x00, 0xFF, 0x00]

    /// The frame with which the host asks for the last answer again.
    package static let notAcknowledge: [UInt8] = [0x00, 0x00, 0xFF, 0xFF, 0x00, 0x00]

    /// The chip's answer to a command it does not take.
    package static let error: [UInt8] = [0x00, 0x00, 0xFF, 0x01, 0xFF, 0x7F, 0x81, 0x00]

    /// Bytes of the longest content: TFI, command code and 263 bytes of data.
    package static let longestContent = 265

    /// Wraps TFI and data in a normal frame, or an extended one when they have more than 255 bytes.
    ///
    /// Content beyond 65535 bytes is left out.
    package static func information(_ content: [UInt8]) -> [UInt8] {
        let content = content.prefix(0xFFFF)
        let check = 0 &- content.reduce(0, &+)
        return [0x00, 0x00, 0xFF] + length(content.count) + content + [check, 0x00]
    }

    private static func length(_ count: Int) -> [UInt8] {
        let low = UInt8(truncatingIfNeeded: count)
        guard count > 0xFF else { return [low, 0 &- low] }
        let high = UInt8(truncatingIfNeeded: count >> 8)
        return [0xFF, 0xFF, high, low, 0 &- (high &+ low)]
    }
}
