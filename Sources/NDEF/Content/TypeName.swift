// SPDX-License-Identifier: MIT

/// The form of type names, and how they compare.
enum TypeName {
    /// Type and subtype in lower case, without parameters and blanks: what counts in a comparison (RFC 2045, 5.1).
    static func mediaTypeEssence(_ type: some Sequence<UInt8>) -> [UInt8] {
        let essence = type.prefix { $0 != UInt8(ascii: ";") }
        return ASCII.lowercased(essence.filter { $0 != 0x20 && $0 != 0x09 })
    }

    /// Whether it is `type/subtype`, parameters or not.
    static func isMediaType(_ type: [UInt8]) -> Bool {
        var essence = type.prefix { $0 != UInt8(ascii: ";") }
        while essence.last == 0x20 { essence.removeLast() }
        guard let slash = essence.firstIndex(of: UInt8(ascii: "/")) else { return false }
        let main = essence[..<slash]
        let sub = essence[(slash + 1)...]
        return !main.isEmpty && !sub.isEmpty && main.allSatisfy(ASCII.isToken) && sub.allSatisfy(ASCII.isToken)
    }

    /// Whether it is `domain:name`.
    static func isExternal(_ type: [UInt8]) -> Bool {
        guard let colon = type.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return colon > 0 && colon < type.count - 1
    }
}
