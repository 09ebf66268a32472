// SPDX-License-Identifier: MIT

import Foundation

/// A small generator (SplitMix64) whose numbers are the same in every run with the same seed.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    package mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}

/// The seed of random runs: what `TAPCARD_TEST_SEED` says, else the one given.
///
/// It is printed, so that a run that fails can be had again.
package func testSeed(for name: String, otherwise seed: @autoclosure () -> UInt64) -> UInt64 {
    let chosen = ProcessInfo.processInfo.environment["TAPCARD_TEST_SEED"].flatMap { UInt64($0) } ?? seed()
    print("\(name): TAPCARD_TEST_SEED=\(chosen)")
    return chosen
}
