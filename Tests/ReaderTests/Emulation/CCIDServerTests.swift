// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ReaderEmulation

@Suite("an ACR122U on USB", .timeLimit(.minutes(1)))
struct CCIDServerTests {
    static let cases = Dialogue.load("ccid.txt")

    @Test("all conversations are there")
    func count() {
        #expect(CCIDServerTests.cases.count == 18)
    }

    @Test("answers as the class specification says", arguments: cases)
    func conversation(_ dialogue: Dialogue) throws {
        let field = try EmulatedTag.field()
        try serving(field) { server in
            var peer = try TestPeer(connectingTo: server.path)
            for step in dialogue.steps {
                switch step.key {
                case "send":
                    try peer.send(fixtureBytes(step.sent))
                    let answer = try fixtureBytes(step.answer)
                    #expect(hex(peer.receive(answer.count)) == hex(answer), "\(step.sent)")
                case "hangs-up":
                    try peer.send(fixtureBytes(step.sent))
                    #expect(peer.hangsUp())
                case "next-host": peer = try TestPeer(connectingTo: server.path)
                default: try Dialogue.perform(step, on: field)
                }
            }
        }
    }

    @Test("a second host waits until the first is gone")
    func oneHost() throws {
        try serving(EmulatedTag.field()) { server in
            let question: [UInt8] = [0x65, 0, 0, 0, 0, 0, 7, 0, 0, 0]
            let answer: [UInt8] = [0x81, 0, 0, 0, 0, 0, 7, 0x01, 0, 0]
            var first: TestPeer? = try TestPeer(connectingTo: server.path)
            try first?.send(question)
            #expect(first?.receive(10) == answer)
            let second = try TestPeer(connectingTo: server.path)
            try second.send(question)
            // The first is still served, though the second asked before.
            try first?.send(question)
            #expect(first?.receive(10) == answer)
            first = nil
            #expect(second.receive(10) == answer)
        }
    }

    @Test("it stops while a host is there, and may be started again")
    func restart() throws {
        try serving(EmulatedTag.field()) { server in
            for _ in 0..<2 {
                try server.start()
                let peer = try TestPeer(connectingTo: server.path)
                try peer.send([0x62, 0, 0, 0, 0, 0, 0, 0, 0, 0])
                #expect(peer.receive(30).count == 30)
                server.stop()
                server.stop()
                #expect(peer.hangsUp())
                try server.start()
            }
        }
    }

    @Test("two readers cannot be at one path, and nothing is left there afterwards")
    func path() throws {
        let path = temporaryPath()
        do {
            let server = try CCIDServer(at: path, field: EmulatedTag.field())
            #expect(throws: EmulationError.self) { try CCIDServer(at: path, field: EmulatedTag.field()) }
            #expect(server.path == path)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    private func temporaryPath() -> String { "/tmp/ccid-\(UUID().uuidString)" }

    private func serving(_ field: EmulatedField, _ body: (CCIDServer) throws -> Void) throws {
        let server = try CCIDServer(at: temporaryPath(), field: field)
        try server.start()
        defer { server.stop() }
        try body(server)
    }
}
