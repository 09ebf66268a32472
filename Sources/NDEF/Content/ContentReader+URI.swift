// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a URI record (RTD URI 1.0, clause 3.2); one that the RTD says to discard stays unknown.
    mutating func readURI(_ record: NDEFRecord) -> RecordContent {
        let payload = record.payload
        guard let code = payload.first else {
            note(.uriCodeMissing, .error, at: .payload(0))
            return .unknown(record)
        }
        if code > URIPrefix.lastCode { note(.uriReservedCode(code), .warning, at: .payload(0)) }
        if let index = payload.span.extracting(1..<payload.count).firstInvalidUTF8 {
            note(.uriInvalidUTF8, .error, at: .payload(1 + index))
            return .unknown(record)
        }
        if let index = payload.dropFirst().firstIndex(where: { $0 < 0x20 }) {
            note(.uriControlCharacter(payload[index]), .error, at: .payload(index))
            return .unknown(record)
        }
        noteIllegalURICharacter(in: payload.dropFirst()) { .payload($0) }
        let uri = URIPrefix.text(of: code) + String(decoding: payload.dropFirst(), as: UTF8.self)
        if uri.isEmpty { note(.uriEmpty, .warning, at: .payload(0)) }
        return .uri(URIRecord(uri: uri))
    }

    /// Notes the first character that neither a URI nor an IRI may have unescaped (RFC 3986, clause 2).
    mutating func noteIllegalURICharacter<Bytes: Collection<UInt8>>(
        in bytes: Bytes, place: (Int) -> ContentFault.Place
    ) where Bytes.Index == Int {
        guard let index = bytes.firstIndex(where: Self.isIllegalInURI) else { return }
        note(.uriIllegalCharacter(bytes[index]), .warning, at: place(index))
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
