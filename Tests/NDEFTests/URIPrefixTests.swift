// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// The abbreviations of URI records (RTD URI 1.0, clause 3.2.2, table 3).
@Suite struct URIPrefixTests {
    // Written down a second time on purpose: a wrong entry in the codec must not agree with itself.
    static let table = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
        "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://",
        "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:",
        "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://",
        "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    @Test func allPrefixesAreWrittenAndRead() throws {
        #expect(Self.table.count == 0x24)
        for (code, prefix) in Self.table.enumerated() {
            let record = try NDEFRecord.uri(prefix + "x")
            #expect(record.payload == [UInt8(code), 0x78], "\(prefix)")
            guard case .uri(let content) = record.content else {
                Issue.record("\(prefix)x is no URI record")
                continue
            }
            #expect(content.uri == prefix + "x")
        }
    }

    @Test func reservedCodesStandForNoPrefix() throws {
        for code in UInt8(0x24)...0xFF {
            let bytes: [UInt8] = [0xD1, 0x01, 0x02, 0x55, code, 0x61]
            let decoding = NDEFDecoding(lenient: bytes)
            #expect(decoding.findings.map(\.reason) == [.uriReservedCode(code)])
            #expect(decoding.findings.map(\.severity) == [.warning])
            guard case .uri(let content) = decoding.records.first?.content else {
                Issue.record("code \(code) is no URI record")
                continue
            }
            #expect(content.uri == "a")
            let message = try NDEFMessage(decoding: bytes)
            #expect(message.encoded() == bytes)
            #expect(message.encoded(.canonical) == [0xD1, 0x01, 0x02, 0x55, 0x00, 0x61])
        }
    }

    @Test func everyControlCharacterIsRefused() throws {
        for value in UInt8(0)...0x1F {
            let uri = "a" + String(Unicode.Scalar(value))
            let error = try #require(throws: NDEFError.self) { try NDEFRecord.uri(uri) }
            #expect(error.reason == .uriControlCharacter(value))
        }
    }

    @Test func onlyALetterHintsAtACodeLeftOut() {
        let letter = NDEFDecoding(lenient: [0xD1, 0x01, 0x02, 0x55, 0x68, 0x61]).findings.map(\.message)
        let other = NDEFDecoding(lenient: [0xD1, 0x01, 0x02, 0x55, 0xF0, 0x61]).findings.map(\.message)
        #expect(letter.count == 1 && letter.allSatisfy { $0.hasSuffix("left the code byte out") })
        #expect(other.count == 1 && other.allSatisfy { $0.hasSuffix("stands for no prefix") })
    }
}
