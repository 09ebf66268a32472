// SPDX-License-Identifier: MIT

/// Which of several ways to do the same are tried for an input.
struct Ways {
    private let drawn: Int?

    /// All of them.
    init() { drawn = nil }

    /// One of them, the same each time for the same input.
    init(drawnFrom bytes: [UInt8]) {
        drawn = Int(bytes.reduce(UInt32(bytes.count)) { $0 &* 31 &+ UInt32($1) } >> 8)
    }

    func of<Way>(_ all: [Way]) -> [Way] {
        guard let drawn, !all.isEmpty else { return all }
        return [all[drawn % all.count]]
    }
}
