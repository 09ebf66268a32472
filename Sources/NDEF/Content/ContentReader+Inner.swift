// SPDX-License-Identifier: MIT

/// The message inside a record, read a record at a time.
///
///     guard var inner = innerMessage(of: record, from: 0, in: .smartPoster) else { return unknown(record) }
///     while let located = next(&inner) { … }
struct InnerMessage {
    /// The bytes of the message.
    let bytes: NDEFBytes

    /// The index of the record that `next` has handed out last.
    var index: Int { decoder.recordCount - 1 }

    fileprivate var decoder: MessageDecoder
    fileprivate var isBroken = false
}

extension ContentReader {
    /// Opens the message that a part of the payload is, `from` counted from the start of the payload.
    ///
    /// `context` is the record as its inner records see it.
    ///
    /// - Returns: The message; nil, and a noted fault, when it lies too deep.
    mutating func innerMessage(of record: NDEFRecord, from start: Int, in context: RecordContext) -> InnerMessage? {
        guard depth < options.maximumNesting else {
            note(
                .limitExceeded(.nesting, maximum: options.maximumNesting, found: depth + 1), .error,
                at: .payload(start))
            return nil
        }
        var options = options
        options.baseOffset = start
        let first = min(max(start, 0), record.payloadCount)
        return InnerMessage(
            bytes: NDEFBytes(
                storage: record.storage, start: record.payloadStart + first, count: record.payloadCount - first),
            decoder: MessageDecoder(
                mode: mode, isBuilding: isBuilding, keeps: keeps, options: options, depth: depth + 1,
                context: context))
    }

    /// Reads the next record of a message inside; nil behind the last one.
    ///
    /// What is wrong with it is noted. The offset of what is returned is counted from the start of the outer payload,
    /// so that it can be handed to `note` as it is; its content is stored when `isBuilding`.
    mutating func next(_ inner: inout InnerMessage) -> InnerRecord? {
        guard !inner.isBroken else { return nil }
        let located: InnerRecord?
        do throws(NDEFError) {
            located = try inner.decoder.next(in: inner.bytes)
        } catch {
            inner.isBroken = true
            noteFindings(of: &inner)
            note(
                ContentFault(
                    reason: error.reason, severity: .error, place: .payload(error.offset),
                    recordPlace: .payload(error.recordOffset), path: error.path))
            return nil
        }
        noteFindings(of: &inner)
        return located
    }

    private mutating func noteFindings(of inner: inout InnerMessage) {
        guard !inner.decoder.log.findings.isEmpty else { return }
        for finding in inner.decoder.log.findings.elements {
            note(
                ContentFault(
                    reason: finding.reason, severity: finding.severity, place: .payload(finding.offset),
                    recordPlace: .payload(finding.recordOffset), path: finding.path))
        }
        omitFaults(inner.decoder.log.findings.omitted)
        inner.decoder.removeFindings()
    }
}
