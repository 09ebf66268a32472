// SPDX-License-Identifier: MIT

internal import NDEF

extension NDEFPromises {
    /// A view that can write itself, writes the payload that it was read from.
    static func encoded(_ content: RecordContent, of record: NDEFRecord) throws(BrokenPromise) {
        let encoded: [UInt8]
        switch content {
        case .wifi(let content):
            for credential in content.credentials { try credentialFits(credential, in: record) }
            encoded = content.encoded()
        case .bluetooth(let content): encoded = content.encoded()
        case .bluetoothLE(let content): encoded = content.encoded()
        case .deviceInformation(let content): encoded = content.encoded()
        default: return
        }
        try promise(encoded == record.payload.array, "\(content) is not written as it was read")
    }

    private static func credentialFits(_ credential: WiFiCredential, in record: NDEFRecord) throws(BrokenPromise) {
        let size = credential.encoded().count
        try promise(size <= record.payload.count, "a credential of \(size) bytes in \(record.payload.count)")
    }
}
