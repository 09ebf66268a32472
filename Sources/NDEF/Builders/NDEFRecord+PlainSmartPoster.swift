// SPDX-License-Identifier: MIT

internal import Bytes

extension NDEFRecord {
    /// Makes a Smart Poster of no more than a URI, titles and an action, its bytes written in one storage.
    static func plainSmartPoster(
        _ uri: String, titles: [TextRecord], action: SmartPosterAction?, id: [UInt8]
    ) throws(NDEFError) -> NDEFRecord {
        let uriBytes = uri.utf8
        let (code, prefixCount) = try URIPrefix.abbreviation(of: uriBytes.span)
        let rest = uriBytes.span.extracting(prefixCount..<uriBytes.count)
        var messageCount = wellKnownCount(type: 1, payload: 1 + rest.count)
        for title in titles {
            messageCount += wellKnownCount(
                type: 1,
                payload: try TextRecord.payloadCount(title.text, language: title.language, encoding: title.encoding))
        }
        if let action {
            if case .reserved(let code) = action { throw NDEFError(.part(.smartPosterAction, .reservedValue(code))) }
            messageCount += wellKnownCount(type: 3, payload: 1)
        }
        if let reason = breachOfSize(type: 2, id: id.count, payload: messageCount) { throw NDEFError(reason) }
        let recordCount = 1 + titles.count + (action == nil ? 0 : 1)
        let record = NDEFRecord(making: .wellKnown, typeCount: 2, id: id, payloadCount: messageCount) { output in
            output.append(UInt8(ascii: "S"))
            output.append(UInt8(ascii: "p"))
        } payload: { output in
            let mark = RecordFlags.messageBegin | (recordCount == 1 ? RecordFlags.messageEnd : 0)
            appendWellKnownHeader(mark, typeCount: 1, payloadCount: 1 + rest.count, to: &output)
            output.append(UInt8(ascii: "U"))
            output.append(code)
            output.append(copying: rest)
            for index in titles.indices {
                let mark = index + 2 == recordCount ? RecordFlags.messageEnd : 0
                append(titles[index], mark: mark, to: &output)
            }
            if let action {
                appendWellKnownHeader(RecordFlags.messageEnd, typeCount: 3, payloadCount: 1, to: &output)
                output.append(UInt8(ascii: "a"))
                output.append(UInt8(ascii: "c"))
                output.append(UInt8(ascii: "t"))
                output.append(action.code)
            }
        }
        // A single title repeats no language, and what is small is over no limit.
        if titles.count > 1 || messageCount > 1 << 16, let reason = record.breachOnWriting { throw NDEFError(reason) }
        return record
    }

    /// The number of bytes of a record of a well-known type in its shortest form.
    private static func wellKnownCount(type: Int, payload: Int) -> Int {
        (payload <= 255 ? 3 : 6) + type + payload
    }

    @_lifetime(output: copy output)
    private static func append(_ title: TextRecord, mark: UInt8, to output: inout OutputSpan<UInt8>) {
        let payloadCount = 1 + title.language.utf8.count + TextRecord.encodedCount(title.text, as: title.encoding)
        appendWellKnownHeader(mark, typeCount: 1, payloadCount: payloadCount, to: &output)
        output.append(UInt8(ascii: "T"))
        TextRecord.encodePayload(title.text, language: title.language, encoding: title.encoding, into: &output)
    }

    @_lifetime(output: copy output)
    private static func appendWellKnownHeader(
        _ mark: UInt8, typeCount: UInt8, payloadCount: Int, to output: inout OutputSpan<UInt8>
    ) {
        let flags = RecordFlags(canonical: .wellKnown, payloadCount: payloadCount, hasID: false)
        output.append(flags.rawValue | mark)
        output.append(typeCount)
        appendLength(UInt32(clamping: payloadCount), isShort: flags.isShort, to: &output)
    }
}
