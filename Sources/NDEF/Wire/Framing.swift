// SPDX-License-Identifier: MIT

/// Where reading stands in the frame of a message.
@frozen
@usableFromInline
struct Framing: Sendable {
    /// Where the next record begins.
    @usableFromInline private(set) var position = 0

    /// How many records were read whole: the index of the one that is read next.
    @usableFromInline private(set) var recordCount = 0

    private(set) var chunkCount = 0

    /// The bytes of the chunks so far of the payload that is read.
    private(set) var seriesCount = 0

    /// The TNF of the record whose chunks are read.
    private(set) var seriesFormat = TypeNameFormat.unchanged

    /// What MB and CF of a plain next record are, or one of the stages in which none can come.
    @usableFromInline private(set) var stage = Framing.first

    @usableFromInline static var first: UInt8 { RecordFlags.messageBegin }
    @usableFromInline static var later: UInt8 { 0 }
    static var inSeries: UInt8 { 1 }
    @usableFromInline static var atEnd: UInt8 { 2 }
    @usableFromInline static var done: UInt8 { 3 }

    @usableFromInline
    init() {}

    var isInSeries: Bool { stage == Self.inSeries }
    var isAtEnd: Bool { stage == Self.atEnd }
    var isFirst: Bool { stage == Self.first }
    var isDone: Bool { stage == Self.done }

    mutating func stop() {
        stage = Self.done
    }

    /// Reads a record of TNF 1 to 4 in one piece that breaks no rule and ends no later than `limit`; nil for any
    /// other, which `next` judges.
    @inlinable
    @inline(__always)
    mutating func nextPlain(in bytes: Span<UInt8>, upTo limit: Int = .max) -> NDEFRecordLayout? {
        let offset = position
        let available = min(bytes.count, limit) - offset
        guard available > 3 else { return nil }
        // Unchecked from here on: `available` has been compared for each of these bytes.
        let flags = RecordFlags(rawValue: unsafe bytes[unchecked: offset])
        guard flags.rawValue & (RecordFlags.messageBegin | RecordFlags.chunk) == stage,
            (flags.rawValue & RecordFlags.typeNameFormat) &- 1 < 4
        else { return nil }
        let typeLength = unsafe bytes[unchecked: offset &+ 1]
        var payloadLength = UInt32(unsafe bytes[unchecked: offset &+ 2])
        var size = 3
        if !flags.isShort {
            guard available > 6 else { return nil }
            payloadLength =
                unsafe payloadLength << 24 | UInt32(bytes[unchecked: offset &+ 3]) << 16
                | UInt32(bytes[unchecked: offset &+ 4]) << 8 | UInt32(bytes[unchecked: offset &+ 5])
            size = 6
        }
        var idLength: UInt8 = 0
        if flags.hasIDLength {
            idLength = unsafe bytes[unchecked: offset &+ size]
            size &+= 1
        }
        size &+= Int(typeLength) &+ Int(idLength)
        guard typeLength > 0, size <= available, UInt64(payloadLength) <= UInt64(available - size) else { return nil }
        position = offset &+ size &+ Int(truncatingIfNeeded: payloadLength)
        recordCount &+= 1
        stage = flags.endsMessage ? Self.atEnd : Self.later
        return NDEFRecordLayout(
            offset: offset, flags: flags, typeLength: typeLength, idLength: idLength, payloadLength: payloadLength)
    }

    /// Whether the message ends, and the bytes with it.
    @inlinable
    mutating func endsWith(_ bytes: Span<UInt8>) -> Bool {
        guard stage == Self.atEnd, position == bytes.count else { return stage == Self.done }
        stage = Self.done
        return true
    }

    /// Reads any record, or chunk of one, and judges it.
    ///
    /// - Parameters:
    ///   - bytes: The message, and what follows it.
    ///   - limits: The limits, some of which end the reading.
    ///   - isInner: Whether the message is the payload of a record, or a part of it.
    ///   - log: Takes the findings.
    /// - Returns: Where it lies; nil when reading has ended, and all findings are made.
    /// - Throws: The first error, in strict mode.
    mutating func next(
        in bytes: Span<UInt8>, limits: NDEFDecodingOptions, isInner: Bool = false, log: inout FindingLog
    ) throws(NDEFError) -> NDEFRecordLayout? {
        if stage == Self.done { return nil }
        if stage == Self.atEnd {
            stop()
            guard try judgeRest(of: bytes, isInner: isInner, log: &log) else { return nil }
            stage = Self.first
        }
        guard position < bytes.count else {
            try stop(endReason(in: bytes), at: bytes.count, inRecordAt: bytes.count, index: nil, log: &log)
            return nil
        }
        let flags = RecordFlags(rawValue: bytes[position])
        try judgeStart(flags, of: bytes, limits: limits, log: &log)
        if isDone { return nil }
        guard let layout = try layout(in: bytes, limits: limits, log: &log) else { return nil }
        position = layout.end

        if flags.isChunked, !flags.endsMessage {
            if !isInSeries { seriesFormat = flags.typeNameFormat }
            seriesCount += layout.payloadCount
            stage = Self.inSeries
        } else {
            seriesCount = 0
            recordCount += 1
            stage = flags.endsMessage ? Self.atEnd : Self.later
        }
        return layout
    }

    private func endReason(in bytes: Span<UInt8>) -> NDEFError.Reason {
        if bytes.isEmpty, isFirst { return .emptyInput }
        return isInSeries ? .chunkNotTerminated : .missingMessageEnd
    }

    /// Forgets the chunks so far of a payload that has no end.
    mutating func dropSeries() {
        stage = Self.later
        seriesCount = 0
    }

    /// Judges the first byte of a record.
    mutating func judgeStart(
        _ flags: RecordFlags, of bytes: Span<UInt8>, limits: NDEFDecodingOptions, log: inout FindingLog
    ) throws(NDEFError) {
        try judgeCounts(flags, limits: limits, log: &log)
        if isDone { return }
        try judge(flags, of: bytes, log: &log)
    }

    /// Goes on in other bytes, which follow `count` bytes that were read.
    mutating func goOn(behind count: Int) {
        position -= count
    }

    private mutating func judgeCounts(
        _ flags: RecordFlags, limits: NDEFDecodingOptions, log: inout FindingLog
    ) throws(NDEFError) {
        let isLaterChunk = isInSeries && flags.typeNameFormat == .unchanged
        guard isLaterChunk || recordCount < limits.maximumRecords else {
            return try stop(
                .limitExceeded(.records, maximum: limits.maximumRecords, found: recordCount + 1), at: position,
                inRecordAt: position, index: recordCount, log: &log)
        }
        guard flags.isChunked || flags.typeNameFormat == .unchanged else { return }
        chunkCount += 1
        guard chunkCount <= limits.maximumChunks else {
            return try stop(
                .limitExceeded(.chunks, maximum: limits.maximumChunks, found: chunkCount), at: position,
                inRecordAt: position, index: recordCount, log: &log)
        }
    }

    /// Reads and judges the lengths of a record; nil when it is not all there, or over a limit.
    private mutating func layout(
        in bytes: Span<UInt8>, limits: NDEFDecodingOptions, log: inout FindingLog
    ) throws(NDEFError) -> NDEFRecordLayout? {
        let header: RecordHeader
        do throws(Truncation) {
            header = try RecordHeader(at: position, of: bytes)
        } catch {
            try stop(error, of: bytes, log: &log)
            return nil
        }
        try judge(header, log: &log)
        let layout: NDEFRecordLayout
        do throws(Truncation) {
            layout = try header.layout(at: position, of: bytes)
        } catch {
            try stop(error, of: bytes, log: &log)
            return nil
        }
        // Only bytes that are there can be over a limit; a longer claim is a truncated record.
        try judgeSize(of: layout, limits: limits, log: &log)
        return isDone ? nil : layout
    }

    /// Holds a record against the limits of bytes.
    mutating func judgeSize(
        of layout: NDEFRecordLayout, limits: NDEFDecodingOptions, log: inout FindingLog
    ) throws(NDEFError) {
        guard let excess = limits.excess(of: layout, payloadBefore: seriesCount, origin: log.origin) else { return }
        try stop(excess.reason, at: excess.offset, inRecordAt: position, index: recordCount, log: &log)
    }

    private mutating func stop(
        _ truncation: Truncation, of bytes: Span<UInt8>, log: inout FindingLog
    ) throws(NDEFError) {
        try stop(
            truncation.reason(recordAvailable: bytes.count - position), at: truncation.offset, inRecordAt: position,
            index: recordCount, log: &log)
    }

    private mutating func stop(
        _ reason: NDEFError.Reason, at offset: Int, inRecordAt start: Int, index: Int?, log: inout FindingLog
    ) throws(NDEFError) {
        stop()
        try log.report(reason, at: offset, inRecordAt: start, index: index)
    }
}
