// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a URI record (RTD URI 1.0, clause 3.2); one that the RTD says to discard stays unknown.
    mutating func readURI(_ record: NDEFRecord) -> RecordContent? {
        guard judgeURI(record) else { return unknown(record) }
        guard isBuilding else { return nil }
        let payload = record.payloadSpan
        return .uri(URIRecord(uri: URIPrefix.uri(payload[0], payload.extracting(1..<payload.count))))
    }

    /// Judges a URI record; false when it is to be discarded.
    mutating func judgeURI(_ record: NDEFRecord) -> Bool {
        let payload = record.payloadSpan
        if payload.count > 1, payload[0] <= URIPrefix.lastCode, URICharacters.areAllPlain(in: payload, from: 1) {
            return true
        }
        return judgeUnusualURI(payload)
    }

    private mutating func judgeUnusualURI(_ payload: Span<UInt8>) -> Bool {
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
private enum URICharacters {
    // A bit for each of 00 to 3F, and of 40 to 7F.
    private static var low: UInt64 { 0xAFFF_FFFA_0000_0000 }
    private static var high: UInt64 { 0x47FF_FFFE_AFFF_FFFF }

    static func isPlain(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 0x40 ? low : high) >> UInt64(byte & 0x3F) & 1 != 0
    }

    static func areAllPlain(in bytes: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            if !isPlain(unsafe bytes[unchecked: index]) { return false }
            index &+= 1
        }
        return true
    }
}
