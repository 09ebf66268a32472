// SPDX-License-Identifier: MIT

import NDEF

/// Writes messages in all the forms that a reader may meet, without any of our encoder.
enum OtherHand {
    static func message(_ records: [SampleRecord]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, record) in records.enumerated() {
            append(
                format: record.format, type: record.type, id: record.id, payload: record.payload, form: record.form,
                isFirst: index == 0, isLast: index == records.count - 1, to: &bytes)
        }
        return bytes
    }

    /// Appends a record in one piece, or chunk after chunk (NDEF 1.0, clauses 2.3.3 and 3.2).
    static func append(
        format: TypeNameFormat, type: [UInt8], id: [UInt8], payload: [UInt8], form: RecordForm, isFirst: Bool,
        isLast: Bool, to bytes: inout [UInt8]
    ) {
        var start = 0
        for index in 0...form.chunks.count {
            let isEnd = index == form.chunks.count
            let end = isEnd ? payload.count : start + form.chunks[index]
            let isLong = form.chunks.isEmpty ? form.isLong : form.longChunks[index]
            let isShort = end - start <= 255 && !isLong
            let hasID = index == 0 && (!id.isEmpty || form.hasEmptyID)

            var flags = index == 0 ? format.rawValue : TypeNameFormat.unchanged.rawValue
            if isFirst, index == 0 { flags |= 0x80 }
            if isLast, isEnd { flags |= 0x40 }
            if !isEnd { flags |= 0x20 }
            if isShort { flags |= 0x10 }
            if hasID { flags |= 0x08 }
            bytes.append(flags)
            bytes.append(index == 0 ? UInt8(type.count) : 0)
            bytes += isShort ? [UInt8(end - start)] : bigEndian(UInt32(end - start))
            if hasID { bytes.append(UInt8(id.count)) }
            if index == 0 { bytes += type + id }
            bytes += payload[start..<end]
            start = end
        }
    }
}

extension SampleRecord {
    var format: TypeNameFormat {
        switch content {
        case .empty: .empty
        case .uri, .text, .poster: .wellKnown
        case .plain(let format, _, _): format
        }
    }

    var type: [UInt8] {
        switch content {
        case .empty: []
        case .uri: [0x55]
        case .text: [0x54]
        case .poster: [0x53, 0x70]
        case .plain(_, let type, _): [UInt8](type.utf8)
        }
    }

    /// The payload as the other hand writes it.
    var payload: [UInt8] {
        switch content {
        case .empty: []
        case .uri(let uri):
            // RTD URI 1.0, clause 3.2: any prefix that matches, or none.
            [prefixCode] + uri.utf8.dropFirst(ExchangeTests.prefixes[Int(prefixCode)].utf8.count)
        case .text(let title): title.payload
        case .poster(let poster): poster.payload
        case .plain(_, _, let payload): payload
        }
    }
}

extension SampleRecord.Title {
    // RTD Text 1.0, clause 3.2.
    fileprivate var payload: [UInt8] {
        let front = [UInt8(language.utf8.count) | (encoding == .utf16 ? 0x80 : 0)] + [UInt8](language.utf8)
        switch form {
        case .utf8: return front + text.utf8
        case .utf8WithMark: return front + [0xEF, 0xBB, 0xBF] + text.utf8
        case .utf16: return front + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .utf16WithMark: return front + [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .utf16LittleEndian:
            return front + [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
    }
}

extension SampleRecord.Poster {
    // Smart Poster RTD 1.0, clause 3.3, the size and the titles in front: their order is free.
    fileprivate var payload: [UInt8] {
        var parts: [(format: TypeNameFormat, type: String, payload: [UInt8])] = []
        if let size { parts.append((.wellKnown, "s", bigEndian(size))) }
        parts += titles.map { (.wellKnown, "T", $0.payload) }
        parts.append((.wellKnown, "U", [0] + uri.utf8))
        parts += icons.map { (.media, $0.type, $0.data) }
        if let mediaType { parts.append((.wellKnown, "t", [UInt8](mediaType.utf8))) }
        if let action { parts.append((.wellKnown, "act", [action])) }
        var bytes: [UInt8] = []
        for (index, part) in parts.enumerated() {
            OtherHand.append(
                format: part.format, type: [UInt8](part.type.utf8), id: [], payload: part.payload, form: .plain,
                isFirst: index == 0, isLast: index == parts.count - 1, to: &bytes)
        }
        return bytes
    }
}
