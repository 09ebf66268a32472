// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// The record in its shortest form, and without reserved values.
    ///
    /// Where a reader has to take reserved bits for something else, that something else stands here: TNF 7 becomes
    /// Unknown without type (NDEF 1.0, clause 3.2.6), a reserved URI identifier code becomes 00 (RTD URI, 3.2.2),
    /// the reserved bit of a Text record becomes 0 (RTD Text, 3.2). Everything else stays as it is.
    public var canonical: NDEFRecord {
        if typeNameFormat == .reserved {
            return NDEFRecord(
                storage: storage, start: start + typeCount,
                flags: RecordFlags(canonical: .unknown, payloadCount: payloadCount, hasID: idLength > 0),
                typeLength: 0, idLength: idLength, payloadLength: payloadLength)
        }
        guard let byte = mendedFirstPayloadByte else { return inShortestForm }
        var mended = body.array
        mended[typeCount + Int(idLength)] = byte
        return NDEFRecord(
            storage: mended, start: 0, flags: canonicalFlags, typeLength: typeLength, idLength: idLength,
            payloadLength: payloadLength)
    }

    /// What must stand in place of the first byte of the payload, or nil when it may stay.
    var mendedFirstPayloadByte: UInt8? {
        guard typeNameFormat == .wellKnown, typeLength == 1, payloadLength > 0 else { return nil }
        let first = storage[payloadStart]
        switch storage[start] {
        case UInt8(ascii: "U"): return first > URIPrefix.lastCode ? 0 : nil
        case UInt8(ascii: "T"):
            return first & TextRecord.reservedBit != 0 ? first & ~TextRecord.reservedBit : nil
        default: return nil
        }
    }

    /// The record with its payload cut into chunks, when it is longer than one; it must be in its shortest form.
    func inChunks(of chunkSize: Int) -> NDEFRecord {
        guard payloadCount > chunkSize else { return self }
        let isShort = chunkSize <= 255 ? RecordFlags.shortRecord : 0
        return NDEFRecord(
            storage: storage, start: start,
            flags: RecordFlags(rawValue: flags.rawValue & ~RecordFlags.shortRecord | isShort), typeLength: typeLength,
            idLength: idLength, payloadLength: payloadLength, isMade: isMade,
            chunks: ChunkLayout(of: self, chunkSize: chunkSize))
    }

    private var inShortestForm: NDEFRecord {
        NDEFRecord(
            storage: storage, start: start, flags: canonicalFlags, typeLength: typeLength, idLength: idLength,
            payloadLength: payloadLength)
    }

    private var canonicalFlags: RecordFlags {
        RecordFlags(canonical: typeNameFormat, payloadCount: payloadCount, hasID: idLength > 0)
    }
}
