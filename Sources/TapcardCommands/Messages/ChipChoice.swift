// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Which chip takes a message, as it is delivered.
enum ChipChoice {
    /// The chip of the least capacity that takes so many bytes, and that capacity.
    static func smallest(taking size: Int) -> (chip: ChipModel, capacity: Int)? {
        capacities.first { $0.capacity >= size }
    }

    /// What to do about a message that is too long.
    static func advice(for size: Int) -> String {
        guard let (chip, capacity) = smallest(taking: size) else {
            return "shorten it: the largest chip, an \(largest), takes \(capacities.last?.capacity ?? 0)"
        }
        return "shorten it, or use a larger tag (an \(chip.name) takes \(capacity))"
    }

    static var largest: String { capacities.last?.chip.name ?? "" }

    // Only chips that are sold as NDEF tags today.
    private static let capacities = [ChipModel.ntag213, .ntag215, .ntag216]
        .map { (chip: $0, capacity: MessageCapacity(factory: $0).bytes) }
        .sorted { $0.capacity < $1.capacity }
}
