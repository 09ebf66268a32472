// SPDX-License-Identifier: MIT

/// The offsets of a data area in the order in which TLV bytes use them: those that a control TLV sets apart are
/// left out.
struct DataAreaAddresses: Hashable, Sendable {
    let size: Int

    /// Sorted, without overlap.
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

    mutating func reserve(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        var merged: [Range<Int>] = []
        for next in (reserved + [range]).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, next.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
            } else {
                merged.append(next)
            }
        }
        reserved = merged
    }

    /// The first offset at or behind `offset` that TLV bytes may use; `size` or more when there is none.
    func usable(from offset: Int) -> Int {
        var offset = offset
        for range in reserved where range.contains(offset) {
            offset = range.upperBound
        }
        return offset
    }

    /// The number of usable offsets from `offset` on.
    func room(from offset: Int) -> Int {
        guard offset < size else { return 0 }
        let taken = reserved.reduce(0) { sum, range in
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
            let border = reserved.first { $0.lowerBound >= start }?.lowerBound ?? size
            let end = min(start + left, border)
            ranges.append(start..<end)
            left -= end - start
            start = usable(from: end)
        }
        return ranges
    }
}
