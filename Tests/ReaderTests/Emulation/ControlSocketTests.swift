// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import Type2Tag
import VirtualTag

@testable import ReaderEmulation

@Suite("the control socket")
struct ControlSocketTests {
    private func temporaryPath() -> String {
        FileManager.default.temporaryDirectory.appending(path: "control-\(UUID().uuidString.prefix(8))").path()
    }

    private func answer(_ line: String, at path: String) throws -> String {
        let peer = try TestPeer(connectingTo: path)
        try peer.send(Array((line + "\n").utf8))
        return peer.receiveLine()
    }

    @Test("several lines of one caller, and several callers at once")
    func lines() throws {
        let field = try EmulatedTag.field()
        let control = try ControlSocket(at: temporaryPath(), field: field)
        try control.start()
        defer { control.stop() }
        let first = try TestPeer(connectingTo: control.path)
        let second = try TestPeer(connectingTo: control.path)
        try first.send(Array("tear 1 after\nsilence 2\nsta".utf8))
        #expect(first.receiveLine() == "ok")
        #expect(first.receiveLine() == "ok")
        try second.send(Array("bogus\n".utf8))
        #expect(second.receiveLine().hasPrefix("error: \"bogus\" is no command"))
        try first.send(Array("tus\n".utf8))
        #expect(first.receiveLine() == "ok present: 04A1B2C3D4E5F6 virtual tag; power on; faults armed: 2")
    }

    @Test("swap and second open tag files, and a missing one is an error in words")
    func files() throws {
        let field = try EmulatedTag.field()
        let control = try ControlSocket(at: temporaryPath(), field: field)
        try control.start()
        defer { control.stop() }
        let tag = temporaryPath() + " with a blank"
        defer { for name in [tag, tag + ".chip"] { try? FileManager.default.removeItem(atPath: name) } }
        try TagFile.create(at: tag, chip: VirtualChip(model: .ntag215, uid: TagUID(EmulatedTag.otherUID)))
        #expect(try answer("swap \(tag)", at: control.path) == "ok")
        #expect(
            try answer("status", at: control.path)
                == "ok present: 04112233445566 file:\(tag); power on; faults armed: 0")
        // The field holds its lock.
        #expect(try answer("second \(tag)", at: control.path).hasPrefix("error: file: "))
        let missing = try answer("swap \(tag).missing", at: control.path)
        #expect(missing.hasPrefix("error: file: "))
        #expect(missing.contains("\(tag).missing"))
        #expect(try answer("status", at: control.path).contains("04112233445566"))
    }

    @Test("quit is answered, then told to the owner")
    func quit() throws {
        let pipe = try WakePipe()
        let control = try ControlSocket(at: temporaryPath(), field: EmulatedTag.field()) { pipe.wake() }
        try control.start()
        #expect(try answer("quit", at: control.path) == "ok")
        #expect(Polling.wait(for: [pipe.reading], milliseconds: 10_000)[0])
        control.stop()
    }

    @Test("a line without an end is hung up on")
    func endless() throws {
        let control = try ControlSocket(at: temporaryPath(), field: EmulatedTag.field())
        try control.start()
        defer { control.stop() }
        let peer = try TestPeer(connectingTo: control.path)
        try peer.send([UInt8](repeating: UInt8(ascii: "a"), count: ControlSocket.longestLine + 1))
        #expect(peer.receiveLine() == "error: a line of more than 4096 bytes")
        #expect(try answer("counters", at: control.path).hasPrefix("ok"))
    }

    @Test("only the owner may use it, and it is gone afterwards")
    func permissions() throws {
        let path = temporaryPath()
        do {
            let control = try ControlSocket(at: path, field: EmulatedTag.field())
            try control.start()
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions.map { $0 & 0o077 } == 0)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("a path where somebody listens, or a file, is left alone")
    func takenPath() throws {
        let path = temporaryPath()
        let control = try ControlSocket(at: path, field: EmulatedTag.field())
        try control.start()
        defer { control.stop() }
        #expect(throws: EmulationError.self) { try ControlSocket(at: path, field: EmulatedField()) }
        #expect(try answer("counters", at: path).hasPrefix("ok"))
        let file = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data([1, 2, 3]).write(to: URL(filePath: file))
        let error = #expect(throws: EmulationError.self) { try ControlSocket(at: file, field: EmulatedField()) }
        #expect(error?.description == "cannot listen at \(file): Address already in use")
        #expect(try Data(contentsOf: URL(filePath: file)) == Data([1, 2, 3]))
    }

    @Test("a socket that a program left behind is replaced")
    func leftBehind() throws {
        let path = temporaryPath()
        // Closed without being removed, as after a crash.
        _ = try Socket.listen(at: path)
        let control = try ControlSocket(at: path, field: EmulatedTag.field())
        try control.start()
        defer { control.stop() }
        #expect(try answer("counters", at: path).hasPrefix("ok"))
    }

    @Test("a path too long for a socket says so")
    func longPath() {
        let path = "/tmp/" + String(repeating: "a", count: 200)
        let error = #expect(throws: EmulationError.self) { try ControlSocket(at: path, field: EmulatedField()) }
        #expect(error?.description == "cannot listen at \(path): File name too long")
    }
}
