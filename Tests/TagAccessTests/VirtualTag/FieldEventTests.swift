// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("What happens on the reader of a virtual tag")
struct FieldEventTests {
    private static let other: [UInt8] = [0x04, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06]

    private func chip(_ uid: [UInt8] = Transcript.uid) throws -> VirtualChip {
        try VirtualChip(model: .ntag213, uid: TagUID(uid))
    }

    @Test("A tag is taken away before a command and put back before another")
    func removeAndReturn() throws {
        let link = VirtualTagLink(chip: try chip())
        link.events = [FieldEvent(atCommand: 1, .remove), FieldEvent(atCommand: 3, .putBack)]
        #expect(try link.transceive(.write(4, [1, 1, 1, 1])) == .acknowledged)
        #expect(try link.transceive(.write(4, [2, 2, 2, 2])) == .none)
        #expect(throws: LinkError.self) { try link.reselect() }
        #expect(try link.transceive(.write(4, [3, 3, 3, 3])) == .none)
        // Back, but nobody has called it.
        #expect(try link.transceive(.write(4, [4, 4, 4, 4])) == .none)
        #expect(link.chip[4] == [1, 1, 1, 1])
        #expect(try link.reselect().bytes == Transcript.uid)
        #expect(try link.transceive(.write(4, [5, 5, 5, 5])) == .acknowledged)
    }

    @Test("Another tag in the place of the first is silent until it is selected, and the first is kept")
    func secondTag() throws {
        let link = VirtualTagLink(chip: try chip())
        link.events = [FieldEvent(atCommand: 1, .replace(try chip(FieldEventTests.other)))]
        #expect(try link.transceive(.write(4, [1, 1, 1, 1])) == .acknowledged)
        #expect(try link.transceive(.write(4, [2, 2, 2, 2])) == .none)
        #expect(link.uid.bytes == Transcript.uid)
        #expect(try link.reselect().bytes == FieldEventTests.other)
        #expect(try link.transceive(.write(4, [3, 3, 3, 3])) == .acknowledged)
        #expect(link.chip[4] == [3, 3, 3, 3])
        #expect(link.replacedChips.map { $0[4] } == [[1, 1, 1, 1]])
    }

    @Test("What is found after a tear: the tag, or another and from then on that one")
    func afterLoss() throws {
        let link = VirtualTagLink(chip: try chip())
        link.events = (0..<3).map { FieldEvent(atCommand: $0, .tear(.beforeEffect)) }
        link.afterLoss = .returns
        #expect(try link.transceive(.read(0)) == .none)
        #expect(try link.reselect().bytes == Transcript.uid)
        link.afterLoss = .otherTag(try chip(FieldEventTests.other))
        #expect(try link.transceive(.read(0)) == .none)
        #expect(try link.reselect().bytes == FieldEventTests.other)
        #expect(try link.transceive(.read(0)) == .none)
        #expect(try link.reselect().bytes == FieldEventTests.other)
        #expect(link.replacedChips.count == 1)
    }

    // NTAG21x data sheet 9.3, 8.4: refusal 5, after which the chip is deaf.
    @Test("A weak field refuses a write with 5 and leaves the page as it was")
    func weakField() throws {
        let link = VirtualTagLink(chip: try chip())
        link.events = [0, 1].map { FieldEvent(atCommand: $0, .weakField) }
        #expect(try link.transceive(.read(0)) != .none)
        #expect(try link.transceive(.write(4, [1, 1, 1, 1])) == .notAcknowledged(code: 5))
        #expect(link.chip[4] == [0x01, 0x03, 0xA0, 0x0C])
        #expect(try link.transceive(.read(0)) == .none)
        _ = try link.reselect()
        #expect(try link.transceive(.write(4, [1, 1, 1, 1])) == .acknowledged)
        #expect(link.chip.writeCount == 1)
        #expect(link.chip.commandCounts == [.read: 2, .write: 2])
    }

    @Test("Writes fail at random, the same ones for the same seed, and about as often as asked")
    func randomFailures() throws {
        func failures(_ seed: UInt64, _ perMille: Int) throws -> [Int] {
            let link = VirtualTagLink(chip: try chip())
            link.weakField = WeakField(seed: seed, failuresPerMille: perMille)
            return try (0..<1000).filter { number in
                let answer = try link.transceive(.write(4, [UInt8(number & 0xFF), 0, 0, 0]))
                if answer == .notAcknowledged(code: 5) { _ = try link.reselect() }
                return answer != .acknowledged
            }
        }
        let some = try failures(1, 200)
        #expect(try failures(1, 200) == some)
        #expect(try failures(2, 200) != some)
        // Four standard deviations of a binomial distribution on either side.
        #expect((150...250).contains(some.count))
        #expect(try failures(1, 0).isEmpty)
        #expect(try failures(1, 1000).count == 1000)
    }

    // NTAG21x data sheet 9.3: what is refused anyway is refused for its own reason.
    @Test("A weak field does not change why a locked page is refused")
    func weakFieldOnLockedPage() throws {
        let link = VirtualTagLink(chip: try chip())
        link.weakField = WeakField(seed: 1, failuresPerMille: 1000)
        #expect(try link.transceive(.write(0, [1, 1, 1, 1])) == .notAcknowledged(code: 0))
    }
}
