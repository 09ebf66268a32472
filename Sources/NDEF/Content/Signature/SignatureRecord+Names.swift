// SPDX-License-Identifier: MIT

extension SignatureRecord {
    /// The name of the algorithm; nil when the value is reserved.
    ///
    /// Version 1 signs with SHA-1, version 2 with the hash that `hashName` tells.
    public var typeName: String? {
        let names = version == SignatureRecord.version1 ? SignatureRecord.typesOfVersion1 : SignatureRecord.types
        return type < names.count ? names[Int(type)] : nil
    }

    /// The name of the hash algorithm; nil when the value is reserved.
    public var hashName: String? {
        switch hash {
        case nil: "SHA-1"
        case 0x02: "SHA-256"
        default: nil
        }
    }

    /// The name of the certificate format; nil when there is none or the value is reserved.
    public var certificateFormatName: String? {
        switch certificateFormat {
        case 0: "X.509"
        case 1: version == SignatureRecord.version1 ? "X9.68" : "M2M"
        default: nil
        }
    }

    static let version1: UInt8 = 0x01
    static let version2: UInt8 = 0x20

    private static let typesOfVersion1 = ["none", "RSASSA-PSS", "RSASSA-PKCS1-v1_5", "DSA", "ECDSA"]

    private static let types = [
        "none", "RSASSA-PSS-1024", "RSASSA-PKCS1-v1_5-1024", "DSA-1024", "ECDSA-P192", "RSASSA-PSS-2048",
        "RSASSA-PKCS1-v1_5-2048", "DSA-2048", "ECDSA-P224", "ECDSA-K233", "ECDSA-B233", "ECDSA-P256",
    ]
}
