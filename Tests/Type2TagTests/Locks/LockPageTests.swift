// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@Suite("What every lock bit does")
struct LockPageTests {
    @Test("The fixture file holds eight lock pages")
    func everyCaseIsThere() throws {
        #expect(
            try Fixtures.stanzas("type2tag/lock-bits.txt").map { $0.all("bit").count } == [
                16, 15, 15, 18, 12, 21, 16, 10,
            ])
    }

    @Test("Masks", arguments: try Fixtures.stanzas("type2tag/lock-bits.txt"))
    func masks(_ table: Stanza) throws {
        let page = try lockPage(table)
        #expect(String(page.page.index) == table["page"])
        #expect(try fixtureBytes(table.required("full")) == page.fullMask)
        #expect(try fixtureBytes(table.required("locks")) == page.lockMask)
    }

    @Test("Bits", arguments: try Fixtures.stanzas("type2tag/lock-bits.txt"))
    func bits(_ table: Stanza) throws {
        let spelled = try lockPage(table).everyBit.map { bit in
            let effect = bit.effect == .locksPages ? "locks" : "freezes"
            return
                "\(bit.byte).\(bit.mask.trailingZeroBitCount) \(effect) \(bit.pages.lowerBound)-\(bit.pages.upperBound)"
        }
        #expect(spelled.sorted() == table.all("bit").sorted())
        #expect(try lockPage(table).everyBit.allSatisfy { $0.mask.nonzeroBitCount == 1 })
    }

    /// Each bit alone, through the state that is read back from a tag's memory.
    @Test("Each bit alone locks or freezes just its pages", arguments: try Fixtures.stanzas("type2tag/lock-bits.txt"))
    func eachBitAlone(_ table: Stanza) throws {
        let page = try lockPage(table)
        let model = ChipModel.named(table.description) ?? .ntag213
        for text in table.all("bit") {
            let words = text.split(whereSeparator: { ". -".contains($0) })
            let byte = try #require(Int(words[0]))
            let bit = try #require(UInt8(words[1]))
            let first = try #require(Int(words[3]))
            let last = try #require(Int(words[4]))
            var content = try #require(memory(area: [], model: model)[page.page])
            content[byte] |= 1 << bit
            var image = memory(area: [], model: model)
            image.store(content, at: page.page)
            let state = try LockState(memory: image, model: model)
            let locks = words[2] == "locks"
            // Bits about a counter or a key say nothing about the message.
            let pages = Array(first...last).filter { $0 <= model.userPages.upperBound.index }
            #expect(state.lockedPages.map(\.index) == (locks ? pages : []), "\(text)")
            #expect(state.neverLockablePages.map(\.index) == (locks ? [] : pages), "\(text)")
            #expect(page.lockedPages(by: content).map(\.index) == (locks ? Array(first...last) : []), "\(text)")
            #expect(state.openPages.count + state.lockedPages.count == model.userPages.upperBound.index - 2)
        }
    }

    @Test("Every lockable page has exactly one lock bit and one block-lock bit", arguments: ChipModel.all)
    func everyPageIsCovered(_ model: ChipModel) {
        let bits = model.lockPages.flatMap(\.bits)
        for page in PageAddress.pages(in: model.lockablePages) {
            #expect(bits.count { $0.effect == .locksPages && $0.pages.contains(page) } == 1)
            #expect(bits.count { $0.effect == .freezesLockBits && $0.pages.contains(page) } == 1)
        }
        #expect(bits.allSatisfy { $0.pages.upperBound <= model.userPages.upperBound })
    }

    @Test("A bit is clear in content that is too short")
    func shortContent() {
        #expect(LockPage.staticLocks.bits.allSatisfy { !$0.isSet(in: []) && !$0.isSet(in: [0xFF, 0xFF]) })
    }

    @Test("The chips whose static lock bytes reach every user page have no other", arguments: ChipModel.all)
    func withoutDynamicLocks(_ model: ChipModel) {
        #expect((model.dynamicLocks == nil) == (model.userPages.upperBound <= 15))
    }

    private func lockPage(_ table: Stanza) throws -> LockPage {
        guard table.description != "static" else { return .staticLocks }
        return try #require(ChipModel.named(table.description)?.dynamicLocks)
    }
}

extension LockPage {
    fileprivate var everyBit: [Bit] { bits + settingsBits }
}
