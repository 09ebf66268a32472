// SPDX-License-Identifier: MIT

/// The form of type names, and how they compare.
enum TypeName {
    /// Type and subtype in lower case, without parameters and blanks: what counts in a comparison (RFC 2045, 5.1).
    static func mediaTypeEssence(_ type: some Sequence<UInt8>) -> [UInt8] {
        let essence = type.prefix { $0 != UInt8(ascii: ";") }
        return ASCII.lowercased(essence.filter { $0 != 0x20 && $0 != 0x09 })
    }

    /// Whether it is `type/subtype`, parameters or not.
    static func isMediaType(_ type: Span<UInt8>) -> Bool {
        var end = 0
        while end < type.count, type[end] != UInt8(ascii: ";") { end += 1 }
        while end > 0, type[end - 1] == 0x20 { end -= 1 }
        var slash: Int?
        for index in 0..<end where !ASCII.isToken(type[index]) {
            guard type[index] == UInt8(ascii: "/"), slash == nil else { return false }
            slash = index
        }
        guard let slash else { return false }
        return slash > 0 && slash < end - 1
    }

    /// Whether it is `domain:name`.
    static func isExternal(_ type: Span<UInt8>) -> Bool {
        for index in type.indices where type[index] == UInt8(ascii: ":") {
            return index > 0 && index < type.count - 1
        }
        return false
    }
}

extension Span where Element == UInt8 {
    /// Whether the bytes are those of a name, letter case not counting; for names in US-ASCII.
    func matchesFoldingCase(_ name: String) -> Bool {
        let other = name.utf8
        guard count == other.count else { return false }
        var index = 0
        for byte in other {
            if ASCII.lowercased(byte) != ASCII.lowercased(self[index]) { return false }
            index += 1
        }
        return true
    }

    /// Whether the bytes are those of a name in lower case, letter case not counting; for names in US-ASCII.
    func matchesFoldingCase(_ name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { bytes in
            for index in indices where unsafe ASCII.lowercased(self[index]) != bytes[index] { return false }
            return true
        }
    }

    /// Whether the bytes name a media type, given in lower case; neither letter case nor parameters count (RFC 2045,
    /// clause 5.1).
    func matchesMediaType(_ name: String) -> Bool {
        let other = name.utf8
        guard count >= other.count else { return false }
        var index = 0
        for byte in other {
            if byte != ASCII.lowercased(self[index]) { return false }
            index += 1
        }
        while index < count, self[index] == 0x20 { index += 1 }
        return index == count || self[index] == UInt8(ascii: ";")
    }
}
