// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

/// An area is read from a tag bit by bit; the walk says how much more it needs.
@Suite("TLV blocks of an area known in part")
struct TLVPartialAreaTests {
    @Test("Every beginning asks for more, or says what the whole says", arguments: try TLVCase.all())
    func everyBeginning(_ sample: TLVCase) {
        for extent in [TLVLayout.Extent.wholeArea, .firstMessage] {
            let whole = walk(sample, sample.area.count, extent)
            #expect(whole.bytesNeeded == nil)
            for count in 0..<sample.area.count {
                let part = walk(sample, count, extent)
                #expect(part == whole || (part.bytesNeeded ?? 0) > count, "\(count) bytes")
                guard let needed = part.bytesNeeded else { continue }
                let agrees =
                    needed <= sample.area.count && whole.blocks.starts(with: part.blocks)
                    && (part.messagePosition == nil || part.messagePosition == whole.messagePosition)
                #expect(agrees, "\(count) bytes")
            }
        }
    }

    @Test("Reading just what is asked for ends with what the whole says", arguments: try TLVCase.all())
    func growsUntilDone(_ sample: TLVCase) {
        var known = 0
        var rounds = 0
        while let needed = walk(sample, known, .wholeArea).bytesNeeded, rounds <= sample.area.count {
            #expect(needed > known)
            known = needed
            rounds += 1
        }
        #expect(walk(sample, known, .wholeArea) == walk(sample, sample.area.count, .wholeArea))
    }

    @Test("A factory NTAG213 needs eight bytes: the message, and whether anything follows")
    func factoryTagNeedsFewBytes() {
        let first = TLVLayout(walking: [0x01, 0x03, 0xA0, 0x0C], dataAreaSize: 144)
        #expect(first.bytesNeeded == 5)
        let second = TLVLayout(walking: [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00], dataAreaSize: 144)
        #expect(second.bytesNeeded == 8)
        #expect(second.messagePosition == 5)
        #expect(second.capacity?.bytes == 137)
    }

    @Test("A long message is asked for in one go")
    func asksForTheWholeMessage() {
        let layout = TLVLayout(walking: [0x03, 0xFF, 0x01, 0x00], dataAreaSize: 496)
        #expect(layout.bytesNeeded == 260)
        #expect(layout.message == nil)
        #expect(layout.messagePosition == nil)
    }

    @Test("An overrun is told before the value is read")
    func overrunIsToldEarly() {
        let layout = TLVLayout(walking: [0x03, 0xFF, 0x02, 0x00], dataAreaSize: 496)
        #expect(layout.bytesNeeded == nil)
        #expect(layout.findings.map(\.code) == ["tlv-overrun"])
        #expect(layout.findings.first?.error.reason == .valueOverruns(tag: 3, length: 512, excess: 20))
    }

    private func walk(_ sample: TLVCase, _ count: Int, _ extent: TLVLayout.Extent) -> TLVLayout {
        TLVLayout(
            walking: Array(sample.area.prefix(count)),
            dataAreaSize: sample.area.count,
            memorySize: sample.memorySize,
            extent: extent
        )
    }
}
