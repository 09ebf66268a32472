// SPDX-License-Identifier: MIT

/// The prefixes that the first payload byte of a URI record stands for (RTD URI 1.0, clause 3.2.2, table 3).
enum URIPrefix {
    /// Indexed by identifier code; code 0 is no prefix.
    static let all: [String] = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
        "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://",
        "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://",
        "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:",
        "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    static let lastCode: UInt8 = 0x23

    /// The prefix of a code; the reserved codes have none.
    static func text(of code: UInt8) -> String {
        code <= lastCode ? all[Int(code)] : ""
    }

    /// The code of the longest prefix that `uri` begins with, byte for byte.
    static func longestMatch(for uri: String) -> UInt8 {
        var best: UInt8 = 0
        for code in 1...lastCode {
            let prefix = text(of: code)
            if prefix.utf8.count > text(of: best).utf8.count, uri.utf8.starts(with: prefix.utf8) { best = code }
        }
        return best
    }
}
