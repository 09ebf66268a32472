// SPDX-License-Identifier: MIT

/// Finds the steps of a ``VCardShrinkPlan``.
struct CardShrinker {
    /// A property of the card and what becomes of it.
    private struct Item {
        var property: VCardProperty
        /// The bytes of its line as it is.
        let size: Int
        /// What can be taken losslessly, in order, and what stays each time; nil for the whole property.
        var compactions: [(reason: VCardShrinkPlan.Reason, left: VCardProperty?)] = []
        var isDropped = false
        var losesTypes = false
    }

    /// Something that could go, with its place in the order: the lowest goes first.
    private struct Candidate {
        let item: Int
        let takesTypesOnly: Bool
        let rank: ShrinkRank
    }

    private var items: [Item] = []
    private let capacity: Int

    /// The bytes of a card without anything.
    private let frameSize: Int

    init(_ card: VCard, capacity: Int) throws(VCardError) {
        self.capacity = capacity
        frameSize = try VCard(properties: Self.frame()).encodedSize(folding: .off)
        var compactor = CardCompactor(card)
        for property in compactor.source {
            var item = Item(property: property, size: try Self.size(of: property, frameSize))
            if let removal = compactor.removal(of: property) {
                item.compactions = [(VCardShrinkPlan.Reason(removal, property), nil)]
            } else {
                var current = property
                for compaction in Compaction.allCases {
                    guard let shorter = compactor.applied(compaction, to: current) else { continue }
                    item.compactions.append((VCardShrinkPlan.Reason(compaction, current), shorter))
                    current = shorter
                }
            }
            items.append(item)
        }
    }

    /// A card without anything but what every card has.
    private static func frame() throws(VCardError) -> [VCardProperty] {
        [try .text("N", ""), try .text("FN", "")]
    }

    /// The bytes of the line of a property, its line break among them.
    private static func size(of property: VCardProperty, _ frameSize: Int) throws(VCardError) -> Int {
        try VCard(version: VCard.writtenVersion, properties: try frame() + [property])
            .encodedSize(folding: .off) - frameSize
    }

    mutating func plan(
        of card: VCard, _ messageSize: (Int) -> Int
    ) throws(VCardError) -> VCardShrinkPlan {
        let textSize = try card.encodedSize(folding: .off)
        var count = 0
        var losses: [Candidate] = []
        if messageSize(textSize) > capacity {
            // As many lossless steps as it takes, and then all of them, before anything is lost.
            let lossless = items.reduce(0) { $0 + $1.compactions.count }
            count = try losslessSteps(from: textSize, messageSize)
            if count == lossless { losses = try chooseLosses(from: textSize, messageSize) }
        }
        return try plan(textSize, messageSize, count, losses)
    }

    /// How many lossless steps it takes; all of them when they do not suffice.
    private func losslessSteps(from textSize: Int, _ messageSize: (Int) -> Int) throws(VCardError) -> Int {
        var size = textSize
        var count = 0
        for item in items {
            var last = item.size
            for compaction in item.compactions {
                guard messageSize(size) > capacity else { return count }
                let left = try lineSize(compaction.left)
                size -= last - left
                last = left
                count += 1
            }
        }
        return count
    }

    private func lineSize(_ property: VCardProperty?) throws(VCardError) -> Int {
        guard let property else { return 0 }
        return try Self.size(of: property, frameSize)
    }

    /// Chooses what has to go, all lossless steps being taken.
    private mutating func chooseLosses(
        from textSize: Int, _ messageSize: (Int) -> Int
    ) throws(VCardError) -> [Candidate] {
        var size = textSize
        for item in items {
            if let last = item.compactions.last { size -= item.size - (try lineSize(last.left)) }
        }
        var chosen: [Candidate] = []
        for candidate in candidates() {
            guard messageSize(size) > capacity else { break }
            let before = try lineSize(left(of: candidate.item))
            if candidate.takesTypesOnly {
                items[candidate.item].losesTypes = true
            } else {
                items[candidate.item].isDropped = true
            }
            size -= before - (try lineSize(left(of: candidate.item)))
            chosen.append(candidate)
        }
        guard messageSize(size) <= capacity else { return chosen }
        try restore(&chosen, size, messageSize)
        return chosen
    }

    /// Takes back what need not go, what matters most first.
    private mutating func restore(
        _ chosen: inout [Candidate], _ textSize: Int, _ messageSize: (Int) -> Int
    ) throws(VCardError) {
        var size = textSize
        var labelled: Set<String>?
        for index in chosen.indices.reversed() {
            let candidate = chosen[index]
            let number = candidate.item
            if candidate.takesTypesOnly, items[number].isDropped {
                // The types go with their property.
                items[number].losesTypes = false
                chosen.remove(at: index)
                continue
            }
            if candidate.rank == .label, let group = items[number].property.group {
                // By now it is decided which of what bears labels stays.
                let groups = labelled ?? groupsInUse()
                labelled = groups
                guard groups.contains(group.uppercasedASCII) else { continue }
            }
            let before = try lineSize(left(of: number))
            let wasDropped = items[number].isDropped
            if candidate.takesTypesOnly { items[number].losesTypes = false } else { items[number].isDropped = false }
            let after = size + (try lineSize(left(of: number))) - before
            if messageSize(after) <= capacity {
                size = after
                chosen.remove(at: index)
            } else if candidate.takesTypesOnly {
                items[number].losesTypes = true
            } else {
                items[number].isDropped = wasDropped
            }
        }
    }

    /// The groups, in upper case, that have a property left which can bear a label.
    private func groupsInUse() -> Set<String> {
        Set(
            items.lazy.filter { !$0.isDropped && $0.property.known != .none }
                .compactMap { $0.property.group?.uppercasedASCII })
    }

    /// What is left of a property when all lossless steps are taken.
    private func left(of number: Int) -> VCardProperty? {
        let item = items[number]
        guard !item.isDropped else { return nil }
        guard let left = item.compactions.isEmpty ? item.property : item.compactions.last?.left else { return nil }
        return item.losesTypes ? left.withoutTypes ?? left : left
    }

    private func candidates() -> [Candidate] {
        var found: [Candidate] = []
        var counts: [KnownProperty: Int] = [:]
        let hasNumber = items.indices.contains { left(of: $0)?.known == .telephone }
        for number in items.indices {
            guard let property = left(of: number) else { continue }
            let isFirst = counts[property.known] == nil
            counts[property.known, default: 0] += 1
            if property.bearsTypes, property.withoutTypes != nil {
                found.append(Candidate(item: number, takesTypesOnly: true, rank: .types))
            }
            if let rank = ShrinkRank(property, isFirst: isFirst, hasNumber: hasNumber) {
                found.append(Candidate(item: number, takesTypesOnly: false, rank: rank))
            }
        }
        // Of two that matter alike, the one further back goes first.
        return found.sorted { ($0.rank, $1.item) < ($1.rank, $0.item) }
    }
}

extension CardShrinker {
    /// Lists the steps with their sizes.
    private func plan(
        _ textSize: Int, _ messageSize: (Int) -> Int, _ losslessCount: Int, _ losses: [Candidate]
    ) throws(VCardError) -> VCardShrinkPlan {
        var steps: [VCardShrinkPlan.Step] = []
        var text = textSize
        var message = messageSize(textSize)
        func add(_ reason: VCardShrinkPlan.Reason, _ property: VCardProperty, _ saved: Int) {
            text -= saved
            let after = messageSize(text)
            // What the writer leaves out anyway, such as an empty TYPE, is no step.
            guard after < message else { return }
            steps.append(
                VCardShrinkPlan.Step(
                    reason: reason, property: property.name, saves: message - after, sizeAfter: after))
            message = after
        }
        var left: [VCardProperty?] = items.map(\.property)
        var taken = 0
        for (number, item) in items.enumerated() {
            for compaction in item.compactions where taken < losslessCount {
                taken += 1
                // A property that goes as a whole goes as it is.
                guard !item.isDropped else { continue }
                add(compaction.reason, item.property, try lineSize(left[number]) - (try lineSize(compaction.left)))
                left[number] = compaction.left
            }
        }
        for loss in losses {
            guard let property = left[loss.item] else { continue }
            let rest = loss.takesTypesOnly ? property.withoutTypes : nil
            let reason: VCardShrinkPlan.Reason =
                loss.takesTypesOnly ? .types(property.types) : loss.rank.reason(for: property)
            add(reason, property, try lineSize(property) - (try lineSize(rest)))
            left[loss.item] = rest
        }
        return VCardShrinkPlan(
            textSize: textSize, size: messageSize(textSize), capacity: capacity, steps: steps,
            card: VCard(version: VCard.writtenVersion, properties: left.compactMap(\.self)))
    }
}
