// SPDX-License-Identifier: MIT

/// A field that now and then is too weak to program a page: the chip answers with refusal 5 (NTAG21x data sheet 9.3).
public struct WeakField: Hashable, Sendable {
    /// How many of a thousand writes fail.
    public let failuresPerMille: Int

    private var generator: SplitMix

    /// Creates a field in which writes fail at random, the same ones for the same seed.
    ///
    /// - Parameters:
    ///   - seed: Where the random numbers begin.
    ///   - failuresPerMille: How many of a thousand writes fail, 0 to 1000.
    public init(seed: UInt64, failuresPerMille: Int) {
        self.failuresPerMille = min(max(failuresPerMille, 0), 1000)
        generator = SplitMix(seed: seed)
    }

    /// Whether the next write fails.
    mutating func strikes() -> Bool {
        Int.random(in: 0..<1000, using: &generator) < failuresPerMille
    }
}
