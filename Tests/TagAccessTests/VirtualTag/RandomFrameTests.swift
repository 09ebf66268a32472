// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag
import VirtualTag

@Suite("Random frames to virtual chips")
struct RandomFrameTests {
    static let opcodes: [UInt8] = [0x60, 0x30, 0x3A, 0xA2, 0xA0, 0x39, 0x1B, 0x3C, 0x50, 0x1A]

    // One-time programmable bits never clear (8.5.2 to 8.5.4), pages 0 and 1 and the size of the memory never change
    // (10.4), and a chip that is not active answers nothing (8.4).
    @Test(
        "No frame traps, clears a one-time programmable bit or changes the identifier",
        arguments: ChipModel.all, [RuleTiming.atOnce, .fromNextActivation]
    )
    func randomFrames(_ model: ChipModel, _ timing: RuleTiming) throws {
        var generator = SeededGenerator(seed: 20_240_601)
        var fresh = try VirtualChip(model: model, uid: TagUID(Transcript.uid))
        fresh.timing = timing
        var chip = fresh
        let gathering: [PageAddress] = [.capabilityContainer] + model.lockPages.map(\.page)
        for round in 0..<2500 {
            // A chip that ended up locked or guarded would make the rest of the run dull.
            if round % 50 == 0 { chip = fresh }
            let before = chip
            if round % 2 == 0 { chip.wake(Bool.random(using: &generator) ? .wakeUp : .request) }
            let wasActive = chip.isActive
            var frame = generator.bytes(Int.random(in: 0...18, using: &generator))
            if let opcode = RandomFrameTests.opcodes.randomElement(using: &generator), !frame.isEmpty {
                frame[0] = opcode
            }
            let answer = chip.receive(frame)
            if !wasActive { #expect(answer == .silence && chip.memory == before.memory, "round \(round)") }
            if case .refuse = answer { #expect(!chip.isActive && chip.memory == before.memory, "round \(round)") }
            #expect(chip.memory.count == model.memorySize && chip[0] == before[0] && chip[1] == before[1])
            for page in gathering {
                let cleared = zip(before[page] ?? [], chip[page] ?? []).contains { $0 & ~$1 != 0 }
                #expect(!cleared, "round \(round), page \(page)")
            }
        }
    }
}
