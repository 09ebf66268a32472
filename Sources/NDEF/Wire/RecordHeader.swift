// SPDX-License-Identifier: MIT

internal import Bytes

/// The fixed part of a record on the wire: flags and lengths, not judged.
struct RecordHeader {
    let flags: RecordFlags
    let typeLength: UInt8
    let idLength: UInt8
    let payloadLength: UInt32

    /// Reads the header of the record that begins at `start`.
    init(at start: Int, of span: Span<UInt8>) throws(Truncation) {
        let available = span.count - start
        guard available > 0 else {
            throw Truncation(field: .flags, offset: start, needed: 1, available: 0, recordSize: 3)
        }
        flags = RecordFlags(rawValue: span[start])
        var size = UInt64(flags.headerSize)
        guard available > flags.typeLengthOffset else {
            throw Truncation(field: .typeLength, offset: start + 1, needed: 1, available: 0, recordSize: size)
        }
        typeLength = span[start + flags.typeLengthOffset]
        size += UInt64(typeLength)
        let lengthOffset = flags.payloadLengthOffset
        guard available >= lengthOffset + flags.payloadLengthSize else {
            throw Truncation(
                field: .payloadLength, offset: start + lengthOffset, needed: flags.payloadLengthSize,
                available: available - lengthOffset, recordSize: size)
        }
        if flags.isShort {
            payloadLength = UInt32(span[start + lengthOffset])
        } else {
            payloadLength =
                UInt32(span[start + lengthOffset]) << 24 | UInt32(span[start + lengthOffset + 1]) << 16
                | UInt32(span[start + lengthOffset + 2]) << 8 | UInt32(span[start + lengthOffset + 3])
        }
        size += UInt64(payloadLength)
        guard flags.hasIDLength else {
            idLength = 0
            return
        }
        guard available > flags.idLengthOffset else {
            throw Truncation(
                field: .idLength, offset: start + flags.idLengthOffset, needed: 1, available: 0, recordSize: size)
        }
        idLength = span[start + flags.idLengthOffset]
    }

    /// The size of the record, header included; 64 bits, because the length field alone fills 32.
    var recordSize: UInt64 {
        UInt64(flags.headerSize) + UInt64(typeLength) + UInt64(idLength) + UInt64(payloadLength)
    }

    /// Where the parts of the record lie, which begins at `start`.
    func layout(at start: Int, of span: Span<UInt8>) throws(Truncation) -> NDEFRecordLayout {
        guard recordSize <= UInt64(span.count - start) else {
            throw cut(typeOffset: start + flags.headerSize, end: span.count)
        }
        return NDEFRecordLayout(
            offset: start, flags: flags, typeLength: typeLength, idLength: idLength, payloadLength: payloadLength)
    }

    private func cut(typeOffset: Int, end: Int) -> Truncation {
        let fields: [(NDEFError.Field, Int)] = [
            (.type, Int(typeLength)), (.id, Int(idLength)), (.payload, Int(clamping: payloadLength)),
        ]
        var offset = typeOffset
        for (field, count) in fields {
            if count > end - offset {
                return Truncation(
                    field: field, offset: offset, needed: count, available: end - offset, recordSize: recordSize)
            }
            offset += count
        }
        return Truncation(field: .payload, offset: offset, needed: 0, available: 0, recordSize: recordSize)
    }
}
