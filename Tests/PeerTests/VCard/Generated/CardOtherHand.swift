// SPDX-License-Identifier: MIT

/// Cards as another hand may write them: folded anywhere, or with line ends that are not CR LF.
enum CardOtherHand: String, CaseIterable, Sendable {
    /// RFC 2425 section 5.8.1: between any two octets, also inside a name, an escape or a character.
    case anywhere = "folded anywhere"
    case tabs = "folded with TAB"
    case everyOctet = "folded at every octet"
    case lineFeeds = "LF for CR LF"

    /// The bytes of an unfolded card in this form.
    func written(_ bytes: [UInt8], _ generator: inout CardGenerator) -> [UInt8] {
        var written: [UInt8] = []
        written.reserveCapacity(bytes.count * 2)
        var next = generator.below(60) + 1
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == 0x0D {
                if self != .lineFeeds { written.append(byte) }
                continue
            }
            let isFirst = index == 0 || bytes[index - 1] == 0x0A
            next -= 1
            if byte != 0x0A, !isFirst, self == .everyOctet || next <= 0 {
                if self != .lineFeeds { written.append(0x0D) }
                written.append(0x0A)
                written.append(self == .tabs ? 0x09 : 0x20)
                next = generator.below(60) + 1
            }
            written.append(byte)
        }
        return written
    }
}
