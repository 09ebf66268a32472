// SPDX-License-Identifier: MIT

internal import Type2Tag

extension TagSession {
    /// Reads the pages of a range that are not known yet, with as few commands as the chip and the link allow.
    ///
    /// - Parameters:
    ///   - pages: What is wanted.
    ///   - chip: The chip, when the tag reported it: only then may FAST_READ be sent.
    /// - Throws: `AccessFailure`; what was read up to then stays in `memory`.
    func readMissing(_ pages: ClosedRange<PageAddress>, chip: ChipModel?) throws(AccessFailure) {
        let longest = link.capabilities.longestAnswer / PageAddress.size
        var mayFastRead = chip?.hasFastRead == true && link.capabilities.carriesNativeCommands && longest > 4
        while let first = firstUnknown(in: pages) {
            try checkStop()
            let wanted = pages.upperBound.index - first.index + 1
            if mayFastRead, wanted > 4 {
                mayFastRead = try fastRead(first, through: first.index + min(wanted, longest) - 1)
                if mayFastRead { continue }
            }
            // A READ answers with four pages whether or not they are wanted: what lies behind is kept too.
            try readQuad(at: first, upTo: chip?.lastReadablePage ?? PageAddress(rawValue: .max))
            // An answer for a page that the chip does not have is not kept; asking again would bring the same.
            guard memory[first] != nil else { throw .tag(TagError(.unexpectedAnswer, command: .read(first))) }
        }
    }

    private func firstUnknown(in pages: ClosedRange<PageAddress>) -> PageAddress? {
        PageAddress.pages(in: pages).first { memory[$0] == nil }
    }

    /// Tries a FAST_READ; false when the tag will not have it, as when the range reaches into guarded pages.
    private func fastRead(_ first: PageAddress, through last: Int) throws(AccessFailure) -> Bool {
        guard let last = PageAddress(index: last) else { return false }
        do throws(AccessFailure) {
            try readRange(first...last)
            return true
        } catch {
            guard case .tag(let problem) = error, problem.command == .fastRead(first...last) else { throw error }
            return false
        }
    }
}
