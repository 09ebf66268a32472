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
        return nearest.isEmpty ? nil : "did you mean \(Quotation.alternatives(Array(nearest.prefix(3))))?"
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
