// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ReaderEmulation

@Suite("random bytes")
struct RandomBytesTests {
    @Test("noise on the line is survived, and the next command is answered", arguments: UInt64(0)..<8)
    func noise(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var chip = PN532(field: try EmulatedTag.field())
        for _ in 0..<500 {
            // Many zeros and FFs, so that start codes come about.
            let bytes = generator.bytes(Int.random(in: 0...40, using: &generator)).map { byte in
                byte < 0x40 ? 0x00 : byte < 0x80 ? 0xFF : byte
            }
            _ = chip.receive(bytes)
        }
        // The longest frame that could have been begun ends within this.
        _ = chip.receive([UInt8](repeating: 0x55, count: 300))
        let answer = chip.receive(PN532Frame.information([0xD4, 0x02]))
        #expect(
            hex(answer) == hex(PN532Frame.acknowledge + PN532Frame.information([0xD5, 0x03, 0x32, 0x01, 0x06, 0x07])))
    }

    @Test("random commands are each answered with their code or the error frame", arguments: UInt64(0)..<8)
    func commands(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var chip = PN532Chip(field: try EmulatedTag.field())
        let codes: [UInt8] = [
            0x00, 0x02, 0x04, 0x06, 0x08, 0x10, 0x12, 0x14, 0x16, 0x32, 0x40, 0x42, 0x44, 0x4A, 0x52, 0x54,
        ]
        for _ in 0..<3000 {
            let code = codes.randomElement(using: &generator) ?? 0x02
            let count = Int.random(in: 0...12, using: &generator)
            let parameters = (0..<count).map { _ in UInt8.random(in: 0...6, using: &generator) }
            switch chip.perform([0xD4, code] + parameters) {
            case .answer(let answer): #expect(answer.starts(with: [0xD5, code + 1]))
            case .error: break
            case .none: #expect(code == 0x4A)
            }
        }
    }

    @Test("random APDUs are each answered", arguments: UInt64(0)..<8)
    func commandsOfPrograms(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var reader = ACR122U(field: try EmulatedTag.field())
        let instructions: [UInt8] = [0xCA, 0xB0, 0xD6, 0x00, 0x82]
        for _ in 0..<3000 {
            let instruction = instructions.randomElement(using: &generator) ?? 0x00
            let p1: UInt8 = [0x00, 0x40, 0x41, 0x48, 0x50, 0x51, 0x52].randomElement(using: &generator) ?? 0x00
            let body = generator.bytes(Int.random(in: 0...9, using: &generator))
            #expect(reader.transmit([0xFF, instruction, p1] + body).count >= 2)
        }
    }

    @Test("random messages of pcscd's driver are found in whatever pieces", arguments: UInt64(0)..<4)
    func messages(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bodies = (0..<50).map { _ in generator.bytes(Int.random(in: 0...300, using: &generator)) }
        var rest = bodies.flatMap(VPCDMessage.answer)[...]
        var scanner = VPCDMessageScanner()
        var found: [VPCDMessage] = []
        while !rest.isEmpty {
            let count = Int.random(in: 1...50, using: &generator)
            found += scanner.receive(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        #expect(found == bodies.map(VPCDMessage.init))
    }
    @Test("random messages of a USB host are found in whatever pieces, and each is answered", arguments: UInt64(0)..<4)
    func messagesOverUSB(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var reader = ACR122U(field: try EmulatedTag.field())
        let types: [UInt8] = [0x62, 0x63, 0x65, 0x6B, 0x6F, 0x61]
        let messages = (0..<200).map { _ in
            CCIDMessage(
                type: types.randomElement(using: &generator) ?? 0x62,
                slot: UInt8.random(in: 0...1, using: &generator),
                sequence: UInt8.random(in: 0...255, using: &generator),
                data: generator.bytes(Int.random(in: 0...261, using: &generator))
            )
        }
        var rest = messages.flatMap { message in
            let count = message.data.count
            return [
                message.type, UInt8(count & 0xFF), UInt8(count >> 8), 0, 0, message.slot, message.sequence, 0, 0, 0,
            ]
                + message.data
        }[...]
        var scanner = CCIDMessageScanner()
        var found: [CCIDMessage] = []
        while !rest.isEmpty {
            let count = Int.random(in: 1...50, using: &generator)
            found += scanner.receive(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        #expect(found == messages)
        for message in found {
            let answer = reader.answer(message)
            #expect(answer.count >= 10 && answer[5] == message.slot && answer[6] == message.sequence)
            #expect(Int(answer[1]) | Int(answer[2]) << 8 == answer.count - 10)
        }
    }
}
