// SPDX-License-Identifier: MIT

internal import Bytes

/// The one decoder of messages, in two modes; it hands out a record at a time.
struct MessageDecoder {
    enum Mode {
        /// Throw at the first finding of severity `error`.
        case strict
        /// Note it and go on.
        case lenient
    }

    private enum Phase {
        case start
        case records
        case rest
        case done
    }

    let mode: Mode
    let options: NDEFDecodingOptions
    private(set) var findings: BoundedList<NDEFFinding>
    private(set) var bytesRead = 0

    /// Where reading has gone on behind the end of a message.
    private(set) var resumption: Int?

    /// Whether the message is the payload of a record, or a part of it.
    var isInner: Bool { contentReader.depth > 0 }

    /// How many records were handed out: the index of the next one.
    private(set) var recordCount = 0

    private var phase = Phase.start
    private var position = 0
    private var chunkCount = 0
    private var contentReader: ContentReader

    /// The record whose chunks are being joined.
    var series: ChunkSeries?

    /// Makes a decoder.
    ///
    /// - Parameters:
    ///   - mode: What an error does.
    ///   - isBuilding: Whether contents and warnings are wanted; otherwise records are only judged.
    ///   - options: The limits.
    ///   - depth: How many records the message lies in.
    ///   - context: What the message lies in.
    init(
        mode: Mode, isBuilding: Bool, options: NDEFDecodingOptions, depth: Int = 0,
        context: RecordContext = .message
    ) {
        self.mode = mode
        self.options = options
        findings = BoundedList(maximum: options.maximumFindings)
        contentReader = ContentReader(mode: mode, isBuilding: isBuilding, options: options, depth: depth, context: context)
    }

    /// Reads the next record; nil behind the last one that can be read, when all findings are made.
    mutating func next(in bytes: NDEFBytes) throws(NDEFError) -> NDEFDecoding.Located? {
        if phase == .start {
            phase = .records
            if bytes.isEmpty {
                phase = .done
                try report(.emptyInput, at: 0, inRecordAt: 0, index: nil)
            }
        }
        while phase == .records {
            guard position < bytes.count else {
                phase = .done
                try report(
                    series == nil ? .missingMessageEnd : .chunkNotTerminated, at: bytes.count,
                    inRecordAt: bytes.count, index: nil)
                return nil
            }
            if let located = try readFrame(in: bytes) { return located }
        }
        if phase == .rest {
            phase = .done
            if contentReader.hasReferences { try judgeReferences(in: bytes) }
            if try judgeRest(of: bytes.span, from: position) {
                phase = .records
                resumption = position
                return try next(in: bytes)
            }
        }
        return nil
    }

    /// Forgets the findings, which the caller has taken.
    mutating func removeFindings() {
        findings.removeAll()
    }

    // MARK: Records

    /// Reads one record of the wire; nil when it is a chunk that others follow, or when reading has ended.
    private mutating func readFrame(in bytes: NDEFBytes) throws(NDEFError) -> NDEFDecoding.Located? {
        let start = position
        let span = bytes.span
        let flags = RecordFlags(rawValue: span[start])
        try judgeCounts(flags, at: start)
        guard phase == .records else { return nil }
        try judge(flags, at: start, of: span)

        guard let frame = try frame(at: start, of: span) else { return nil }
        position = frame.end
        bytesRead = frame.end
        if flags.endsMessage {
            phase = .rest
        }

        if series == nil, !flags.isChunked || flags.endsMessage {
            return try finish(
                NDEFRecord(
                    storage: bytes.storage, start: bytes.start + frame.typeOffset,
                    flags: RecordFlags(rawValue: flags.rawValue & RecordFlags.ofOneRecord),
                    typeLength: frame.typeLength, idLength: frame.idLength,
                    payloadLength: UInt32(clamping: frame.payloadCount)),
                at: start)
        }
        if series == nil {
            series = ChunkSeries(frame, in: bytes)
        } else {
            series?.append(frame, in: bytes)
        }
        if flags.isChunked, !flags.endsMessage { return nil }
        guard let finished = series.take() else { return nil }
        return try finish(finished.record, at: finished.offset)
    }

    private mutating func judgeCounts(_ flags: RecordFlags, at start: Int) throws(NDEFError) {
        let isLaterChunk = series != nil && flags.typeNameFormat == .unchanged
        guard isLaterChunk || recordCount < options.maximumRecords else {
            return try stop(
                .limitExceeded(.records, maximum: options.maximumRecords, found: recordCount + 1),
                at: start, inRecordAt: start)
        }
        guard flags.isChunked || flags.typeNameFormat == .unchanged else { return }
        chunkCount += 1
        guard chunkCount <= options.maximumChunks else {
            return try stop(
                .limitExceeded(.chunks, maximum: options.maximumChunks, found: chunkCount),
                at: start, inRecordAt: start)
        }
    }

    /// Reads and judges the lengths of a record; nil when it is not all there, or over a limit.
    private mutating func frame(at start: Int, of span: Span<UInt8>) throws(NDEFError) -> RecordFrame? {
        let header: RecordHeader
        do throws(Truncation) {
            header = try RecordHeader(at: start, of: span)
        } catch {
            try stop(error, inRecordAt: start, of: span)
            return nil
        }
        try judge(header, at: start)
        let frame: RecordFrame
        do throws(Truncation) {
            frame = try header.frame(at: start, of: span)
        } catch {
            // Only bytes that are there can be over the limit; a longer claim is a truncated record.
            try stop(error, inRecordAt: start, of: span)
            return nil
        }
        let payloadCount = (series?.payloadCount ?? 0) + frame.payloadCount
        guard payloadCount <= options.effectiveMaximumPayload else {
            try stop(
                .limitExceeded(.payload, maximum: options.effectiveMaximumPayload, found: payloadCount),
                at: start + header.flags.payloadLengthOffset, inRecordAt: start)
            return nil
        }
        guard frame.end <= options.maximumTotal else {
            try stop(
                .limitExceeded(.total, maximum: options.maximumTotal, found: frame.end), at: start, inRecordAt: start)
            return nil
        }
        return frame
    }

    private mutating func finish(_ record: NDEFRecord, at start: Int) throws(NDEFError) -> NDEFDecoding.Located {
        let content = contentReader.read(record)
        if !contentReader.faults.isEmpty { try reportFaults(of: record, at: start) }
        recordCount += 1
        return NDEFDecoding.Located(record: record, offset: options.place(start), stored: content)
    }

    private mutating func reportFaults(of record: NDEFRecord, at start: Int) throws(NDEFError) {
        for fault in contentReader.faults.elements {
            let offset = NDEFDecodingOptions.place(record.inputOffset(of: fault.place), behind: start)
            let recordOffset = fault.recordPlace.map {
                NDEFDecodingOptions.place(record.inputOffset(of: $0), behind: start)
            }
            try report(
                NDEFFinding(
                    reason: fault.reason, severity: fault.severity, offset: options.place(offset),
                    recordOffset: options.place(recordOffset ?? start), path: [recordCount] + fault.path))
        }
        findings.omit(contentReader.faults.omitted)
        contentReader.removeFaults()
    }

    // MARK: Reporting

    private mutating func stop(
        _ truncation: Truncation, inRecordAt start: Int, of span: Span<UInt8>
    ) throws(NDEFError) {
        try stop(truncation.reason(recordAvailable: span.count - start), at: truncation.offset, inRecordAt: start)
    }

    private mutating func stop(_ reason: NDEFError.Reason, at offset: Int, inRecordAt start: Int) throws(NDEFError) {
        phase = .done
        try report(reason, at: offset, inRecordAt: start, index: recordCount)
    }

    mutating func report(
        _ reason: NDEFError.Reason,
        _ severity: NDEFFinding.Severity = .error,
        at offset: Int,
        inRecordAt recordOffset: Int,
        index: Int?
    ) throws(NDEFError) {
        try report(
            NDEFFinding(
                reason: reason, severity: severity, offset: options.place(offset),
                recordOffset: options.place(recordOffset), path: index.map { [$0] } ?? []))
    }

    mutating func report(_ finding: NDEFFinding) throws(NDEFError) {
        if mode == .strict {
            if finding.severity == .error { throw NDEFError(finding) }
            if !contentReader.isBuilding { return }
        }
        findings.append(finding, isError: finding.severity == .error)
    }
}
