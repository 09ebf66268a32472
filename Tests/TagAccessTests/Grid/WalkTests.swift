// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Operations in any order on all chips, torn or not: 100,000 of them with `TAPCARD_GRID=full`, else some thousands.
@Suite("Random walks")
struct WalkTests {
    @Test("What holds of every tag after every operation", arguments: [GridContent.blank, .reserved])
    func walk(_ content: GridContent) throws {
        let seed = testSeed(for: "WalkTests", otherwise: 20_261_201)
        var generator = SeededGenerator(seed: seed)
        let target = GridEffort.isFull ? 50_000 : 1_500
        var steps = 0
        var tags = 0
        var problems: [String] = []
        while steps < target {
            var tag = try WalkTag(GridChip.all[tags % GridChip.all.count], content: content)
            tags += 1
            while !tag.isOver, tag.steps < 200, steps < target {
                try tag.step(&generator)
                steps += 1
            }
            problems += tag.problems
        }
        if GridEffort.isFull { print("\(steps) operations on \(tags) tags, \(problems.count) violations") }
        let isClean = problems.isEmpty
        #expect(isClean, "seed \(seed): \(problems.count): \(problems.prefix(20).joined(separator: "\n"))")
    }
}
