// SPDX-License-Identifier: MIT

/// The offsets of a data area in the order in which TLV bytes use them: those that a control TLV sets apart are
/// left out.
struct DataAreaAddresses: Hashable, Sendable {
    let size: Int

    /// Sorted; none overlaps or touches another.
    private(set) var reserved: [Range<Int>] = []

    init(size: Int) {
        self.size = size
    }

    /// The same addresses, up to an earlier end.
    func limited(to limit: Int) -> DataAreaAddresses {
        var addresses = DataAreaAddresses(size: min(size, limit))
        addresses.reserved = reserved.filter { $0.lowerBound < addresses.size }
        return addresses
    }

    /// Sets a range apart, joined with those that it overlaps or touches.
    mutating func reserve(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = index { $0.upperBound >= range.lowerBound }
        let end = index { $0.lowerBound > range.upperBound }
        guard first < end else {
            reserved.insert(range, at: first)
            return
        }
        let lower = min(reserved[first].lowerBound, range.lowerBound)
        let upper = max(reserved[end - 1].upperBound, range.upperBound)
        if end == first + 1, reserved[first] == lower..<upper { return }
        reserved.replaceSubrange(first..<end, with: [lower..<upper])
    }

    /// The first offset at or behind `offset` that TLV bytes may use; `size` or more when there is none.
    ///
    /// - Complexity: logarithmic in the number of ranges.
    func usable(from offset: Int) -> Int {
        let next = index { $0.upperBound > offset }
        guard next < reserved.count, reserved[next].contains(offset) else { return offset }
        // No range touches the next one.
        return reserved[next].upperBound
    }

    /// The first range for which the condition holds, which must hold for all behind it; else their number.
    private func index(where holds: (Range<Int>) -> Bool) -> Int {
        var low = 0
        var high = reserved.count
        while low < high {
            let middle = low + (high - low) / 2
            if holds(reserved[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The number of usable offsets from `offset` on.
    func room(from offset: Int) -> Int {
        guard offset < size else { return 0 }
        let taken = reserved[index { $0.upperBound > offset }...].reduce(0) { sum, range in
            sum + max(0, min(range.upperBound, size) - max(range.lowerBound, offset))
        }
        return size - offset - taken
    }

    /// The ranges that hold `count` bytes from `offset` on, or nil when the area is too small.
    func ranges(holding count: Int, from offset: Int) -> [Range<Int>]? {
        guard count <= room(from: offset) else { return nil }
        var ranges: [Range<Int>] = []
        var left = count
        var start = usable(from: offset)
        while left > 0 {
            let next = index { $0.lowerBound >= start }
            let end = min(start + left, next < reserved.count ? reserved[next].lowerBound : size)
            ranges.append(start..<end)
            left -= end - start
            start = usable(from: end)
        }
        return ranges
    }
}
