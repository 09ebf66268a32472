// SPDX-License-Identifier: MIT

/// The backslashes that some programs put in front of `:`, `,` and `;` in a URI, where no backslash may be.
enum URIEscapes {
    /// The index of the first one, or nil.
    static func firstIndex(in bytes: Span<UInt8>) -> Int? {
        var index = bytes.first(.backslash)
        while index < bytes.count - 1 {
            if isEscaped(bytes[index + 1]) { return index }
            index = bytes.first(.backslash, from: index + 1)
        }
        return nil
    }

    static func undone(_ bytes: Span<UInt8>) -> [UInt8] {
        var mended: [UInt8] = []
        mended.reserveCapacity(bytes.count)
        for index in bytes.indices {
            if isEscaped(bytes[index]), mended.last == .backslash { mended.removeLast() }
            mended.append(bytes[index])
        }
        return mended
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == .colon || byte == .comma || byte == .semicolon
    }
}
