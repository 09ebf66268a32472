// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// 100,000 messages made from a seed, between us, ndeflib 0.3.3 and Qt 6.4.2.
///
/// Each is written by us and read by ndeflib, written by ndeflib and read by us, written in some legal form by another
/// hand and read by us and by Qt, written by Qt and read by us; records must be equal every time, and our bytes never
/// more than a peer's. What the peers are known to do wrong is not generated or not put to them, and stands in the
/// fixtures: ndeflib gets our texts in UTF-8 (it reads UTF-16 in the order of its host), none of the chunks (it does not
/// join them), and no UTF-8 with a mark; Qt no little-endian UTF-16 and no empty last chunk; its URIs are compared as
/// bytes (it rewrites them).
@Suite("Generated messages and both peers")
struct GeneratedExchangeTests {
    static let count = 100_000
    static let seed = testSeed(for: "GeneratedExchangeTests", otherwise: 20_261_130)

    /// So many messages go to a peer at once.
    private static let batch = 2500

    @Test("Every message is the same to all, and ours are never longer")
    func exchange() async throws {
        let seed = Self.seed
        let starts = stride(from: 0, to: Self.count, by: Self.batch)
        let runs = try await withThrowingTaskGroup(of: ExchangeRun.self) { group in
            for start in starts {
                group.addTask {
                    var run = ExchangeRun(seed: seed)
                    try run.exchange(start..<min(start + Self.batch, Self.count))
                    return run
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        var histogram = Histogram(ExchangeRun.classes)
        for run in runs { histogram.add(run.histogram) }
        print("\(Self.count) generated messages:\n\(histogram.table)")

        #expect(runs.count == Self.count / Self.batch)
        let failures = runs.flatMap(\.failures).prefix(5)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        #expect(histogram.empty.isEmpty, "nothing of \(histogram.empty)")
        #expect(histogram.unknown.isEmpty)
    }
}
