// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@Suite("TLV blocks of hostile bytes")
struct TLVHostileAreaTests {
    enum Flavour: String, CaseIterable, CustomTestStringConvertible {
        case anyBytes = "any bytes"
        case controlTLVs = "control TLVs one behind another"
        case shortBlocks = "short blocks of every tag"
        case lengthBytes = "bytes near 00 and FF"

        var testDescription: String { rawValue }

        func area(_ count: Int, using generator: inout SeededGenerator) -> [UInt8] {
            var area: [UInt8] = []
            while area.count < count {
                switch self {
                case .anyBytes: area += generator.bytes(16)
                case .controlTLVs:
                    area += [UInt8.random(in: 1...2, using: &generator), 3] + generator.bytes(3)
                case .shortBlocks:
                    let length = UInt8.random(in: 0...6, using: &generator)
                    area += generator.bytes(1) + [length] + generator.bytes(Int(length))
                case .lengthBytes:
                    area.append([0x00, 0x01, 0x02, 0x03, 0xFD, 0xFE, 0xFF].randomElement(using: &generator) ?? 0)
                }
            }
            return Array(area.prefix(count))
        }
    }

    @Test("Blocks lie in order, inside the area and without overlap", arguments: Flavour.allCases)
    func invariantsHold(_ flavour: Flavour) {
        var generator = SeededGenerator(seed: 0x7A9)
        for _ in 0..<Effort.rounds(150) {
            let area = flavour.area(Int.random(in: 0...2040, using: &generator), using: &generator)
            let layout = TLVLayout(walking: area, memorySize: 924)
            #expect(isOrdered(layout, in: area))
            #expect(layout.bytesNeeded == nil)
            let offsets = layout.findings.flatMap { [$0.offset, $0.error.blockOffset] }
            #expect(offsets.allSatisfy { (0...area.count).contains($0) })
            if let capacity = layout.capacity, let place = layout.messagePosition {
                #expect(place < area.count && capacity.bytes <= area.count - place)
            }
        }
    }

    @Test("The first message is the one that another reader finds", arguments: Flavour.allCases)
    func agreesWithAnotherHand(_ flavour: Flavour) {
        var generator = SeededGenerator(seed: 0x7AA)
        var compared = 0
        for _ in 0..<Effort.rounds(300) {
            let area = flavour.area(Int.random(in: 0...600, using: &generator), using: &generator)
            let layout = TLVLayout(walking: area)
            // The other reader knows neither control TLVs nor the reserved length.
            guard layout.reservedRanges.isEmpty, !layout.findings.contains(where: { $0.code == "length-reserved" })
            else { continue }
            compared += 1
            let value = layout.message.map(\.value) ?? []
            switch ReaderOfAnotherHand(area: area).shown {
            case .message(let message): #expect(value == message)
            case .nothing: #expect(value.isEmpty)
            case .damage: #expect(layout.message == nil)
            }
        }
        #expect(compared > 0)
    }

    /// Any area with any message planned on it: a plan is made or refused, and its pages are user pages.
    @Test("A plan over hostile bytes stays inside the area", arguments: Flavour.allCases)
    func plansStayInside(_ flavour: Flavour) throws {
        var generator = SeededGenerator(seed: 0x7AB)
        var planned = 0
        for _ in 0..<Effort.rounds(150) {
            var area = flavour.area(496, using: &generator)
            // Half of them hold a message up to the end, so that there is a place for another.
            if Bool.random(using: &generator) {
                let start = 5 * Int.random(in: 0...3, using: &generator)
                let front = Array(area[..<start]) + [0x03, 0x00]
                let length = TLVLayout(walking: front, dataAreaSize: 496).capacity?.bytes ?? 0
                let header: [UInt8] =
                    length < 255 ? [0x03, UInt8(length)] : [0x03, 0xFF, UInt8(length / 256), UInt8(length % 256)]
                area.replaceSubrange(start..<(start + header.count), with: header)
            }
            let layout = TLVLayout(walking: area)
            let message = generator.bytes(Int.random(in: 0...496, using: &generator))
            let image = memory(area: area)
            guard let plan = try? WritePlan(message: message, layout: layout, memory: image) else { continue }
            planned += 1
            #expect(plan.writes.allSatisfy { (4...127).contains($0.page.index) && $0.data.count == 4 })
            let after = TLVLayout(walking: image.applying(plan.writes).dataArea(size: 496))
            #expect(after.message?.value == message)
        }
        #expect(planned > 0)
    }

    private func isOrdered(_ layout: TLVLayout, in area: [UInt8]) -> Bool {
        var end = 0
        for block in layout.blocks {
            guard block.offset >= end, block.endOffset > block.offset, block.endOffset <= area.count else {
                return false
            }
            var position = block.offset + 1
            for range in block.valueRanges {
                guard range.lowerBound >= position, range.upperBound <= block.endOffset, !range.isEmpty else {
                    return false
                }
                position = range.upperBound
            }
            guard block.value.count == block.valueRanges.reduce(0, { $0 + $1.count }) else { return false }
            end = block.endOffset
        }
        return true
    }
}
