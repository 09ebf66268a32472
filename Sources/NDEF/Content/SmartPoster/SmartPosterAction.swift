// SPDX-License-Identifier: MIT

/// What a device should do with the URI of a Smart Poster (RTD Smart Poster 1.1, the action record).
public enum SmartPosterAction: Hashable, Sendable {
    /// Do it: open the page, send the message, make the call.
    case execute
    /// Save it for later.
    case save
    /// Open it for editing.
    case edit
    /// A reserved value; it must not be taken for one of the others.
    case reserved(UInt8)

    /// Makes the action of a byte.
    public init(code: UInt8) {
        switch code {
        case 0: self = .execute
        case 1: self = .save
        case 2: self = .edit
        default: self = .reserved(code)
        }
    }

    /// The byte on the wire.
    public var code: UInt8 {
        switch self {
        case .execute: 0
        case .save: 1
        case .edit: 2
        case .reserved(let code): code
        }
    }

    /// Nil unless the payload of an action record is one byte.
    init?(payload: Span<UInt8>) {
        guard payload.count == 1 else { return nil }
        self.init(code: payload[0])
    }
}
