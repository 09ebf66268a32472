// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// The record as it is written.
    ///
    /// Where a reader has to take reserved bits for something else, that something else is written: TNF 7 becomes
    /// Unknown without type (NDEF 1.0, clause 3.2.6), a reserved URI identifier code becomes 00 (RTD URI, 3.2.2),
    /// the reserved bit of a Text record becomes 0 (RTD Text, 3.2). Everything else stays as it is.
    public var canonical: NDEFRecord {
        if typeNameFormat == .reserved {
            return NDEFRecord(unchecked: .unknown, id: id, payload: payload)
        }
        guard let first = payload.first else { return self }
        if isWellKnown("U"), first > URIPrefix.lastCode { return replacingFirstPayloadByte(with: 0) }
        if isWellKnown("T"), first & TextRecord.reservedBit != 0 {
            return replacingFirstPayloadByte(with: first & ~TextRecord.reservedBit)
        }
        return self
    }

    private func replacingFirstPayloadByte(with byte: UInt8) -> NDEFRecord {
        NDEFRecord(unchecked: typeNameFormat, type: type, id: id, payload: [byte] + payload.dropFirst())
    }

    /// The number of bytes of the record when it is written: in one piece, in the short form where it fits.
    public var encodedSize: Int {
        let typeSize = typeNameFormat == .reserved ? 0 : type.count
        let lengthSize = payload.count > 255 ? 4 : 1
        let idSize = id.isEmpty ? 0 : 1 + id.count
        return 2 + lengthSize + idSize + typeSize + payload.count
    }

    /// Appends the canonical record.
    func encode(into bytes: inout [UInt8], isFirst: Bool, isLast: Bool) {
        let record = canonical
        var flags = record.typeNameFormat.rawValue
        if isFirst { flags |= RecordFlags.messageBegin }
        if isLast { flags |= RecordFlags.messageEnd }
        if !record.id.isEmpty { flags |= RecordFlags.idLengthPresent }
        let isShort = record.payload.count <= 255
        if isShort { flags |= RecordFlags.shortRecord }

        bytes.append(flags)
        bytes.append(UInt8(clamping: record.type.count))
        let length = UInt32(clamping: record.payload.count)
        for shift in isShort ? [0] : [24, 16, 8, 0] as [UInt32] {
            bytes.append(UInt8(truncatingIfNeeded: length >> shift))
        }
        if !record.id.isEmpty { bytes.append(UInt8(clamping: record.id.count)) }
        bytes += record.type
        bytes += record.id
        bytes += record.payload
    }
}
