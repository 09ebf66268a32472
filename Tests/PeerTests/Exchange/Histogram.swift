// SPDX-License-Identifier: MIT

/// How many of each class a run had; every class that there should be is named beforehand, so that none can stay empty
/// unseen.
struct Histogram: Sendable {
    private var counts: [String: [String: Int]]
    private let order: [(group: String, classes: [String])]

    init(_ groups: [(group: String, classes: [String])]) {
        order = groups
        counts = Dictionary(
            uniqueKeysWithValues: groups.map { group in
                (group.group, Dictionary(uniqueKeysWithValues: group.classes.map { ($0, 0) }))
            })
    }

    /// Counts one; a class that was not named beforehand shows up as unknown.
    mutating func count(_ group: String, _ name: String) {
        counts[group]?[name, default: 0] += 1
    }

    mutating func add(_ other: Histogram) {
        for (group, classes) in other.counts { counts[group]?.merge(classes, uniquingKeysWith: +) }
    }

    /// The classes of which there was none.
    var empty: [String] {
        order.flatMap { group in
            group.classes.filter { counts[group.group]?[$0] == 0 }.map { group.group + ": " + $0 }
        }
    }

    /// The classes that nobody named.
    var unknown: [String] {
        order.flatMap { group in
            (counts[group.group] ?? [:]).keys.filter { !group.classes.contains($0) }.map { group.group + ": " + $0 }
        }
    }

    /// A line a group.
    var table: String {
        order.map { group in
            "  " + group.group + ": "
                + group.classes.map { "\($0) \(counts[group.group]?[$0] ?? 0)" }.joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
