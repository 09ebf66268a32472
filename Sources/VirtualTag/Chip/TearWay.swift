// SPDX-License-Identifier: MIT

/// How far a command came when the tag left the field.
public enum TearWay: Hashable, Sendable {
    /// The chip never took it.
    case beforeEffect
    /// The chip carried it out, and only the answer is lost.
    case afterEffect
    /// The first so many bytes of the page are new, 1 to 3, and the rest are old.
    ///
    /// Pages 2 and 3, the dynamic lock page and the counters are protected against tearing, so that they stay as they
    /// were (NTAG21x data sheet 8.5; MF0ICU2 data sheet 7.5.3, 7.5.4, 7.5.11). A command that programs nothing is as
    /// with `afterEffect`.
    case halfProgrammed(newBytes: Int)
}

extension TearWay: CaseIterable {
    /// Every way: before, after, and with one, two and three bytes of the page programmed.
    public static let allCases: [TearWay] =
        [.beforeEffect, .afterEffect] + (1...3).map { .halfProgrammed(newBytes: $0) }
}

extension TearWay: CustomStringConvertible {
    /// The way in words.
    public var description: String {
        switch self {
        case .beforeEffect: "before the effect"
        case .afterEffect: "after the effect, the answer lost"
        case .halfProgrammed(let count): "with \(count) of 4 bytes programmed"
        }
    }
}
