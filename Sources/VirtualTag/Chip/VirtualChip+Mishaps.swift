// SPDX-License-Identifier: MIT

internal import Type2Tag

/// What can go wrong with one command between reader and chip.
enum Mishap: Hashable, Sendable {
    case torn(TearWay)
    case weakField
}

extension VirtualChip {
    /// Takes one frame that something happens to.
    ///
    /// A torn chip is still in the state it was torn in: whoever tears takes it out of the field.
    mutating func receive(_ frame: [UInt8], struckBy mishap: Mishap) -> VirtualAnswer {
        let before = self
        let answer = receive(frame)
        switch mishap {
        case .torn(.beforeEffect):
            self = before
            changedPage = nil
        case .torn(.afterEffect): writeCount = before.writeCount
        case .torn(.halfProgrammed(let newBytes)):
            writeCount = before.writeCount
            if let page = changedPage { programHalf(of: page, over: before.memory.page(page), newBytes: newBytes) }
        case .weakField:
            // Only programming needs more field than there is.
            guard writeCount > before.writeCount else { return answer }
            let counts = commandCounts
            self = before
            awaitedWrite = nil
            changedPage = nil
            commandCounts = counts
            return refuse(code: 5)
        }
        return .silence
    }

    private mutating func programHalf(of page: PageAddress, over old: [UInt8], newBytes: Int) {
        let kept = isProtectedAgainstTearing(page) ? 0 : min(max(newBytes, 1), PageAddress.size - 1)
        let content = Array(memory.page(page).prefix(kept)) + old.dropFirst(kept)
        program(content, at: page)
        if content == old { changedPage = nil }
    }

    private func isProtectedAgainstTearing(_ page: PageAddress) -> Bool {
        page <= .capabilityContainer || page == model.dynamicLocks?.page || page == counterPage
    }
}
