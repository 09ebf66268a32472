// SPDX-License-Identifier: MIT

internal import Bytes

extension NDEFRecord {
    /// The number of bytes of the record as it is written by default, in the form in which it was read.
    public var encodedSize: Int {
        guard let chunks else { return flags.headerSize + bodyCount }
        return chunks.headerSize(of: self) + bodyCount
    }

    /// The number of bytes of the record in a form.
    public func encodedSize(_ form: NDEFEncodingForm) -> Int {
        form == .asRead ? encodedSize : inForm(form).encodedSize
    }

    /// The record as it is read when it was written in a form.
    func inForm(_ form: NDEFEncodingForm) -> NDEFRecord {
        switch form {
        case .asRead: self
        case .canonical: canonical
        case .chunked(let maximum): canonical.inChunks(of: max(maximum, 1))
        }
    }

    /// Writes the record in the form in which it was read; there must be room for it.
    @_lifetime(output: copy output)
    @inline(__always)
    func encode(into output: inout OutputSpan<UInt8>, isFirst: Bool, isLast: Bool) {
        let begin = isFirst ? RecordFlags.messageBegin : 0
        let end = isLast ? RecordFlags.messageEnd : 0
        if let chunks {
            encode(chunks, into: &output, begin: begin, end: end)
        } else {
            appendHeader(flags.rawValue | begin | end, payloadLength: payloadLength, to: &output)
            output.append(copying: storage.span.extracting(start..<(start + bodyCount)))
        }
    }

    @_lifetime(output: copy output)
    private func encode(
        _ chunks: ChunkLayout, into output: inout OutputSpan<UInt8>, begin: UInt8, end: UInt8
    ) {
        for index in chunks.indices {
            let range = chunks.payloadRange(of: index, payloadCount: payloadCount)
            var flags = chunks.isShort(index) ? RecordFlags.shortRecord : 0
            flags |= index == chunks.count - 1 ? end : RecordFlags.chunk
            let length = UInt32(clamping: range.count)
            if index == 0 {
                flags |= self.flags.rawValue & ~RecordFlags.shortRecord | begin
                appendHeader(flags, payloadLength: length, to: &output)
                output.append(copying: storage.span.extracting(start..<payloadStart))
            } else {
                output.append(flags | TypeNameFormat.unchanged.rawValue)
                output.append(0)
                Self.appendLength(length, isShort: chunks.isShort(index), to: &output)
            }
            output.append(copying: payloadSpan.extracting(range))
        }
    }

    @_lifetime(output: copy output)
    @inline(__always)
    private func appendHeader(_ flags: UInt8, payloadLength: UInt32, to output: inout OutputSpan<UInt8>) {
        output.append(flags)
        output.append(typeLength)
        Self.appendLength(payloadLength, isShort: flags & RecordFlags.shortRecord != 0, to: &output)
        if flags & RecordFlags.idLengthPresent != 0 { output.append(idLength) }
    }

    @_lifetime(output: copy output)
    @inline(__always)
    static func appendLength(_ length: UInt32, isShort: Bool, to output: inout OutputSpan<UInt8>) {
        if !isShort {
            output.append(UInt8(truncatingIfNeeded: length >> 24))
            output.append(UInt8(truncatingIfNeeded: length >> 16))
            output.append(UInt8(truncatingIfNeeded: length >> 8))
        }
        output.append(UInt8(truncatingIfNeeded: length))
    }
}
