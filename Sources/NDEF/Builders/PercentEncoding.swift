// SPDX-License-Identifier: MIT

internal import Bytes

/// Percent-encoding of UTF-8, octet by octet (RFC 3986, clause 2.1).
enum PercentEncoding {
    /// A character of RFC 3986, clause 2.3, which is never encoded.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: ASCII.isLetterOrDigit(byte)
        }
    }

    /// What RFC 6068, clause 2, lets stand in an address: of the delimiters all but `&`, `;`, `=` and those that the
    /// generic syntax needs.
    static func standsInAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "*"), UInt8(ascii: "+"):
            true
        default:
            isUnreserved(byte)
        }
    }

    /// What stands unencoded in a text: more could, but some readers take `+` for a blank.
    static func standsInText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"),
            UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "@"):
            true
        default:
            isUnreserved(byte)
        }
    }

    static func encode(
        _ bytes: some Sequence<UInt8>, into text: inout [UInt8], keeping stands: (UInt8) -> Bool
    ) {
        for byte in bytes {
            if stands(byte) {
                text.append(byte)
            } else {
                text.append(UInt8(ascii: "%"))
                text += Hexadecimal.digits(of: byte).utf8
            }
        }
    }

    /// Encodes a text of several lines: every line break, CR LF, LF or CR, becomes `%0D%0A` (RFC 6068, clause 5).
    static func encodeLines(
        of lines: String, into text: inout [UInt8], keeping stands: (UInt8) -> Bool
    ) {
        var previous: UInt8 = 0
        for byte in lines.utf8 {
            defer { previous = byte }
            switch byte {
            case 0x0A where previous == 0x0D: continue
            case 0x0A, 0x0D: text += "%0D%0A".utf8
            default: encode(CollectionOfOne(byte), into: &text, keeping: stands)
            }
        }
    }
}
