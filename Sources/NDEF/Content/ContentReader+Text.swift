// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a Text record (RTD Text 1.0, clause 3.2).
    mutating func readText(_ record: NDEFRecord) -> RecordContent? {
        if isBuilding {
            if let text = PlainContent.text(record.payloadSpan) { return .text(text) }
        } else if PlainContent.isText(record.payloadSpan) {
            return nil
        }
        guard let textStart = judgeTextHead(record) else { return unknown(record) }
        let payload = record.payloadSpan
        let isUTF16 = payload[0] & TextRecord.utf16Bit != 0
        let text = isUTF16 ? readUTF16(payload, from: textStart) : readUTF8(payload, from: textStart)
        guard isBuilding else { return nil }
        let language = payload.extracting(1..<textStart).text
        return .text(TextRecord(text: text, language: language, encoding: isUTF16 ? .utf16 : .utf8))
    }

    /// Judges status byte and language; returns where the text begins, or nil when that is not to be told.
    private mutating func judgeTextHead(_ record: NDEFRecord) -> Int? {
        let payload = record.payloadSpan
        guard !payload.isEmpty else {
            note(.textStatusMissing, .error, at: .payload(0))
            return nil
        }
        let textStart = 1 + Int(payload[0] & TextRecord.languageLengthMask)
        guard textStart <= payload.count else {
            note(.textLanguageTruncated(needed: textStart, available: payload.count), .error, at: .payload(0))
            return nil
        }
        if textStart == 1 { note(.textLanguageMissing, .error, at: .payload(0)) }
        var index = 1
        while index < textStart {
            if !ASCII.isVisible(payload[index]) {
                note(.textLanguageNotASCII(payload[index]), .error, at: .payload(index))
                break
            }
            index += 1
        }
        return textStart
    }

    /// Judges a text, and returns it when it is wanted.
    private mutating func readUTF8(_ payload: Span<UInt8>, from textStart: Int) -> String {
        let all = payload.extracting(textStart..<payload.count)
        let start = TextRecord.beginsWithMark(all) ? textStart + 3 : textStart
        let bytes = payload.extracting(start..<payload.count)
        do throws(UTF8.ValidationError) {
            let text = try UTF8Span(validating: bytes)
            return isBuilding ? String(copying: text) : ""
        } catch {
            note(.textInvalidUTF8, .error, at: .payload(start + error.byteOffsets.lowerBound))
            return isBuilding ? bytes.text : ""
        }
    }

    private mutating func readUTF16(_ payload: Span<UInt8>, from textStart: Int) -> String {
        let units = UTF16Units(payload, from: textStart)
        if let lone = units.firstLoneSurrogate {
            note(.textLoneSurrogate(units[lone]), .error, at: .payload(units.start + 2 * lone))
        }
        if !(payload.count - units.start).isMultiple(of: 2) {
            note(.textOddUTF16, .error, at: .payload(payload.count - 1))
        }
        return isBuilding ? String(decoding: units.array, as: UTF16.self) : ""
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
