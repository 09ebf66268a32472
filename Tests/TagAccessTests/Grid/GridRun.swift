// SPDX-License-Identifier: MIT

import TagAccess
import TestSupport
import Type2Tag
import VirtualTag

/// Tears every command of a scene, or a sample of them, and writes down what was not as it must be.
struct GridRun {
    private let scene: GridScene
    private let commands: [TagCommand]
    private let outcome: GridOperation.Outcome
    private var generator: SeededGenerator
    /// The part of the scenarios to run, in thousandths.
    private let share: Int

    /// How many scenarios were run: an operation with one tear, or without.
    private(set) var count = 0
    private(set) var violations: [String] = []

    init(_ scene: GridScene, share: Int, seed: UInt64) throws {
        self.scene = scene
        self.share = share
        generator = SeededGenerator(seed: seed)
        let virtual = try scene.link()
        let before = virtual.chip.memory
        let link = RecordingLink(virtual)
        outcome = try scene.operation.run(scene.new, over: link)
        commands = link.commands
        try judgeUntorn(virtual, before: before)
    }

    /// Without a tear: done, and done again with nothing to do; or refused, and nothing was sent.
    private mutating func judgeUntorn(_ virtual: VirtualTagLink, before: [UInt8]) throws {
        count += 1
        let writes = commands.filter { if case .write = $0 { true } else { false } }.count
        switch outcome {
        case .done(let planned):
            expect(writes == planned, "\(writes) writes where \(planned) were planned")
            judgeDone(virtual, before: before, "without a tear")
            let shown = shown(on: virtual)
            expect(shown == scene.wanted, "without a tear it shows \(shown)")
            _ = try virtual.reselect()
            switch try scene.operation.run(scene.new, over: virtual) {
            case .done(writes: 0), .nothingToDo: break
            case .done(let count): expect(false, "the second run writes \(count) pages")
            case .refused(let code, _): expect(scene.operation != .lock && code == "read-only", "again: \(code)")
            case .failed(let code, _): expect(false, "the second run fails: \(code)")
            }
        case .refused(let code, let sentence):
            expect(!sentence.isEmpty, "\(code) without a sentence")
            expect(writes == 0 && virtual.chip.memory == before, "refused with \(code), but written")
            expect(mayRefuse(code), "refused with \(code): \(sentence)")
        case .nothingToDo: expect(false, "nothing to do at the first run")
        case .failed(let code, let sentence): expect(false, "failed without a tear: \(code): \(sentence)")
        }
    }

    /// What may be refused, and how.
    private func mayRefuse(_ code: String) -> Bool {
        switch scene.operation {
        case .write: code == "too-long" && scene.size > scene.content.longest(on: scene.chip)
        case .erase: false
        case .lock: code == "blank" && scene.old.isEmpty || code == "chip-not-reported" && !scene.chip.namesItself
        }
    }

    mutating func tearEverything() throws {
        guard case .done = outcome else { return }
        for index in commands.indices {
            for way in ways(of: commands[index]) where share >= 1000 || generator.next() % 1000 < UInt64(share) {
                try tear(index, way)
                count += 1
            }
        }
    }

    private func ways(of command: TagCommand) -> [TearWay] {
        if case .write(let page, _) = command, !scene.chip.isProtected(page.index) { return TearWay.allCases }
        return [.beforeEffect, .afterEffect]
    }

    private mutating func tear(_ index: Int, _ way: TearWay) throws {
        let virtual = try scene.link()
        let before = virtual.chip.memory
        let what = "command \(index) (\(commands[index])) torn \(way)"
        virtual.events = [FieldEvent(atCommand: index, .tear(way))]
        switch try scene.operation.run(scene.new, over: virtual) {
        case .failed(let code, let sentence):
            expect(!sentence.isEmpty, "\(what): \(code) without a sentence")
            let wrote = virtual.chip.memory != before
            switch scene.operation {
            case .lock: expect(code == "lock-not-verified" || !wrote, "\(what): \(code)")
            case .write, .erase: expect(code == "tag-lost", "\(what): \(code)")
            }
        case .done: expect(false, "\(what): success was reported")
        case .nothingToDo: expect(false, "\(what): nothing to do was reported")
        case .refused(let code, _): expect(false, "\(what): refused with \(code)")
        }
        judgeTorn(virtual, before: before, what)
        virtual.events = []
        virtual.returnTag()
        _ = try virtual.reselect()
        switch try scene.operation.run(scene.new, over: virtual) {
        case .done, .nothingToDo: break
        case .refused(let code, let sentence), .failed(let code, let sentence):
            expect(false, "\(what): the second run does not finish: \(code): \(sentence)")
        }
        let shown = shown(on: virtual)
        expect(shown == scene.wanted, "\(what): after the second run it shows \(shown)")
        judgeDone(virtual, before: before, "\(what), second run")
    }

    // MARK: Judging the memory

    /// Old, empty or new.
    ///
    /// When one page is rewritten in place, that page may be torn, and nothing else.
    private mutating func judgeTorn(_ virtual: VirtualTagLink, before: [UInt8], _ what: String) {
        let shown = shown(on: virtual)
        var isWhole = shown == scene.before || shown == .empty || shown == scene.wanted
        let pages = pagesWritten
        if pages.count == 1, let page = pages.first {
            let start = page * 4
            var rest = virtual.chip.memory
            rest.replaceSubrange(start..<(start + 4), with: before[start..<(start + 4)])
            isWhole = isWhole || rest == before
        }
        expect(isWhole, "\(what): it shows \(shown)")
        judgeOutside(virtual, before: before, what)
    }

    private mutating func judgeDone(_ virtual: VirtualTagLink, before: [UInt8], _ what: String) {
        judgeOutside(virtual, before: before, what)
        if scene.operation == .lock {
            expect(scene.chip.isLocked(virtual.chip.memory), "\(what): not locked")
        }
    }

    /// No page that is not in the plan has changed, and no reserved byte.
    private mutating func judgeOutside(_ virtual: VirtualTagLink, before: [UInt8], _ what: String) {
        let after = virtual.chip.memory
        let planned = pagesWritten
        let changed = (0..<(after.count / 4)).filter {
            after[($0 * 4)..<($0 * 4 + 4)] != before[($0 * 4)..<($0 * 4 + 4)]
        }
        let outside = changed.filter { !planned.contains($0) }
        expect(outside.isEmpty, "\(what): pages \(outside) changed")
        if scene.content == .reserved {
            let isKept = GridContent.reservedBytes.allSatisfy { after[$0] == 0xA5 }
            expect(isKept, "\(what): a reserved byte changed")
        }
        let isInside = changed.allSatisfy { page in
            scene.operation == .lock ? scene.chip.isProtected(page) : page >= 4 && page * 4 < scene.chip.userEnd
        }
        expect(isInside, "\(what): pages \(changed) changed")
    }

    private var pagesWritten: Set<Int> {
        Set(commands.compactMap { if case .write(let page, _) = $0 { page.index } else { nil } })
    }

    private func shown(on virtual: VirtualTagLink) -> ShownMessage {
        ShownMessage(memory: virtual.chip.memory, userEnd: scene.chip.userEnd)
    }

    private mutating func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
        if !condition { violations.append("\(scene.name): \(problem())") }
    }
}
