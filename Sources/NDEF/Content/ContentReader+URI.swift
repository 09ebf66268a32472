// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a URI record (RTD URI 1.0, clause 3.2); one that the RTD says to discard stays unknown.
    mutating func readURI(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payloadSpan
        guard !payload.isEmpty else {
            note(.uriCodeMissing, .error, at: .payload(0))
            return unknown(record)
        }
        let code = payload[0]
        if code > URIPrefix.lastCode { note(.uriReservedCode(code), .warning, at: .payload(0)) }
        let bytes = payload.extracting(1..<payload.count)
        let rest: UTF8Span
        do throws(UTF8.ValidationError) {
            rest = try UTF8Span(validating: bytes)
        } catch {
            note(.uriInvalidUTF8, .error, at: .payload(1 + error.byteOffsets.lowerBound))
            return unknown(record)
        }
        for index in bytes.indices where bytes[index] < 0x20 {
            note(.uriControlCharacter(bytes[index]), .error, at: .payload(1 + index))
            return unknown(record)
        }
        noteIllegalURICharacter(in: bytes) { .payload(1 + $0) }
        if bytes.isEmpty, URIPrefix.text(of: code).isEmpty { note(.uriEmpty, .warning, at: .payload(0)) }
        guard isBuilding else { return nil }
        return .uri(URIRecord(uri: URIPrefix.text(of: code) + String(copying: rest)))
    }

    /// Notes the first character that neither a URI nor an IRI may have unescaped (RFC 3986, clause 2).
    mutating func noteIllegalURICharacter(in bytes: Span<UInt8>, place: (Int) -> ContentFault.Place) {
        for index in bytes.indices where Self.isIllegalInURI(bytes[index]) {
            note(.uriIllegalCharacter(bytes[index]), .warning, at: place(index))
            return
        }
    }

    private static func isIllegalInURI(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
            UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            true
        default:
            false
        }
    }
}
