// SPDX-License-Identifier: MIT

import TagAccess
import TestSupport
import Type2Tag
import VirtualTag

/// A tag on a random walk, and what must hold of it: the model knows what it may show, never how it is written.
struct WalkTag {
    let chip: GridChip
    let link: VirtualTagLink
    /// What may be seen: one thing after an operation that ended well, several after a torn one.
    private var possible: Set<ShownMessage> = [.empty]
    /// The page that a torn rewrite of a single page may have spoilt, until the next operation that ends well.
    private var spoilt: Int?
    private(set) var problems: [String] = []
    private(set) var steps = 0
    private(set) var isOver = false

    init(_ chip: GridChip, content: GridContent) throws {
        self.chip = chip
        let memory = try content.memory(of: chip, writing: 0, message: [])
        link = VirtualTagLink(chip: try VirtualChip(memory: memory, model: chip.model))
        link.absenceReport = .tagLost
        longest = content.longest(on: chip)
    }

    private let longest: Int

    /// One operation with a random message, with a tear somewhere or without.
    mutating func step(_ generator: inout SeededGenerator) throws {
        steps += 1
        let operation = draw(&generator)
        let size = [
            0, 3 + Int(generator.next() % 60), Int(generator.next() % UInt64(longest + 2)), longest, longest - 1,
        ][
            Int(generator.next() % 5)]
        let message = SampleTag.message(ofSize: size, seed: Int(generator.next() % 1000))
        link.chip.timing = generator.next() % 2 == 0 ? .atOnce : .fromNextActivation
        link.returnTag()
        _ = try link.reselect()
        let before = link.chip.memory
        let dry = generator.next() % 2 == 0
        let tear =
            dry
            ? nil
            : FieldEvent(
                atCommand: Int(generator.next() % 60),
                .tear([.beforeEffect, .afterEffect, half(&generator)][Int(generator.next() % 3)]))
        link.commandIndex = 0
        link.events = tear.map { [$0] } ?? []
        let torn = RecordingLink(link)
        let outcome = try operation.run(message, over: torn)
        link.events = []
        judge(operation, message, outcome, torn, before: before)
    }

    /// Locks are rare, since they end a walk.
    private func draw(_ generator: inout SeededGenerator) -> GridOperation {
        switch generator.next() % 100 {
        case 0 where steps > 20: .lock
        case ..<20: .erase
        default: .write
        }
    }

    private func half(_ generator: inout SeededGenerator) -> TearWay {
        .halfProgrammed(newBytes: 1 + Int(generator.next() % 3))
    }

    private mutating func judge(
        _ operation: GridOperation,
        _ message: [UInt8],
        _ outcome: GridOperation.Outcome,
        _ torn: RecordingLink,
        before: [UInt8]
    ) {
        let memory = link.chip.memory
        let shown = ShownMessage(memory: memory, userEnd: chip.userEnd)
        let wanted: ShownMessage =
            switch operation {
            case .write: message.isEmpty ? .empty : .message(message)
            case .erase: .empty
            case .lock: ShownMessage(memory: before, userEnd: chip.userEnd)
            }
        let what = "step \(steps), \(operation.rawValue) of \(message.count)"
        switch outcome {
        case .done, .nothingToDo:
            expect(shown == wanted, "\(what): it shows \(shown)")
            possible = [wanted]
            spoilt = nil
            if operation == .lock { expect(chip.isLocked(memory), "\(what): not locked") }
        case .refused(let code, let sentence):
            expect(memory == before && !sentence.isEmpty, "\(what): refused with \(code), but changed")
            expect(mayRefuse(operation, message, code, memory), "\(what): refused with \(code): \(sentence)")
        case .failed(let code, let sentence):
            expect(!sentence.isEmpty, "\(what): \(code) without a sentence")
            let written = torn.commands.compactMap { if case .write(let page, _) = $0 { page.index } else { nil } }
            possible.formUnion([.empty, wanted])
            // A torn rewrite of one page shows as its only WRITE.
            if operation != .lock, written.count == 1 { spoilt = written.first }
            expect(possible.contains(shown) || spoilt != nil, "\(what): torn, it shows \(shown)")
            if possible.contains(shown) { possible = [shown] }
        }
        if operation != .lock {
            // Nothing but user pages ever changes, and nothing at all once it is locked.
            expect(memory[..<16] == before[..<16], "\(what): pages 0 to 3 changed")
            expect(memory[chip.userEnd...] == before[chip.userEnd...], "\(what): settings changed")
        }
        if chip.isLocked(before) {
            expect(memory == before, "\(what): a locked tag changed")
            isOver = true
        }
    }

    private func mayRefuse(_ operation: GridOperation, _ message: [UInt8], _ code: String, _ memory: [UInt8]) -> Bool {
        // The first half of a lock makes a tag read-only.
        let saysReadOnly = memory[15] & 0x0F == 0x0F
        return switch operation {
        case .write: code == "too-long" && message.count > longest || saysReadOnly
        case .erase: saysReadOnly
        case .lock:
            code == "chip-not-reported" && !chip.namesItself || ["blank", "unreadable-message"].contains(code)
        }
    }

    private mutating func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
        if !condition { problems.append("\(chip.name): \(problem())") }
    }
}
