// SPDX-License-Identifier: MIT

/// The first byte of a record: five flags and the TNF (NDEF 1.0, clause 3.2).
struct RecordFlags: Sendable {
    static let messageBegin: UInt8 = 0x80
    static let messageEnd: UInt8 = 0x40
    static let chunk: UInt8 = 0x20
    static let shortRecord: UInt8 = 0x10
    static let idLengthPresent: UInt8 = 0x08
    static let typeNameFormat: UInt8 = 0x07

    /// What is the record's own, wherever in a message it stands.
    static let ofOneRecord = shortRecord | idLengthPresent | typeNameFormat

    let rawValue: UInt8

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The flags of a record in its shortest form.
    init(canonical format: TypeNameFormat, payloadCount: Int, hasID: Bool) {
        rawValue =
            format.rawValue | (payloadCount <= 255 ? Self.shortRecord : 0) | (hasID ? Self.idLengthPresent : 0)
    }

    var beginsMessage: Bool { rawValue & Self.messageBegin != 0 }
    var endsMessage: Bool { rawValue & Self.messageEnd != 0 }
    /// More chunks of this payload follow.
    var isChunked: Bool { rawValue & Self.chunk != 0 }
    var isShort: Bool { rawValue & Self.shortRecord != 0 }
    var hasIDLength: Bool { rawValue & Self.idLengthPresent != 0 }
    var typeNameFormat: TypeNameFormat {
        TypeNameFormat(rawValue: rawValue & Self.typeNameFormat) ?? .reserved
    }

    // What the flags alone say about the header.

    var payloadLengthSize: Int { isShort ? 1 : 4 }
    var headerSize: Int { idLengthOffset + (hasIDLength ? 1 : 0) }
    /// Where the lengths stand, counted from the start of the record.
    var typeLengthOffset: Int { 1 }
    var payloadLengthOffset: Int { 2 }
    var idLengthOffset: Int { 2 + payloadLengthSize }
}
