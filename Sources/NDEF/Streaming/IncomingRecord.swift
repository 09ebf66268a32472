// SPDX-License-Identifier: MIT

/// A record, or a chunk of one, of which only a beginning is there.
struct IncomingRecord {
    /// No record is smaller: flags, type length and payload length.
    static let smallest = 3

    /// How many of its bytes must be there before more can be said.
    let awaited: Int

    /// How many bytes there are at least, from its first one, when the message is whole: the record, and another one
    /// when it does not end the message.
    let wanted: Int

    /// What the first bytes of a record say, which has `recordSize` bytes at least.
    init(awaited: Int, recordSize: UInt64, endsMessage: Bool) {
        self.awaited = awaited
        let size = Int(clamping: recordSize)
        wanted = endsMessage ? size : NDEFDecodingOptions.place(Self.smallest, behind: size)
    }
}

extension MessageDecoder {
    enum Look {
        case partial(IncomingRecord)
        case whole
    }

    /// Judges the beginning of a record, as far as it is certain; `bytes` begin with it and are not empty.
    ///
    /// Limits are held against what the header claims, so that nothing over them need be kept.
    func look(at bytes: Span<UInt8>) throws(NDEFError) -> Look {
        var framing = framing
        var log = log
        let flags = RecordFlags(rawValue: bytes[0])
        try framing.judgeStart(flags, of: bytes, limits: options, log: &log)
        let header: RecordHeader
        do throws(Truncation) {
            header = try RecordHeader(at: 0, of: bytes)
        } catch {
            return .partial(
                IncomingRecord(
                    awaited: flags.headerSize, recordSize: error.recordSize, endsMessage: flags.endsMessage))
        }
        try framing.judge(header, log: &log)
        try framing.judgeSize(
            of: NDEFRecordLayout(
                offset: 0, flags: flags, typeLength: header.typeLength, idLength: header.idLength,
                payloadLength: header.payloadLength), limits: options, log: &log)
        guard header.recordSize > UInt64(bytes.count) else { return .whole }
        return .partial(
            IncomingRecord(
                awaited: Int(clamping: header.recordSize), recordSize: header.recordSize,
                endsMessage: flags.endsMessage))
    }

    /// Reads the record that `bytes` are, and goes on behind them; nil when it is a chunk that others follow.
    mutating func nextWhole(in bytes: NDEFBytes) throws(NDEFError) -> NDEFRecord? {
        let record = try record(in: bytes)
        framing.goOn(behind: bytes.count)
        log.goOn(behind: bytes.count)
        return record
    }
}
