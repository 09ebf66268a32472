// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// 100,000 cards made from a seed, between us, ez-vcard 0.11.2 and vobject 0.9.9.
///
/// Each is written by us folded and unfolded and read by us, read folded by another hand, read by a peer and written by a
/// peer and read by us; it must be equal every time, whatever stands in its fields, so that nothing in a field ever
/// becomes a property. What the peers are known to do wrong is not put to them (`SampleCard+Faults`).
@Suite("Generated cards and both peers")
struct GeneratedCardTests {
    static let count = 100_000
    static let seed = testSeed(for: "GeneratedCardTests", otherwise: 20_261_201)

    /// So many cards go to ez-vcard at once, and the first of them to vobject.
    private static let batch = 25_000
    private static let batchOfVObject = 5000

    @Test("Every card is the same to all, folded or not")
    func exchange() async throws {
        let seed = Self.seed
        let starts = stride(from: 0, to: Self.count, by: Self.batch)
        let runs = try await withThrowingTaskGroup(of: CardRun.self) { group in
            for start in starts {
                group.addTask {
                    var run = CardRun(seed: seed)
                    try run.exchange(
                        start..<min(start + Self.batch, Self.count), withVObject: Self.batchOfVObject)
                    return run
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        var histogram = Histogram(CardRun.classes)
        for run in runs { histogram.add(run.histogram) }
        print("\(Self.count) generated cards:\n\(histogram.table)")

        #expect(runs.count == Self.count / Self.batch)
        let failures = runs.flatMap(\.failures).prefix(5)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        #expect(histogram.empty.isEmpty, "nothing of \(histogram.empty)")
        #expect(histogram.unknown.isEmpty, "\(histogram.unknown)")
    }
}
