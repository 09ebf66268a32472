// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// One delivered chip of `Fixtures/VirtualTag/factory.txt`.
struct Delivery: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }
}

@Suite("Virtual chips as delivered")
struct FactoryTests {
    static func deliveries() throws -> [Delivery] { try Fixtures.stanzas("VirtualTag/factory.txt").map(Delivery.init) }

    @Test func everyDeliveryIsFound() throws {
        #expect(try FactoryTests.deliveries().count == 12)
    }

    @Test("The memory is that of the data sheet, byte for byte", arguments: try deliveries())
    func memory(_ delivery: Delivery) throws {
        let model = try Transcript.model(of: delivery.stanza)
        let uid = try TagUID(parsing: delivery.stanza.required("uid"))
        let chip = try VirtualChip(model: model, uid: uid, hasLockControlTLV: delivery.stanza["lock-tlv"] != "no")
        #expect(hex(chip.memory) == hex(try fixtureBytes(delivery.stanza.required("memory"))))
        #expect(chip.memory.count == Int(try delivery.stanza.required("size")))
        #expect(chip.uid == uid)
        #expect(chip.counter == 0 && chip.failedTries == 0 && chip.commandCount == 0)
    }

    // Seven bytes: NTAG21x data sheet 8.5.1.
    @Test("An identifier of another length than seven is refused", arguments: [4, 10])
    func otherIdentifiers(_ count: Int) throws {
        let uid = try TagUID(Array(repeating: 0x04, count: count))
        let error = #expect(throws: VirtualTagError.self) { try VirtualChip(model: .ntag213, uid: uid) }
        #expect(error?.reason == .uidLength(count))
    }

    // 180 bytes: NTAG21x data sheet 8.5.
    @Test("Memory of another size is refused", arguments: [0, 179, 181, 540])
    func otherSizes(_ count: Int) {
        let memory = [UInt8](repeating: 0, count: count)
        let error = #expect(throws: VirtualTagError.self) { try VirtualChip(memory: memory, model: .ntag213) }
        #expect(error?.reason == .memorySize(expected: 180, found: count))
    }

    // The check bytes of page 0 and page 2: NTAG21x data sheet 8.5.1.
    @Test("Memory whose check bytes do not fit is refused", arguments: [3, 8])
    func checkBytes(_ offset: Int) throws {
        var memory = try VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid)).memory
        memory[offset] ^= 0x01
        let found = [memory[3], memory[8]]
        let error = #expect(throws: VirtualTagError.self) { try VirtualChip(memory: memory, model: .ntag213) }
        #expect(error?.reason == .checkBytes(expected: [0x9F, 0x04], found: found))
    }

    // 32 bytes: NTAG21x data sheet 10.8.
    @Test("READ_SIG answers with the signature that was given")
    func signature() throws {
        let signature = (0..<32).map(UInt8.init)
        var chip = try VirtualChip(model: .ntag215, uid: TagUID(Transcript.uid), signature: signature)
        chip.wake(.request)
        #expect(chip.receive([0x3C, 0x00]) == .data(signature))
        let error = #expect(throws: VirtualTagError.self) {
            try VirtualChip(model: .ntag215, uid: TagUID(Transcript.uid), signature: [0x00])
        }
        #expect(error?.reason == .signatureSize(1))
    }
}
