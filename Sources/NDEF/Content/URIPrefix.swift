// SPDX-License-Identifier: MIT

internal import Bytes

/// The prefixes that the first payload byte of a URI record stands for (RTD URI 1.0, clause 3.2.2, table 3).
enum URIPrefix {
    /// Indexed by identifier code; code 0 is no prefix.
    private static let all: [StaticString] = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
        "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://",
        "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://",
        "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:",
        "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    static let lastCode: UInt8 = 0x23

    /// The prefix of a code; the reserved codes have none.
    static func text(of code: UInt8) -> StaticString {
        code <= lastCode ? all[Int(code)] : all[0]
    }

    /// The URI that a code and valid UTF-8 stand for.
    static func uri(_ code: UInt8, _ rest: Span<UInt8>) -> String {
        uri(code, rest, isASCII: rest.isASCII)
    }

    /// The URI that a code and valid UTF-8 stand for, of which it is known whether it is US-ASCII.
    static func uri(_ code: UInt8, _ rest: Span<UInt8>, isASCII: Bool) -> String {
        let prefix = text(of: code)
        let prefixCount = prefix.utf8CodeUnitCount
        if prefixCount == 0 {
            return String(copying: unsafe UTF8Span(unchecked: rest, isKnownASCII: isASCII))
        }
        // Put together on the stack, so that the string is made once.
        return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: prefixCount + rest.count) { buffer in
            prefix.withUTF8Buffer { _ = unsafe buffer.initialize(fromContentsOf: $0) }
            unsafe rest.withUnsafeBufferPointer {
                _ = unsafe buffer[prefixCount...].initialize(fromContentsOf: $0)
            }
            let bytes = unsafe Span(_unsafeElements: UnsafeBufferPointer(buffer))
            return String(copying: unsafe UTF8Span(unchecked: bytes, isKnownASCII: isASCII))
        }
    }

    /// Abbreviates a URI that is to be written (RTD URI 1.0, clause 3.2.2).
    ///
    /// - Returns: The code of the prefix, and how many bytes of the URI that stands for.
    /// - Throws: `NDEFError` for an empty URI, a blank, or a character U+0000 to U+001F.
    static func abbreviation(of uri: Span<UInt8>) throws(NDEFError) -> (code: UInt8, prefixCount: Int) {
        if uri.isEmpty { throw NDEFError(.uriEmpty) }
        let ones: UInt64 = 0x0101_0101_0101_0101
        // Over 7F all is well; without those bits nothing carries into the next byte.
        let isClean = uri.passes(
            words: { ~($0 | ($0 & (ones &* 0x7F)) &+ ones &* (0x80 - 0x21)) }, bytes: { $0 <= 0x20 })
        if !isClean {
            for index in uri.indices where uri[index] <= 0x20 {
                let byte = uri[index]
                throw NDEFError(byte == 0x20 ? .uriIllegalCharacter(byte) : .uriControlCharacter(byte))
            }
        }
        let code = longestMatch(for: uri)
        return (code, text(of: code).utf8CodeUnitCount)
    }

    /// The code of the longest prefix that `uri` begins with, byte for byte.
    static func longestMatch(for uri: Span<UInt8>) -> UInt8 {
        guard !uri.isEmpty else { return 0 }
        for code in candidates(uri[0]) where begins(uri, with: all[Int(code)]) { return code }
        return 0
    }

    /// The prefixes that begin with a letter, the longer of two that begin alike first.
    private static func candidates(_ letter: UInt8) -> [UInt8] {
        switch letter {
        case UInt8(ascii: "h"): [0x02, 0x01, 0x04, 0x03]
        case UInt8(ascii: "t"): [0x05, 0x10, 0x17, 0x1B]
        case UInt8(ascii: "m"): [0x06]
        case UInt8(ascii: "s"): [0x15, 0x16, 0x0A, 0x0B]
        case UInt8(ascii: "u"): [0x23, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x13]
        case UInt8(ascii: "f"): [0x07, 0x08, 0x0D, 0x09, 0x1D]
        case UInt8(ascii: "n"): [0x0C, 0x0F]
        case UInt8(ascii: "d"): [0x0E]
        case UInt8(ascii: "i"): [0x11, 0x1C]
        case UInt8(ascii: "r"): [0x12]
        case UInt8(ascii: "p"): [0x14]
        case UInt8(ascii: "b"): [0x18, 0x19, 0x1A]
        default: []
        }
    }

    private static func begins(_ uri: Span<UInt8>, with prefix: StaticString) -> Bool {
        let count = prefix.utf8CodeUnitCount
        return uri.count >= count && uri.extracting(0..<count).equals(prefix)
    }
}
