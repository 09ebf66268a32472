// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// The number of bytes of the record as it is written by default, in the form in which it was read.
    public var encodedSize: Int {
        guard let chunks else { return flags.headerSize + bodyCount }
        return chunks.headerSize(of: self) + bodyCount
    }

    /// The number of bytes of the record in a form.
    public func encodedSize(_ form: NDEFEncodingForm) -> Int {
        switch form {
        case .asRead: encodedSize
        case .canonical: canonical.encodedSize
        }
    }

    /// Appends the record in the form in which it was read.
    func encode(into bytes: inout [UInt8], isFirst: Bool, isLast: Bool) {
        let begin = isFirst ? RecordFlags.messageBegin : 0
        let end = isLast ? RecordFlags.messageEnd : 0
        guard let chunks else {
            appendHeader(flags.rawValue | begin | end, payloadCount: payloadCount, to: &bytes)
            bytes += storage[start..<(start + bodyCount)]
            return
        }
        for index in chunks.indices {
            let range = chunks.payloadRange(of: index, payloadCount: payloadCount)
            let isLastChunk = index == chunks.count - 1
            var flags = chunks.isShort(index) ? RecordFlags.shortRecord : 0
            flags |= isLastChunk ? end : RecordFlags.chunk
            if index == 0 {
                flags |= self.flags.rawValue & ~RecordFlags.shortRecord | begin
                appendHeader(flags, payloadCount: range.count, to: &bytes)
                bytes += storage[start..<payloadStart]
            } else {
                flags |= TypeNameFormat.unchanged.rawValue
                appendLaterHeader(flags, payloadCount: range.count, to: &bytes)
            }
            bytes += storage[(payloadStart + range.lowerBound)..<(payloadStart + range.upperBound)]
        }
    }

    private func appendHeader(_ flags: UInt8, payloadCount: Int, to bytes: inout [UInt8]) {
        bytes.append(flags)
        bytes.append(typeLength)
        appendLength(payloadCount, isShort: flags & RecordFlags.shortRecord != 0, to: &bytes)
        if flags & RecordFlags.idLengthPresent != 0 { bytes.append(idLength) }
    }

    private func appendLaterHeader(_ flags: UInt8, payloadCount: Int, to bytes: inout [UInt8]) {
        bytes.append(flags)
        bytes.append(0)
        appendLength(payloadCount, isShort: flags & RecordFlags.shortRecord != 0, to: &bytes)
    }

    private func appendLength(_ count: Int, isShort: Bool, to bytes: inout [UInt8]) {
        let length = UInt32(clamping: count)
        if !isShort {
            bytes.append(UInt8(truncatingIfNeeded: length >> 24))
            bytes.append(UInt8(truncatingIfNeeded: length >> 16))
            bytes.append(UInt8(truncatingIfNeeded: length >> 8))
        }
        bytes.append(UInt8(truncatingIfNeeded: length))
    }
}
