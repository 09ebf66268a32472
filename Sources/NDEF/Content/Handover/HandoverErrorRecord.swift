// SPDX-License-Identifier: MIT

/// Why a handover request could not be served (`err`, Connection Handover 1.2 and later).
public struct HandoverErrorRecord: Hashable, Sendable {
    /// What an error means.
    @nonexhaustive
    public enum Meaning: Hashable, Sendable {
        /// Too little memory for now; the request may be sent again after so many milliseconds.
        case temporaryMemoryShortage(milliseconds: UInt8)
        /// Too little memory for good; the most bytes that a request may have.
        case permanentMemoryShortage(bytes: UInt32)
        /// Something about a carrier; the request may be sent again after so many milliseconds.
        case carrierSpecific(milliseconds: UInt8)
    }

    /// The reason byte; 0 and 4 to 255 are reserved.
    public let reason: UInt8

    /// The data behind the reason byte.
    public let data: NDEFBytes

    /// What it means; nil for a reserved reason, and for data of the wrong size.
    public var meaning: Meaning? {
        guard data.count == HandoverErrorRecord.dataSize(for: reason) else { return nil }
        let value = data.span.bigEndian
        return switch reason {
        case 1: .temporaryMemoryShortage(milliseconds: UInt8(truncatingIfNeeded: value))
        case 2: .permanentMemoryShortage(bytes: value)
        case 3: .carrierSpecific(milliseconds: UInt8(truncatingIfNeeded: value))
        default: nil
        }
    }

    /// Makes an error to be sent.
    public init(_ meaning: Meaning) {
        switch meaning {
        case .temporaryMemoryShortage(let milliseconds):
            self.init(reason: 1, data: [milliseconds])
        case .permanentMemoryShortage(let bytes):
            self.init(reason: 2, data: NDEFBytes(bytes.bigEndianBytes))
        case .carrierSpecific(let milliseconds):
            self.init(reason: 3, data: [milliseconds])
        }
    }

    init(reason: UInt8, data: NDEFBytes) {
        self.reason = reason
        self.data = data
    }

    /// The bytes of data that a reason has; nil when it is reserved.
    static func dataSize(for reason: UInt8) -> Int? {
        switch reason {
        case 1, 3: 1
        case 2: 4
        default: nil
        }
    }
}
