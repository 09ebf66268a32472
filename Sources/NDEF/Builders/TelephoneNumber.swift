// SPDX-License-Identifier: MIT

/// A telephone number as URIs have it (RFC 3966, clause 3).
struct TelephoneNumber {
    /// What stands behind `tel:`.
    let subscriber: [UInt8]

    /// Checks a number as people write it.
    ///
    /// Blanks are dropped, the visual separators `-`, `.`, `(` and `)` are kept; `#` is percent-encoded, as a URI
    /// would otherwise end there. `+` begins a global number, without it the number is local, and may have `*`.
    init(_ number: String) throws(NDEFError) {
        var subscriber: [UInt8] = []
        var digits = 0
        var isGlobal = false
        var offset = 0
        for scalar in number.unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            if Self.isBlank(scalar) { continue }
            guard let byte = UInt8(exactly: scalar.value) else {
                throw NDEFError(.building(.telephoneCharacter(scalar)), offset: offset)
            }
            switch byte {
            case UInt8(ascii: "+") where subscriber.isEmpty:
                isGlobal = true
                subscriber.append(byte)
            case UInt8(ascii: "*") where !isGlobal:
                digits += 1
                subscriber.append(byte)
            case UInt8(ascii: "#") where !isGlobal:
                digits += 1
                subscriber += "%23".utf8
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"):
                subscriber.append(byte)
            case _ where ASCII.isDigit(byte):
                digits += 1
                subscriber.append(byte)
            default:
                throw NDEFError(.building(.telephoneCharacter(scalar)), offset: offset)
            }
        }
        guard digits > 0 else { throw NDEFError(.building(.telephoneWithoutDigit), offset: offset) }
        self.subscriber = subscriber
    }

    // Space, tab, no-break space, thin and narrow spaces: what numbers copied from a page have between groups.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x20, 0xA0, 0x2000...0x200A, 0x202F: true
        default: false
        }
    }
}
