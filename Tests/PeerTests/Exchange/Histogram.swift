// SPDX-License-Identifier: MIT

/// How many of each class a run had; every class that there should be is named beforehand, so that none can stay empty
/// unseen.
struct Histogram: Sendable {
    private struct Place: Hashable {
        let group: String
        let name: String
    }

    private var counts: [Place: Int] = [:]
    private let groups: [(name: String, classes: [String])]

    init(_ groups: [(name: String, classes: [String])]) {
        self.groups = groups
    }

    mutating func count(_ group: String, _ name: String) {
        counts[Place(group: group, name: name), default: 0] += 1
    }

    mutating func add(_ other: Histogram) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    private var named: [Place] {
        groups.flatMap { group in group.classes.map { Place(group: group.name, name: $0) } }
    }

    /// The classes of which there was none.
    var empty: [String] {
        named.filter { counts[$0] == nil }.map { $0.group + ": " + $0.name }
    }

    /// The classes that nobody named.
    var unknown: [String] {
        Set(counts.keys).subtracting(named).map { $0.group + ": " + $0.name }
    }

    /// A line a group.
    var table: String {
        groups.map { group in
            let classes = group.classes.map { "\($0) \(counts[Place(group: group.name, name: $0)] ?? 0)" }
            return "  " + group.name + ": " + classes.joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
