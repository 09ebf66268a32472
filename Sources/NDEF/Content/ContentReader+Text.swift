// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a Text record (RTD Text 1.0, clause 3.2).
    mutating func readText(_ record: NDEFRecord) -> RecordContent {
        let payload = record.payload
        guard let status = payload.first else {
            note(.textStatusMissing, .error, at: .payload(0))
            return .unknown(record)
        }
        let languageLength = Int(status & TextRecord.languageLengthMask)
        guard languageLength <= payload.count - 1 else {
            note(
                .textLanguageTruncated(needed: 1 + languageLength, available: payload.count), .error, at: .payload(0))
            return .unknown(record)
        }
        let textStart = 1 + languageLength
        let language = payload[1..<textStart]
        if language.isEmpty { note(.textLanguageMissing, .error, at: .payload(0)) }
        if let index = language.firstIndex(where: { !ASCII.isVisible($0) }) {
            note(.textLanguageNotASCII(payload[index]), .error, at: .payload(index))
        }

        let isUTF16 = status & TextRecord.utf16Bit != 0
        let text = isUTF16 ? readUTF16(payload, from: textStart) : readUTF8(payload, from: textStart)
        return .text(
            TextRecord(
                text: text, language: String(decoding: language, as: UTF8.self), encoding: isUTF16 ? .utf16 : .utf8))
    }

    private mutating func readUTF8(_ payload: [UInt8], from textStart: Int) -> String {
        var bytes = payload[textStart...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if let index = bytes.span.firstInvalidUTF8 {
            note(.textInvalidUTF8, .error, at: .payload(bytes.startIndex + index))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func readUTF16(_ payload: [UInt8], from textStart: Int) -> String {
        var start = textStart
        var isLittleEndian = false
        if payload[textStart...].starts(with: [0xFE, 0xFF]) {
            start += 2
        } else if payload[textStart...].starts(with: [0xFF, 0xFE]) {
            start += 2
            isLittleEndian = true
        }

        var units: [UInt16] = []
        units.reserveCapacity((payload.count - start) / 2)
        var index = start
        while payload.count - index >= 2 {
            let first = UInt16(payload[index])
            let second = UInt16(payload[index + 1])
            units.append(isLittleEndian ? second << 8 | first : first << 8 | second)
            index += 2
        }
        if let lone = Self.firstLoneSurrogate(in: units) {
            note(.textLoneSurrogate(units[lone]), .error, at: .payload(start + 2 * lone))
        }
        if index < payload.count { note(.textOddUTF16, .error, at: .payload(index)) }
        return String(decoding: units, as: UTF16.self)
    }

    private static func firstLoneSurrogate(in units: [UInt16]) -> Int? {
        var index = 0
        while index < units.count {
            if UTF16.isTrailSurrogate(units[index]) { return index }
            if UTF16.isLeadSurrogate(units[index]) {
                guard index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) else { return index }
                index += 1
            }
            index += 1
        }
        return nil
    }
}
