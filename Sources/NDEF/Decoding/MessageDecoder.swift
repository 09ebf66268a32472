// SPDX-License-Identifier: MIT

/// The one decoder of messages, in two modes; it hands out a record at a time.
struct MessageDecoder: Sendable {
    enum Mode {
        /// Throw at the first finding of severity `error`.
        case strict
        /// Note it and go on.
        case lenient
    }

    var log: FindingLog
    var framing = Framing()
    private var contentReader: ContentReader

    /// Where the record that was read last begins.
    private var start = 0

    /// The record whose chunks are being joined.
    private var series: ChunkSeries?

    /// Makes a decoder.
    ///
    /// - Parameters:
    ///   - mode: What an error does.
    ///   - isBuilding: Whether contents are wanted; otherwise records are only judged.
    ///   - keeps: Which findings are wanted; without any, and without contents, records are not even judged.
    ///   - options: The limits.
    ///   - depth: How many records the message lies in.
    ///   - context: What the message lies in.
    init(
        mode: Mode, isBuilding: Bool, keeps: FindingInterest, options: NDEFDecodingOptions, depth: Int = 0,
        context: RecordContext = .message
    ) {
        log = FindingLog(mode: mode, keeps: keeps, options: options)
        contentReader = ContentReader(
            mode: mode, isBuilding: isBuilding, keeps: keeps, options: options, depth: depth, context: context)
    }

    var options: NDEFDecodingOptions { contentReader.options }

    /// How many records were handed out.
    var recordCount: Int { framing.recordCount }

    /// How many bytes were read as whole records, or chunks of one.
    var bytesRead: Int { framing.position }

    /// Reads the next record, and what it is; nil behind the last one that can be read, when all findings are made.
    mutating func next(in bytes: NDEFBytes) throws(NDEFError) -> InnerRecord? {
        guard let record = try nextRecord(in: bytes) else { return nil }
        return try located(record, at: start)
    }

    /// Reads all records, which are judged, and makes nothing of them.
    mutating func records(in bytes: NDEFBytes) throws(NDEFError) -> [NDEFRecord] {
        var records: [NDEFRecord] = []
        records.reserveCapacity(plainRecordCount(in: bytes))
        while let record = try nextRecord(in: bytes) {
            try judge(record, at: start)
            records.append(record)
        }
        return records
    }

    /// Reads all records with their places and contents; the decoder must be building.
    ///
    /// In lenient mode nothing is thrown; were it, the records before would be returned.
    mutating func located(
        in bytes: NDEFBytes, into records: inout [NDEFDecoding.Located]
    ) throws(NDEFError) {
        records.reserveCapacity(plainRecordCount(in: bytes))
        while let record = try nextRecord(in: bytes) {
            guard let content = contentReader.read(record) else { continue }
            if contentReader.hasFaults { try reportFaults(of: record, at: start) }
            records.append(NDEFDecoding.Located(record: record, offset: log.place(start), content: content))
        }
    }

    /// Reads a record, and remembers where it begins.
    private mutating func nextRecord(in bytes: NDEFBytes) throws(NDEFError) -> NDEFRecord? {
        if let layout = nextPlain(in: bytes) {
            start = layout.offset
            return NDEFRecord(layout, in: bytes)
        }
        guard let (record, start) = try nextJudged(in: bytes) else { return nil }
        self.start = start
        return record
    }

    /// Reads a record from bytes that are one, or a chunk of one; nil when others follow it.
    mutating func record(in bytes: NDEFBytes) throws(NDEFError) -> NDEFRecord? {
        guard let layout = try nextLayout(in: bytes), let (record, start) = join(layout, in: bytes) else { return nil }
        try judge(record, at: start)
        return record
    }

    /// How many records there will be, as far as they are plain.
    func plainRecordCount(in bytes: NDEFBytes) -> Int {
        var framing = framing
        let span = bytes.span
        while framing.recordCount < options.maximumRecords, framing.nextPlain(in: span) != nil {}
        return framing.recordCount
    }

    /// Forgets the findings, which the caller has taken.
    mutating func removeFindings() {
        log.removeAll()
    }

    mutating func report(_ finding: NDEFFinding) throws(NDEFError) {
        try log.report(finding)
    }

    // MARK: Records

    private mutating func nextPlain(in bytes: NDEFBytes) -> NDEFRecordLayout? {
        guard framing.recordCount < contentReader.options.maximumRecords else { return nil }
        return framing.nextPlain(in: bytes.span, upTo: contentReader.options.plainEnd)
    }

    private mutating func nextJudged(in bytes: NDEFBytes) throws(NDEFError) -> (NDEFRecord, start: Int)? {
        let isAtEnd = framing.isAtEnd
        while let layout = try nextLayout(in: bytes) {
            if let finished = join(layout, in: bytes) { return finished }
        }
        if isAtEnd, contentReader.hasReferences { try judgeReferences(in: NDEFBytes(bytes[..<bytesRead])) }
        return nil
    }

    private mutating func nextLayout(in bytes: NDEFBytes) throws(NDEFError) -> NDEFRecordLayout? {
        try framing.next(in: bytes.span, limits: contentReader.options, isInner: contentReader.depth > 0, log: &log)
    }

    /// Takes what was laid out; nil when it is a chunk that others follow.
    private mutating func join(_ layout: NDEFRecordLayout, in bytes: NDEFBytes) -> (NDEFRecord, start: Int)? {
        // A record that interrupts a series; that was reported.
        if series != nil, !layout.isLaterChunk { series = nil }
        if series != nil {
            series?.append(layout, in: bytes, at: log.origin)
        } else if framing.isInSeries {
            series = ChunkSeries(layout, in: bytes, at: log.origin)
        } else {
            return (NDEFRecord(layout, in: bytes), layout.offset)
        }
        guard !framing.isInSeries, let finished = series.take() else { return nil }
        // Negative, when it begins before these bytes.
        return (finished.record, finished.offset - log.origin)
    }

    // MARK: Contents

    private mutating func located(
        _ record: NDEFRecord, at start: Int
    ) throws(NDEFError) -> InnerRecord {
        let content = contentReader.isBuilding || contentReader.keeps != .nothing ? contentReader.read(record) : nil
        if contentReader.hasFaults { try reportFaults(of: record, at: start) }
        return InnerRecord(record: record, offset: log.place(start), stored: content)
    }

    private mutating func judge(_ record: NDEFRecord, at start: Int) throws(NDEFError) {
        guard contentReader.keeps != .nothing else { return }
        contentReader.judge(record)
        if contentReader.hasFaults { try reportFaults(of: record, at: start) }
    }

    private mutating func reportFaults(of record: NDEFRecord, at start: Int) throws(NDEFError) {
        for fault in contentReader.faults.elements {
            let recordOffset = fault.recordPlace.map { record.inputOffset(of: $0, behind: start) }
            try log.report(
                fault.reason, fault.severity, at: record.inputOffset(of: fault.place, behind: start),
                inRecordAt: recordOffset ?? start, path: [recordCount - 1] + fault.path)
        }
        log.omit(contentReader.faults.omitted)
        contentReader.removeFaults()
    }
}
