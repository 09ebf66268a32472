// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// A signature over the records in front of it; it is shown, not verified.
struct SignatureDocument: Encodable {
    let kind = "signature"
    let versionHex: String
    let type: Int
    @ExplicitNull var typeName: String?
    @ExplicitNull var hash: Int?
    @ExplicitNull var hashName: String?
    @ExplicitNull var signatureHex: String?
    /// Where the signature lies when it is not here.
    @ExplicitNull var uri: String?
    @ExplicitNull var certificateFormat: String?
    let certificates: [String]
    @ExplicitNull var certificateURI: String?
    let startMarker: Bool
    /// The numbers of the records that it covers; null when the message cannot be taken as a whole.
    @ExplicitNull var covers: [Int]?

    init(_ record: SignatureRecord, _ shown: ShownRecord) {
        versionHex = Hexadecimal.text([record.version])
        type = Int(record.type)
        _typeName = ExplicitNull(wrappedValue: record.typeName)
        _hash = ExplicitNull(wrappedValue: record.hash.map { Int($0) })
        _hashName = ExplicitNull(wrappedValue: record.hashName)
        _signatureHex = ExplicitNull(wrappedValue: record.signature.map { Hexadecimal.text($0) })
        _uri = ExplicitNull(wrappedValue: record.uri)
        _certificateFormat = ExplicitNull(wrappedValue: record.certificateFormatName)
        certificates = record.certificates.map { Hexadecimal.text($0) }
        _certificateURI = ExplicitNull(wrappedValue: record.certificateURI)
        startMarker = record.isStartMarker
        _covers = ExplicitNull(wrappedValue: shown.coveredRecords.map { Array($0) })
    }
}

extension ShownRecord {
    /// The records that a Signature record covers.
    var coveredRecords: Range<Int>? {
        (try? NDEFMessage(siblings))?.recordsCovered(bySignatureAt: index)
    }
}
