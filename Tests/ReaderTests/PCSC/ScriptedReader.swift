// SPDX-License-Identifier: MIT

import Synchronization
import TagAccess
import Type2Tag
import VirtualTag

/// A reader reduced to the pseudo-APDUs that are asked of it here, with a virtual chip in front of it, and a script of
/// what goes wrong.
final class ScriptedReader: CardBehaviour {
    /// What takes the place of the right answer, once.
    enum Deviation: Sendable {
        case answer([UInt8])
        /// The command is carried out, and something else comes back.
        case answerAfterwards([UInt8])
        /// The tag is pulled away before the command reaches it.
        case leave
        /// The tag is pulled away after it did what it was told.
        case leaveAfterwards
        /// Another tag lies there from the next power-up on.
        case exchange(VirtualChip)
    }

    struct Settings: Sendable {
        var hasPN532 = true
        /// What a reader without one answers to direct transmit.
        var refusal: [UInt8] = [0x6A, 0x81]
        var atr = ScriptedReader.ultralight
    }

    private struct State {
        var chip: VirtualChip
        var isSelected = false
        var commands: [[UInt8]] = []
        var powerUps = 0
        var script: [(head: [UInt8], deviation: Deviation)] = []
        var nextChip: VirtualChip?
    }

    /// What every reader reports for an Ultralight and every NTAG (PC/SC part 3 supplement, card name 0003h).
    static let ultralight: [UInt8] = [
        0x3B, 0x8F, 0x80, 0x01, 0x80, 0x4F, 0x0C, 0xA0, 0x00, 0x00, 0x03, 0x06, 0x03, 0x00, 0x03, 0x00, 0x00, 0x00,
        0x00, 0x68,
    ]

    let answerToReset: [UInt8]
    private let settings: Settings
    private let state: Mutex<State>

    init(_ chip: VirtualChip, settings: Settings = Settings()) {
        self.settings = settings
        answerToReset = settings.atr
        state = Mutex(State(chip: chip))
    }

    /// The chip as it now is.
    var chip: VirtualChip { state.withLock { $0.chip } }

    /// Every command that came, in order.
    var commands: [[UInt8]] { state.withLock { $0.commands } }

    /// How often power was switched on or the card reset.
    var powerUps: Int { state.withLock { $0.powerUps } }

    /// Puts a deviation in the place of the answer to the next command that begins so.
    func next(_ head: [UInt8], _ deviation: Deviation) {
        state.withLock { $0.script.append((head, deviation)) }
    }

    func powerUp() {
        state.withLock {
            $0.powerUps += 1
            if let next = $0.nextChip { $0.chip = next }
            $0.nextChip = nil
            $0.chip.fieldReset()
            $0.isSelected = $0.chip.wake(.request) != nil
        }
    }

    func answer(_ command: [UInt8]) -> [UInt8]? {
        state.withLock { state in
            state.commands.append(command)
            guard let index = state.script.firstIndex(where: { command.starts(with: $0.head) }) else {
                return rightAnswer(command, &state)
            }
            switch state.script.remove(at: index).deviation {
            case .answer(let bytes): return bytes
            case .answerAfterwards(let bytes):
                _ = rightAnswer(command, &state)
                return bytes
            case .leave: return nil
            case .leaveAfterwards:
                _ = rightAnswer(command, &state)
                return nil
            case .exchange(let chip):
                state.nextChip = chip
                return rightAnswer(command, &state)
            }
        }
    }

    // API-ACR122U 2.04: 4.1 UID, 5.3 read, 5.4 update, 6.1 direct transmit, 6.2 lights; after 63 00 the tag is no longer
    // selected until it is powered up again.
    private func rightAnswer(_ command: [UInt8], _ state: inout State) -> [UInt8] {
        switch command.prefix(3) {
        case [0xFF, 0xCA, 0x00]: return state.isSelected ? state.chip.uid.bytes + [0x90, 0x00] : [0x63, 0x00]
        case [0xFF, 0xB0, 0x00]:
            guard case .data(let bytes) = state.chip.receive([0x30, command[3]]) else { return lose(&state) }
            return bytes + [0x90, 0x00]
        case [0xFF, 0xD6, 0x00]:
            let answer = state.chip.receive([0xA2, command[3]] + command.dropFirst(5))
            return answer == .acknowledge ? [0x90, 0x00] : lose(&state)
        case [0xFF, 0x00, 0x00]:
            guard settings.hasPN532 else { return settings.refusal }
            return directTransmit(Array(command.dropFirst(5)), &state)
        case [0xFF, 0x00, 0x40]: return [0x90, 0x03]
        default: return [0x6D, 0x00]
        }
    }

    private func directTransmit(_ command: [UInt8], _ state: inout State) -> [UInt8] {
        switch command.prefix(2) {
        case [0xD4, 0x02]: return [0xD5, 0x03, 0x32, 0x01, 0x06, 0x07, 0x90, 0x00]
        case [0xD4, 0x42]:
            switch state.chip.receive(Array(command.dropFirst(2))) {
            case .data(let bytes): return [0xD5, 0x43, 0x00] + bytes + [0x90, 0x00]
            case .acknowledge: return [0xD5, 0x43, 0x02, 0x90, 0x00]
            case .refuse: return [0xD5, 0x43, 0x13, 0x90, 0x00]
            case .silence: return [0xD5, 0x43, 0x01, 0x90, 0x00]
            }
        default: return [0x63, 0x7F]
        }
    }

    private func lose(_ state: inout State) -> [UInt8] {
        state.isSelected = false
        return [0x63, 0x00]
    }
}
