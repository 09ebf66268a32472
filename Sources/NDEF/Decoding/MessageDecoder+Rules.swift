// SPDX-License-Identifier: MIT

extension MessageDecoder {
    /// Judges what the first byte of a record says, given what came before it.
    mutating func judge(_ flags: RecordFlags, at start: Int, of bytes: Span<UInt8>) throws(NDEFError) {
        // A record at offset 0 is the first one, whatever became of it.
        if start == 0, !flags.beginsMessage {
            try report(.missingMessageBegin(looksLikeTLV: TLVGuess.matches(bytes)), inRecordAt: start)
        }
        if start != 0, start != resumption, flags.beginsMessage {
            try report(.secondMessageBegin, inRecordAt: start)
        }
        if flags.isChunked, flags.endsMessage {
            try report(.messageEndOnNonfinalChunk, inRecordAt: start)
        }
        if flags.typeNameFormat == .unchanged, series == nil {
            try report(.unchangedOutsideChunk, inRecordAt: start)
        }
        if flags.typeNameFormat != .unchanged, series != nil {
            try report(.chunkInterrupted, inRecordAt: start)
            // Its end is missing: like any truncated record it is not handed out.
            series = nil
        }
        if flags.typeNameFormat == .reserved {
            try report(.reservedTypeNameFormat, .warning, inRecordAt: start)
        }
    }

    /// Judges the lengths of a record against its TNF (NDEF 1.0, clause 3.2.6).
    mutating func judge(_ header: RecordHeader, at start: Int) throws(NDEFError) {
        let typeLengthOffset = start + header.flags.typeLengthOffset
        if series != nil, header.typeLength > 0 || header.flags.hasIDLength {
            let offset = header.typeLength > 0 ? typeLengthOffset : start
            try report(.unchangedWithTypeOrID, at: offset, inRecordAt: start)
        }
        switch series?.typeNameFormat ?? header.flags.typeNameFormat {
        case .empty:
            if let (field, offset) = firstField(of: header, isLaterChunk: series != nil) {
                try report(.emptyNotEmpty(field), at: start + offset, inRecordAt: start)
            }
        case .unknown where header.typeLength > 0 && series == nil:
            try report(.unknownWithType, at: typeLengthOffset, inRecordAt: start)
        case .wellKnown, .media, .absoluteURI, .external:
            if series == nil, header.typeLength == 0 {
                try report(.missingType(header.flags.typeNameFormat), at: typeLengthOffset, inRecordAt: start)
            }
        case .unknown, .unchanged, .reserved:
            break
        }
    }

    // Type and id of a later chunk are another breach.
    private func firstField(of header: RecordHeader, isLaterChunk: Bool) -> (field: NDEFError.Field, offset: Int)? {
        if header.typeLength > 0, !isLaterChunk { return (.type, header.flags.typeLengthOffset) }
        if header.payloadLength > 0 { return (.payload, header.flags.payloadLengthOffset) }
        if header.idLength > 0, !isLaterChunk { return (.id, header.flags.idLengthOffset) }
        return nil
    }

    /// Judges what follows the message.
    ///
    /// Inside a record there is no TLV block whose padding it could be. Writers were seen that mark each record of a
    /// Smart Poster as a message of its own, so that what looks like a message is read on there.
    ///
    /// - Returns: Whether to read on.
    mutating func judgeRest(of bytes: Span<UInt8>, from end: Int) throws(NDEFError) -> Bool {
        guard end < bytes.count else { return false }
        let rest = bytes.extracting(end..<bytes.count)
        let kind = TrailingBytesGuess.kind(of: rest)
        try report(
            .trailingBytes(count: rest.count, kind: kind), kind == .padding && !isInner ? .warning : .error,
            at: end, inRecordAt: end, index: recordCount == 0 ? nil : recordCount - 1)
        return isInner && kind == .anotherMessage
    }

    private mutating func report(
        _ reason: NDEFError.Reason,
        _ severity: NDEFFinding.Severity = .error,
        inRecordAt start: Int
    ) throws(NDEFError) {
        try report(reason, severity, at: start, inRecordAt: start, index: recordCount)
    }

    private mutating func report(
        _ reason: NDEFError.Reason,
        at offset: Int,
        inRecordAt start: Int
    ) throws(NDEFError) {
        try report(reason, at: offset, inRecordAt: start, index: recordCount)
    }
}
