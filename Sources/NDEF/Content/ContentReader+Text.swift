// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a Text record (RTD Text 1.0, clause 3.2).
    mutating func readText(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payloadSpan
        guard !payload.isEmpty else {
            note(.textStatusMissing, .error, at: .payload(0))
            return unknown(record)
        }
        let status = payload[0]
        let languageLength = Int(status & TextRecord.languageLengthMask)
        guard languageLength <= payload.count - 1 else {
            note(
                .textLanguageTruncated(needed: 1 + languageLength, available: payload.count), .error, at: .payload(0))
            return unknown(record)
        }
        let textStart = 1 + languageLength
        if languageLength == 0 { note(.textLanguageMissing, .error, at: .payload(0)) }
        for index in 1..<textStart where !ASCII.isVisible(payload[index]) {
            note(.textLanguageNotASCII(payload[index]), .error, at: .payload(index))
            break
        }

        let isUTF16 = status & TextRecord.utf16Bit != 0
        let text = isUTF16 ? readUTF16(payload, from: textStart) : readUTF8(payload, from: textStart)
        return content {
            .text(
                TextRecord(
                    text: text ?? "", language: Self.text(of: payload.extracting(1..<textStart)),
                    encoding: isUTF16 ? .utf16 : .utf8))
        }
    }

    private mutating func readUTF8(_ payload: Span<UInt8>, from textStart: Int) -> String? {
        var start = textStart
        if TextRecord.beginsWithMark(payload.extracting(start..<payload.count)) { start += 3 }
        let bytes = payload.extracting(start..<payload.count)
        if bytes.isASCII { return isBuilding ? bytes.asciiText : nil }
        do throws(UTF8.ValidationError) {
            let text = try UTF8Span(validating: bytes)
            return isBuilding ? String(copying: text) : nil
        } catch {
            note(.textInvalidUTF8, .error, at: .payload(start + error.byteOffsets.lowerBound))
            return isBuilding ? Self.text(of: bytes) : nil
        }
    }

    private mutating func readUTF16(_ payload: Span<UInt8>, from textStart: Int) -> String? {
        let units = UTF16Units(payload, from: textStart)
        if let lone = units.firstLoneSurrogate {
            note(.textLoneSurrogate(units[lone]), .error, at: .payload(units.start + 2 * lone))
        }
        if !(payload.count - units.start).isMultiple(of: 2) {
            note(.textOddUTF16, .error, at: .payload(payload.count - 1))
        }
        return isBuilding ? String(decoding: units.array, as: UTF16.self) : nil
    }
}

/// The code units of a text; big-endian unless a byte order mark says otherwise (RTD Text 1.0, clause 3.4).
private struct UTF16Units: ~Escapable {
    private let bytes: Span<UInt8>
    private let isLittleEndian: Bool

    /// Where the first unit stands, behind the mark.
    let start: Int

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, from textStart: Int) {
        self.bytes = bytes
        let hasTwo = bytes.count - textStart >= 2
        let first = hasTwo ? bytes[textStart] : 0
        let second = hasTwo ? bytes[textStart + 1] : 0
        isLittleEndian = first == 0xFF && second == 0xFE
        start = isLittleEndian || first == 0xFE && second == 0xFF ? textStart + 2 : textStart
    }

    var count: Int { (bytes.count - start) / 2 }

    subscript(index: Int) -> UInt16 {
        let first = UInt16(bytes[start + 2 * index])
        let second = UInt16(bytes[start + 2 * index + 1])
        return isLittleEndian ? second << 8 | first : first << 8 | second
    }

    var array: [UInt16] {
        var units: [UInt16] = []
        units.reserveCapacity(count)
        for index in 0..<count { units.append(self[index]) }
        return units
    }

    var firstLoneSurrogate: Int? {
        var index = 0
        while index < count {
            if UTF16.isTrailSurrogate(self[index]) { return index }
            if UTF16.isLeadSurrogate(self[index]) {
                guard index + 1 < count, UTF16.isTrailSurrogate(self[index + 1]) else { return index }
                index += 1
            }
            index += 1
        }
        return nil
    }
}
