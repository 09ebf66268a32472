// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ReaderEmulation

/// Messages as pcscd 1.9.9 with vsmartcard's vpcd driver sends them.
@Suite("an ACR122U for pcscd's virtual reader")
struct VPCDServerTests {
    private func serving(
        _ field: EmulatedField,
        noticesSwaps: Bool = true,
        _ body: (TestListener) throws -> Void
    ) throws {
        let listener = try TestListener()
        let server = VPCDServer(field: field, port: listener.port, noticesSwaps: noticesSwaps)
        try server.start()
        defer { server.stop() }
        try body(listener)
    }

    private func exchange(_ body: [UInt8], with peer: TestPeer) throws -> [UInt8] {
        try peer.send(VPCDMessage.answer(body))
        let header = peer.receive(2)
        try #require(header.count == 2)
        return peer.receive(Int(header[0]) << 8 | Int(header[1]))
    }

    private let uidCommand: [UInt8] = [0xFF, 0xCA, 0x00, 0x00, 0x00]

    @Test("power, ATR and a command")
    func conversation() throws {
        try serving(EmulatedTag.field()) { listener in
            let peer = try listener.accept()
            try peer.send([0x00, 0x01, 0x01])
            #expect(try exchange([0x04], with: peer) == ACR122U.answerToReset)
            #expect(try exchange(uidCommand, with: peer) == EmulatedTag.uid + [0x90, 0x00])
            #expect(
                try exchange([0xFF, 0x00, 0x00, 0x00, 0x05, 0xD4, 0x42, 0x3A, 0x04, 0x27], with: peer).count == 149)
        }
    }

    @Test("a message in single bytes")
    func pieces() throws {
        try serving(EmulatedTag.field()) { listener in
            let peer = try listener.accept()
            for byte in [0x00, 0x01, 0x01] + VPCDMessage.answer(uidCommand) { try peer.send([byte]) }
            #expect(peer.receive(11) == [0x00, 0x09] + EmulatedTag.uid + [0x90, 0x00])
        }
    }

    @Test("a reset selects the tag again")
    func reset() throws {
        try serving(EmulatedTag.field()) { listener in
            let peer = try listener.accept()
            try peer.send([0x00, 0x01, 0x01])
            #expect(try exchange([0xFF, 0xB0, 0x00, 0xFF, 0x10], with: peer) == [0x63, 0x00])
            #expect(try exchange(uidCommand, with: peer) == [0x63, 0x00])
            try peer.send([0x00, 0x01, 0x02])
            #expect(try exchange(uidCommand, with: peer) == EmulatedTag.uid + [0x90, 0x00])
        }
    }

    @Test("taking the tag away hangs up, putting it back calls again")
    func removal() throws {
        let field = try EmulatedTag.field()
        try serving(field) { listener in
            let peer = try listener.accept()
            field.remove()
            #expect(peer.hangsUp())
            #expect(!listener.isCalled(within: 300))
            field.putBack()
            #expect(try exchange([0x04], with: listener.accept()) == ACR122U.answerToReset)
        }
    }

    @Test("a tag that leaves with a command takes the answer along")
    func removalMidway() throws {
        let field = try EmulatedTag.field()
        field.arm(.removal, after: 1)
        try serving(field) { listener in
            let peer = try listener.accept()
            try peer.send([0x00, 0x01, 0x01])
            #expect(try exchange([0xFF, 0xD6, 0x00, 0x05, 0x04, 1, 2, 3, 4], with: peer) == [0x90, 0x00])
            try peer.send(VPCDMessage.answer([0xFF, 0xD6, 0x00, 0x06, 0x04, 1, 2, 3, 4]))
            #expect(peer.hangsUp())
        }
        #expect(Array(field.memory[20..<28]) == [1, 2, 3, 4, 0, 0, 0, 0])
    }

    @Test("a swap that the reader notices is a removal and an insertion")
    func noticedSwap() throws {
        let field = try EmulatedTag.field()
        try serving(field) { listener in
            let peer = try listener.accept()
            field.swap(to: try EmulatedTag.link(uid: EmulatedTag.otherUID))
            #expect(peer.hangsUp())
            let next = try listener.accept()
            try next.send([0x00, 0x01, 0x01])
            #expect(try exchange(uidCommand, with: next) == EmulatedTag.otherUID + [0x90, 0x00])
        }
    }

    @Test("a swap that the reader misses shows at the next reset")
    func missedSwap() throws {
        let field = try EmulatedTag.field()
        try serving(field, noticesSwaps: false) { listener in
            let peer = try listener.accept()
            try peer.send([0x00, 0x01, 0x01])
            #expect(try exchange(uidCommand, with: peer) == EmulatedTag.uid + [0x90, 0x00])
            field.swap(to: try EmulatedTag.link(uid: EmulatedTag.otherUID))
            #expect(try exchange([0xFF, 0xB0, 0x00, 0x00, 0x10], with: peer) == [0x63, 0x00])
            try peer.send([0x00, 0x01, 0x02])
            #expect(try exchange(uidCommand, with: peer) == EmulatedTag.otherUID + [0x90, 0x00])
        }
    }

    @Test("an empty field calls nobody")
    func empty() throws {
        try serving(EmulatedField()) { listener in
            #expect(!listener.isCalled(within: 300))
        }
    }

    @Test("the server calls until somebody listens, and again after a hang-up")
    func retries() throws {
        // The port is free now, for nobody else is told of it.
        let port = try TestListener().port
        let server = VPCDServer(field: try EmulatedTag.field(), port: port)
        try server.start()
        defer { server.stop() }
        let listener = try TestListener(port: port)
        do {
            let peer = try listener.accept()
            #expect(try exchange([0x04], with: peer) == ACR122U.answerToReset)
        }
        #expect(try exchange([0x04], with: listener.accept()) == ACR122U.answerToReset)
    }

    @Test("a stopped server hangs up and may be started again")
    func stop() throws {
        let listener = try TestListener()
        let server = VPCDServer(field: try EmulatedTag.field(), port: listener.port)
        try server.start()
        let peer = try listener.accept()
        server.stop()
        #expect(peer.hangsUp())
        try server.start()
        #expect(try exchange([0x04], with: listener.accept()) == ACR122U.answerToReset)
        server.stop()
    }

    @Test("an address that is none stops as any other")
    func address() throws {
        let server = VPCDServer(field: try EmulatedTag.field(), host: "no address")
        try server.start()
        server.stop()
    }
}
