// SPDX-License-Identifier: MIT

internal import Bytes

/// The fixed part of a record on the wire: flags and lengths, not judged.
struct RecordHeader {
    let flags: RecordFlags
    let typeLength: Int
    let payloadLength: UInt32
    let idLength: Int

    init(reading cursor: inout ByteCursor) throws(Truncation) {
        flags = RecordFlags(rawValue: try cursor.readByte(of: .flags, recordSize: 3))
        var size = UInt64(flags.headerSize)
        typeLength = Int(try cursor.readByte(of: .typeLength, recordSize: size))
        size += UInt64(typeLength)
        let length = try cursor.readBigEndian(
            byteCount: flags.payloadLengthSize, of: .payloadLength, recordSize: size)
        payloadLength = UInt32(truncatingIfNeeded: length)
        size += length
        idLength = flags.hasIDLength ? Int(try cursor.readByte(of: .idLength, recordSize: size)) : 0
    }

    /// The size of the header itself.
    var size: Int { flags.headerSize }

    /// The size of the record, header included; 64 bits, because the length field alone fills 32.
    var recordSize: UInt64 {
        UInt64(size) + UInt64(typeLength) + UInt64(idLength) + UInt64(payloadLength)
    }
}
