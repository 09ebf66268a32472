// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

extension RecordText {
    static func signatureLines(_ signature: SignatureRecord, _ shown: ShownRecord) -> [String] {
        var facts = [("Version", "\(signature.version >> 4).\(signature.version & 0x0F)")]
        // The first version counts without a half for the minor number.
        if signature.version == 0x01 { facts = [("Version", "1.0")] }
        facts.append(("Algorithm", signature.typeName ?? "reserved value \(signature.type)"))
        if !signature.isStartMarker {
            facts.append(("Hash", signature.hashName ?? "reserved value \(signature.hash.map { "\($0)" } ?? "")"))
        }
        if let covered = shown.coveredRecords {
            facts.append(("Covers", covers(covered)))
        }
        if let bytes = signature.signature { facts.append(("Signature", self.bytes(bytes.count))) }
        if let uri = signature.uri { facts.append(("Lies at", uri)) }
        for certificate in signature.certificates {
            facts.append(("Certificate", "\(signature.certificateFormatName ?? "?"), \(bytes(certificate.count))"))
        }
        if let uri = signature.certificateURI { facts.append(("Chain at", uri)) }
        return rows(facts)
    }

    private static func covers(_ records: Range<Int>) -> String {
        switch records.count {
        case 0: "no record"
        case 1: "record \(records.lowerBound + 1)"
        default: "records \(records.lowerBound + 1) to \(records.upperBound)"
        }
    }
}
