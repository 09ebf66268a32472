// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a URI record (RTD URI 1.0, clause 3.2); one that the RTD says to discard stays unknown.
    mutating func readURI(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payloadSpan
        if PlainContent.isURI(payload) { return content { .uri(PlainContent.uri(payload)) } }
        guard judgeURI(payload) else { return unknown(record) }
        return content { .uri(URIRecord(uri: URIPrefix.uri(payload[0], payload.extracting(1..<payload.count)))) }
    }

    /// Judges a URI record; false when it is to be discarded.
    private mutating func judgeURI(_ payload: Span<UInt8>) -> Bool {
        guard !payload.isEmpty else {
            note(.uriCodeMissing, .error, at: .payload(0))
            return false
        }
        return judgeURI(payload[0], payload.extracting(1..<payload.count))
    }

    /// Judges a URI that is not made of plain characters only; false when it is to be discarded.
    private mutating func judgeURI(_ code: UInt8, _ rest: Span<UInt8>) -> Bool {
        if code > URIPrefix.lastCode { note(.uriReservedCode(code), .warning, at: .payload(0)) }
        if let index = rest.firstInvalidUTF8 {
            note(.uriInvalidUTF8, .error, at: .payload(1 + index))
            return false
        }
        for index in rest.indices where rest[index] < 0x20 {
            note(.uriControlCharacter(rest[index]), .error, at: .payload(1 + index))
            return false
        }
        noteIllegalURICharacter(in: rest) { .payload(1 + $0) }
        if rest.isEmpty, URIPrefix.text(of: code).utf8CodeUnitCount == 0 { note(.uriEmpty, .warning, at: .payload(0)) }
        return true
    }

    /// Notes the first character that neither a URI nor an IRI may have unescaped (RFC 3986, clause 2).
    mutating func noteIllegalURICharacter(in bytes: Span<UInt8>, place: (Int) -> ContentFault.Place) {
        for index in bytes.indices where bytes[index] >= 0x20 && bytes[index] < 0x80 {
            guard !URICharacters.isPlain(bytes[index]) else { continue }
            note(.uriIllegalCharacter(bytes[index]), .warning, at: place(index))
            return
        }
    }
}

/// The characters of US-ASCII that a URI may have: all but controls, blank, DEL and `"<>\^`{|}` (RFC 3986, clause 2).
enum URICharacters {
    // A bit for each of 00 to 3F, and of 40 to 7F.
    private static var low: UInt64 { 0xAFFF_FFFA_0000_0000 }
    private static var high: UInt64 { 0x47FF_FFFE_AFFF_FFFF }

    static func isPlain(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 0x40 ? low : high) >> UInt64(byte & 0x3F) & 1 != 0
    }

    static func areAllPlain(in bytes: Span<UInt8>) -> Bool {
        bytes.passes(words: { plainFaults($0) }, bytes: { !isPlain($0) })
    }

    /// Sets the highest bit of each byte that is not plain.
    ///
    /// `x + 7F` has it for each `x` but 0, so that `(word ^ y) + 7F` tells where `y` is not. What carries out of bytes
    /// over 7F does not matter, they are refused themselves.
    @inline(__always)
    private static func plainFaults(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let all = ones &* 0x7F
        // Bit 1 is all that `<` and `>`, `\` and `^` differ in.
        let pairs = word & ~(ones &* 2)
        let fromBlank = word &+ ones &* (0x80 - 0x21)
        let noQuote = (word ^ ones &* 0x22) &+ all
        let noAngle = (pairs ^ ones &* 0x3C) &+ all
        let noCaret = (pairs ^ ones &* 0x5C) &+ all
        let noGrave = (word ^ ones &* 0x60) &+ all
        // From `{` on, only `~` is plain.
        let fromBrace = (word &+ ones &* (0x80 - 0x7B)) & ((word ^ ones &* 0x7E) &+ all)
        return word | fromBrace | ~(fromBlank & noQuote & noAngle & noCaret & noGrave)
    }
}
