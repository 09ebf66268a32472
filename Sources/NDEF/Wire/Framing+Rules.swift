// SPDX-License-Identifier: MIT

extension Framing {
    /// Judges what the first byte of a record says, given what came before it.
    mutating func judge(_ flags: RecordFlags, of bytes: Span<UInt8>, log: inout FindingLog) throws(NDEFError) {
        if isFirst, !flags.beginsMessage {
            try report(.missingMessageBegin(looksLikeTLV: TLVGuess.matches(bytes)), log: &log)
        }
        if !isFirst, flags.beginsMessage {
            try report(.secondMessageBegin, log: &log)
        }
        if flags.isChunked, flags.endsMessage {
            try report(.messageEndOnNonfinalChunk, log: &log)
        }
        if flags.typeNameFormat == .unchanged, !isInSeries {
            try report(.unchangedOutsideChunk, log: &log)
        }
        if flags.typeNameFormat != .unchanged, isInSeries {
            try report(.chunkInterrupted, log: &log)
            // Its end is missing: like any truncated record it is not handed out.
            dropSeries()
        }
        if flags.typeNameFormat == .reserved {
            try report(.reservedTypeNameFormat, .warning, log: &log)
        }
    }

    /// Judges the lengths of a record against its TNF (NDEF 1.0, clause 3.2.6).
    func judge(_ header: RecordHeader, log: inout FindingLog) throws(NDEFError) {
        let typeLengthOffset = position + header.flags.typeLengthOffset
        if isInSeries, header.typeLength > 0 || header.flags.hasIDLength {
            try report(.unchangedWithTypeOrID, at: header.typeLength > 0 ? typeLengthOffset : position, log: &log)
        }
        switch isInSeries ? seriesFormat : header.flags.typeNameFormat {
        case .empty:
            if let (field, offset) = firstField(of: header) {
                try report(.emptyNotEmpty(field), at: position + offset, log: &log)
            }
        case .unknown where header.typeLength > 0 && !isInSeries:
            try report(.unknownWithType, at: typeLengthOffset, log: &log)
        case .wellKnown, .media, .absoluteURI, .external:
            if !isInSeries, header.typeLength == 0 {
                try report(.missingType(header.flags.typeNameFormat), at: typeLengthOffset, log: &log)
            }
        case .unknown, .unchanged, .reserved:
            break
        }
    }

    // Type and id of a later chunk are another breach.
    private func firstField(of header: RecordHeader) -> (field: NDEFError.Field, offset: Int)? {
        if header.typeLength > 0, !isInSeries { return (.type, header.flags.typeLengthOffset) }
        if header.payloadLength > 0 { return (.payload, header.flags.payloadLengthOffset) }
        if header.idLength > 0, !isInSeries { return (.id, header.flags.idLengthOffset) }
        return nil
    }

    /// Judges what follows the message.
    ///
    /// Inside a record there is no TLV block whose padding it could be. Writers were seen that mark each record of a
    /// Smart Poster as a message of its own, so that what looks like a message is read on there.
    ///
    /// - Returns: Whether to read on.
    func judgeRest(of bytes: Span<UInt8>, isInner: Bool, log: inout FindingLog) throws(NDEFError) -> Bool {
        guard position < bytes.count else { return false }
        let rest = bytes.extracting(position..<bytes.count)
        let kind = TrailingBytesGuess.kind(of: rest)
        try log.report(
            .trailingBytes(count: rest.count, kind: kind), kind == .padding && !isInner ? .warning : .error,
            at: position, inRecordAt: position, index: recordCount == 0 ? nil : recordCount - 1)
        return isInner && kind == .anotherMessage
    }

    private func report(
        _ reason: NDEFError.Reason, _ severity: NDEFFinding.Severity = .error, log: inout FindingLog
    ) throws(NDEFError) {
        try log.report(reason, severity, at: position, inRecordAt: position, index: recordCount)
    }

    private func report(
        _ reason: NDEFError.Reason, at offset: Int, log: inout FindingLog
    ) throws(NDEFError) {
        try log.report(reason, at: offset, inRecordAt: position, index: recordCount)
    }
}
