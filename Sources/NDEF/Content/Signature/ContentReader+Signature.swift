// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a Signature record (RTD Signature 1.0 and 2.0); one that is cut off stays unknown.
    mutating func readSignature(_ record: NDEFRecord) -> RecordContent? {
        var fields = SignatureFields(payload: record.payload)
        do throws(SignatureFields.Fault) {
            let signature = try readSignature(&fields)
            if fields.remaining > 0 {
                note(
                    .part(
                        signature.certificateURI == nil ? .certificate : .certificateURI,
                        .trailingBytes(count: fields.remaining)), .error, at: .payload(fields.position))
            }
            return content { .signature(signature) }
        } catch {
            note(.part(error.part, error.breach), error.severity, at: .payload(error.offset))
            return unknown(record)
        }
    }

    private mutating func readSignature(
        _ fields: inout SignatureFields
    ) throws(SignatureFields.Fault) -> SignatureRecord {
        let version = try fields.byte(of: .signatureVersion)
        let isVersion1 = version == SignatureRecord.version1
        guard isVersion1 || version == SignatureRecord.version2 else {
            throw SignatureFields.Fault(
                part: .signatureVersion, breach: .unsupportedVersion(version), severity: .warning, offset: 0)
        }
        let typePlace = fields.position
        let typeByte = try fields.byte(of: .signatureType)
        let type = typeByte & 0x7F
        let hasURI = typeByte & 0x80 != 0
        if isVersion1, typeByte == 0, fields.remaining == 0 {
            // The start marker of version 1 ends here.
            return SignatureRecord(
                version: version, type: 0, hash: nil, signature: nil, uri: nil, certificateFormat: nil,
                certificates: [], certificateURI: nil)
        }
        let hashPlace = fields.position
        let hash: UInt8? = isVersion1 ? nil : try fields.byte(of: .signatureHash)
        let signaturePlace = fields.position
        let signature = try fields.sized(hasURI ? .signatureURI : .signature)
        let uri = hasURI ? text(signature, .signatureURI, at: signaturePlace + 2) : nil
        let chain = try readChain(&fields)
        let result = SignatureRecord(
            version: version, type: type, hash: hash, signature: hasURI || signature.isEmpty ? nil : signature,
            uri: uri, certificateFormat: chain.format, certificates: chain.certificates, certificateURI: chain.uri)

        if type == 0, hasURI || !signature.isEmpty {
            note(.part(.signatureType, .missing), .warning, at: .payload(typePlace))
        } else if result.typeName == nil {
            note(.part(.signatureType, .reservedValue(type)), .warning, at: .payload(typePlace))
        }
        if type != 0, signature.isEmpty {
            note(.part(hasURI ? .signatureURI : .signature, .missing), .warning, at: .payload(signaturePlace))
        }
        if let hash, result.hashName == nil, !result.isStartMarker {
            note(.part(.signatureHash, .reservedValue(hash)), .warning, at: .payload(hashPlace))
        }
        return result
    }

    private mutating func readChain(
        _ fields: inout SignatureFields
    ) throws(SignatureFields.Fault) -> (format: UInt8, certificates: [NDEFBytes], uri: String?) {
        let place = fields.position
        let byte = try fields.byte(of: .certificateFormat)
        let format = byte >> 4 & 0x07
        if format > 1 { note(.part(.certificateFormat, .reservedValue(format)), .warning, at: .payload(place)) }
        var certificates: [NDEFBytes] = []
        for _ in 0..<(byte & 0x0F) {
            certificates.append(try fields.sized(.certificate))
        }
        guard byte & 0x80 != 0 else { return (format, certificates, nil) }
        let uriPlace = fields.position
        let uri = try fields.sized(.certificateURI)
        return (format, certificates, text(uri, .certificateURI, at: uriPlace + 2))
    }

    /// A URI; what is not UTF-8 is replaced.
    private mutating func text(_ bytes: NDEFBytes, _ part: NDEFError.Part, at offset: Int) -> String {
        if let index = bytes.span.firstInvalidUTF8 {
            note(.part(part, .invalidUTF8), .error, at: .payload(offset + index))
        } else if let index = bytes.firstIndex(where: { $0 < 0x20 }) {
            note(.part(part, .controlCharacter(bytes[index])), .error, at: .payload(offset + index))
        }
        return isBuilding ? ContentReader.text(of: bytes.span) : ""
    }
}

/// The fields of a Signature record, one behind another.
private struct SignatureFields {
    struct Fault: Error {
        let part: NDEFError.Part
        let breach: NDEFError.PartBreach
        var severity: NDEFFinding.Severity = .error
        let offset: Int
    }

    let payload: NDEFBytes
    private(set) var position = 0

    var remaining: Int { payload.count - position }

    mutating func byte(of part: NDEFError.Part) throws(Fault) -> UInt8 {
        guard remaining > 0 else {
            throw Fault(part: part, breach: .truncated(needed: 1, available: 0), offset: position)
        }
        defer { position += 1 }
        return payload[position]
    }

    /// Reads two bytes of length and as many bytes.
    mutating func sized(_ part: NDEFError.Part) throws(Fault) -> NDEFBytes {
        guard remaining >= 2 else {
            throw Fault(part: part, breach: .truncated(needed: 2, available: remaining), offset: position)
        }
        let needed = 2 + Int(payload.span.bigEndian16(at: position))
        guard needed <= remaining else {
            throw Fault(part: part, breach: .truncated(needed: needed, available: remaining), offset: position)
        }
        defer { position += needed }
        return NDEFBytes(payload[(position + 2)..<(position + needed)])
    }
}
