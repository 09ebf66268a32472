// SPDX-License-Identifier: MIT

/// The word that was probably meant.
enum Suggestion {
    /// Words longer than this get no suggestion: the distance costs the product of both lengths.
    private static let longest = 64

    /// Returns `did you mean 'x'?`, or nil when nothing is near.
    ///
    /// Near is a distance of at most 3, and of less than half the word; dashes in front and case do not count. Equally
    /// near words are all named, three at most.
    static func text(for word: String, among candidates: [String]) -> String? {
        let typed = letters(of: word)
        guard typed.count > 1, typed.count <= longest else { return nil }
        var best = min(3, (typed.count - 1) / 2)
        var nearest: [String] = []
        for candidate in candidates {
            let distance = distance(typed, letters(of: candidate))
            if distance < best { nearest = [] }
            if distance <= best {
                best = distance
                if !nearest.contains(candidate) { nearest.append(candidate) }
            }
        }
        // Who types the end of a word, as 215 for ntag215, means the word.
        if nearest.isEmpty, typed.count > 2 {
            nearest = candidates.filter { letters(of: $0).suffix(typed.count).elementsEqual(typed) }
        }
        return nearest.isEmpty ? nil : "did you mean \(Quotation.alternatives(Array(nearest.prefix(3))))?"
    }

    /// Returns what `text(for:among:)` does for a value that was refused, or nil when it would only repeat every word
    /// that the refusal names.
    static func text(for word: String, of refusal: ValueError) -> String? {
        let suggestion = text(for: word, among: refusal.candidates)
        let everyWord = "did you mean \(Quotation.alternatives(refusal.candidates))?"
        return refusal.candidates.count > 1 && suggestion == everyWord ? nil : suggestion
    }

    private static func letters(of word: String) -> [Character] {
        Array(word.prefix(longest + 3).drop { $0 == "-" }.lowercased())
    }

    /// The number of characters to insert, remove, replace, or swap with their neighbour.
    static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var before: [Int] = []
        var previous = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            current.reserveCapacity(second.count + 1)
            for column in second.indices {
                let replacing = previous[column] + (first[row] == second[column] ? 0 : 1)
                var cost = min(previous[column + 1] + 1, current[column] + 1, replacing)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, before[column - 1] + 1)
                }
                current.append(cost)
            }
            before = previous
            previous = current
        }
        return previous[second.count]
    }
}
