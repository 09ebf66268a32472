// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Chips × messages × old contents × operations × every command × every way to tear it.
///
/// `TAPCARD_GRID=full` runs all
/// of it and says how much that was; else it is a sample of at least 5,000.
@Suite("The grid of torn operations")
struct GridTests {
    /// What came of one chip.
    private struct Tally: Sendable {
        var lines: [String] = []
        var leftOut: [String: Int] = [:]
        var violations: [String] = []
        var count = 0
    }

    @Test("Old, empty or new; nothing outside the plan; a failure is told; a second run finishes")
    func grid() async throws {
        let start = ContinuousClock.now
        let tallies = try await withThrowingTaskGroup(of: (Int, Tally).self) { group in
            for (index, chip) in GridChip.all.enumerated() {
                group.addTask { (index, try GridTests.tally(chip, seed: UInt64(index) * 1000)) }
            }
            return try await group.reduce(into: [Int: Tally]()) { $0[$1.0] = $1.1 }
        }
        let ordered = GridChip.all.indices.compactMap { tallies[$0] }
        let total = ordered.reduce(0) { $0 + $1.count }
        let violations = ordered.flatMap(\.violations)
        if GridEffort.isFull {
            let leftOut = ordered.reduce(into: [String: Int]()) { $0.merge($1.leftOut) { $0 + $1 } }
            let lines =
                ordered.flatMap(\.lines) + ["left out:"]
                + leftOut.sorted { $0.key < $1.key }.map { "  \($0.value) scenes: \($0.key)" }
                + ["\(total) scenarios, \(violations.count) violations, \(ContinuousClock.now - start)"]
            print(lines.joined(separator: "\n"))
        }
        let isClean = violations.isEmpty
        #expect(isClean, "\(violations.count) of \(total): \(violations.prefix(40).joined(separator: "\n"))")
        #expect(total >= 5000)
    }

    private static func tally(_ chip: GridChip, seed: UInt64) throws -> Tally {
        var tally = Tally()
        for operation in GridOperation.allCases {
            let (scenes, leftOut) = GridScene.all(of: chip, operation)
            tally.leftOut.merge(leftOut) { $0 + $1 }
            var count = 0
            for (index, scene) in scenes.enumerated() {
                var run = try GridRun(scene, share: GridEffort.share, seed: seed + UInt64(index))
                try run.tearEverything()
                count += run.count
                tally.violations += run.violations
            }
            tally.count += count
            tally.lines.append("\(chip.name), \(operation.rawValue): \(scenes.count) scenes, \(count) scenarios")
        }
        return tally
    }
}
