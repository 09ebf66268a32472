// SPDX-License-Identifier: MIT

/// An e-mail address as URIs have it (RFC 6068, clause 2).
struct EmailAddress {
    /// The address, percent-encoded.
    let encoded: [UInt8]

    /// Checks an address, `local@domain`, and encodes it; the local part may be quoted.
    ///
    /// Whether the domain exists, or the local part is one that its server would take, is not asked.
    init(_ address: String) throws(NDEFError) {
        let bytes = [UInt8](address.utf8)
        guard let at = bytes.lastIndex(of: UInt8(ascii: "@")) else {
            throw NDEFError(.building(.emailWithoutAt), offset: bytes.count)
        }
        guard at > 0 else { throw NDEFError(.building(.emailPartEmpty(.local)), offset: 0) }
        guard at + 1 < bytes.count else { throw NDEFError(.building(.emailPartEmpty(.domain)), offset: at + 1) }
        let isQuoted = bytes[0] == UInt8(ascii: "\"")
        if isQuoted, at < 2 || bytes[at - 1] != UInt8(ascii: "\"") {
            throw NDEFError(.building(.emailCharacter(bytes[0])), offset: 0)
        }
        let quoted = isQuoted ? 1..<(at - 1) : 0..<0
        for (index, byte) in bytes.enumerated() {
            if index == at { continue }
            if quoted.contains(index), byte == 0x20 { continue }
            guard Self.belongs(byte, isQuoted: quoted.contains(index) || isQuoted && index < at) else {
                throw NDEFError(.building(.emailCharacter(byte)), offset: index)
            }
        }
        var encoded: [UInt8] = []
        PercentEncoding.encode(bytes[..<at], into: &encoded, keeping: PercentEncoding.standsInAddress)
        encoded.append(UInt8(ascii: "@"))
        PercentEncoding.encode(bytes[(at + 1)...], into: &encoded) {
            PercentEncoding.isUnreserved($0)
        }
        self.encoded = encoded
    }

    // RFC 5322, clause 3.2.3: what an address cannot have outside quotes; bytes above 7F are RFC 6532's.
    private static func belongs(_ byte: UInt8, isQuoted: Bool) -> Bool {
        if byte >= 0x80 { return true }
        guard ASCII.isVisible(byte) else { return false }
        if isQuoted { return true }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "@"):
            return false
        default:
            return true
        }
    }
}
