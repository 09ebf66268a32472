// SPDX-License-Identifier: MIT

internal import Bytes

/// The one decoder of messages, in two modes.
struct MessageDecoder {
    enum Mode {
        /// Throw at the first finding of severity `error`.
        case strict
        /// Note it and go on.
        case lenient
    }

    private enum Step {
        case nextRecord
        case messageEnded
        case stopped
    }

    let mode: Mode
    let options: NDEFDecodingOptions
    private(set) var records: [NDEFDecoding.Located] = []
    private(set) var findings: [NDEFFinding] = []
    private(set) var omittedFindings = 0
    private(set) var bytesRead = 0
    private var chunkCount = 0
    private var hasError = false

    /// The record whose chunks are being joined.
    var series: ChunkSeries?

    init(mode: Mode, options: NDEFDecodingOptions) {
        self.mode = mode
        self.options = options
    }

    mutating func decode(_ bytes: Span<UInt8>) throws(NDEFError) {
        guard !bytes.isEmpty else {
            try report(.emptyInput, at: 0, inRecordAt: 0, index: nil)
            return
        }
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            switch try readRecord(&cursor, of: bytes) {
            case .nextRecord: continue
            case .messageEnded: return try judgeRest(of: bytes, from: cursor.position)
            case .stopped: return
            }
        }
        let end = bytes.count
        try report(series == nil ? .missingMessageEnd : .chunkNotTerminated, at: end, inRecordAt: end, index: nil)
    }

    private mutating func readRecord(_ cursor: inout ByteCursor, of bytes: Span<UInt8>) throws(NDEFError) -> Step {
        let start = cursor.position
        let flags = RecordFlags(rawValue: bytes[start])
        let isLaterChunk = series != nil && flags.typeNameFormat == .unchanged
        guard isLaterChunk || records.count < options.maximumRecords else {
            return try stop(
                .limitExceeded(.records, maximum: options.maximumRecords, found: records.count + 1),
                at: start, inRecordAt: start)
        }
        if flags.isChunked || flags.typeNameFormat == .unchanged {
            chunkCount += 1
            guard chunkCount <= options.maximumChunks else {
                return try stop(
                    .limitExceeded(.chunks, maximum: options.maximumChunks, found: chunkCount),
                    at: start, inRecordAt: start)
            }
        }
        try judge(flags, at: start, of: bytes)

        let header: RecordHeader
        let type: [UInt8]
        let id: [UInt8]
        do throws(Truncation) {
            header = try RecordHeader(reading: &cursor)
        } catch {
            return try stop(error, inRecordAt: start, of: bytes)
        }
        try judge(header, at: start)
        let typeOffset = cursor.position
        do throws(Truncation) {
            type = try cursor.readArray(header.typeLength, of: .type, recordSize: header.recordSize)
            id = try cursor.readArray(header.idLength, of: .id, recordSize: header.recordSize)
        } catch {
            return try stop(error, inRecordAt: start, of: bytes)
        }

        // Only bytes that are there can be over the limit; a longer claim is a truncated record.
        let length = Int(clamping: header.payloadLength)
        let joinedLength = (series?.payload.count ?? 0) + min(length, cursor.remaining)
        guard length > cursor.remaining || joinedLength <= options.effectiveMaximumPayload else {
            return try stop(
                .limitExceeded(.payload, maximum: options.effectiveMaximumPayload, found: joinedLength),
                at: start + flags.payloadLengthOffset, inRecordAt: start)
        }
        let payloadOffset = cursor.position
        let payload: [UInt8]
        do throws(Truncation) {
            payload = try cursor.readArray(length, of: .payload, recordSize: header.recordSize)
        } catch {
            return try stop(error, inRecordAt: start, of: bytes)
        }
        bytesRead = cursor.position

        // Taken out while it grows, so that the payload is not copied with every chunk.
        var current =
            series
            ?? ChunkSeries(
                typeNameFormat: flags.typeNameFormat, type: type, id: id, offset: start, typeOffset: typeOffset)
        series = nil
        current.append(payload, from: payloadOffset)
        if flags.isChunked, !flags.endsMessage {
            series = current
            return .nextRecord
        }
        try finish(current)
        return flags.endsMessage ? .messageEnded : .nextRecord
    }

    private mutating func finish(_ series: ChunkSeries) throws(NDEFError) {
        let record = series.record
        var reader = ContentReader()
        let content = reader.read(record)
        for fault in reader.faults {
            try report(
                fault.reason, fault.severity, at: series.inputOffset(of: fault.place), inRecordAt: series.offset,
                index: records.count)
        }
        records.append(
            NDEFDecoding.Located(
                record: record, offset: options.place(series.offset), content: content,
                payloadPlaces: series.payloadPlaces, baseOffset: options.baseOffset))
    }

    // MARK: Reporting

    private mutating func stop(_ truncation: Truncation, inRecordAt start: Int, of bytes: Span<UInt8>)
        throws(NDEFError) -> Step
    {
        try stop(
            truncation.reason(recordAvailable: bytes.count - start), at: truncation.cut.offset, inRecordAt: start)
    }

    private mutating func stop(_ reason: NDEFError.Reason, at offset: Int, inRecordAt start: Int)
        throws(NDEFError) -> Step
    {
        try report(reason, at: offset, inRecordAt: start, index: records.count)
        return .stopped
    }

    mutating func report(
        _ reason: NDEFError.Reason,
        _ severity: NDEFFinding.Severity = .error,
        at offset: Int,
        inRecordAt recordOffset: Int,
        index: Int?
    ) throws(NDEFError) {
        let finding = NDEFFinding(
            reason: reason, severity: severity, offset: options.place(offset),
            recordOffset: options.place(recordOffset), recordIndex: index)
        if mode == .strict, severity == .error { throw NDEFError(finding) }
        keep(finding)
    }

    /// Keeps a finding while there is room, and the first error in any case: warnings must not hide that there is one.
    private mutating func keep(_ finding: NDEFFinding) {
        let isFirstError = finding.severity == .error && !hasError
        if isFirstError { hasError = true }
        if findings.count < options.maximumFindings {
            findings.append(finding)
        } else {
            omittedFindings += 1
            if isFirstError, !findings.isEmpty { findings[findings.count - 1] = finding }
        }
    }
}
