// SPDX-License-Identifier: MIT

/// The languages of the titles so far; letter case does not count.
struct LanguageList {
    // Most posters have a title or two: comparing them takes less than a set does.
    private var few: [NDEFBytes] = []
    private var many: Set<[UInt8]> = []

    /// Adds a language; false when it is there.
    mutating func insert(_ language: NDEFBytes) -> Bool {
        if few.count < 8 {
            if few.contains(where: { Self.areEqual($0.span, language.span) }) { return false }
            few.append(language)
            return true
        }
        if many.isEmpty { many = Set(few.map { ASCII.lowercased($0) }) }
        return many.insert(ASCII.lowercased(language)).inserted
    }

    static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices where ASCII.lowercased(left[index]) != ASCII.lowercased(right[index]) {
            return false
        }
        return true
    }
}
