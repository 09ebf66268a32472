// SPDX-License-Identifier: MIT

import Foundation
import Testing
import VirtualTag

@Suite("Files written whole or not at all")
struct AtomicFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("file")
    }

    @Test("A new file holds what was written", arguments: [true, false])
    func new(_ overwrite: Bool) throws {
        try AtomicFile.write([1, 2, 3], to: path, overwrite: overwrite)
        #expect(try folder.bytes("file") == [1, 2, 3])
        #expect(try folder.names() == ["file"])
    }

    @Test("An existing file is replaced and keeps its permissions")
    func replaced() throws {
        try folder.write([9], to: "file")
        try folder.setPermissions(0o600, of: "file")
        try AtomicFile.write([1, 2, 3], to: path, overwrite: true)
        #expect(try folder.bytes("file") == [1, 2, 3])
        #expect(try folder.permissions("file") == 0o600)
        #expect(try folder.names() == ["file"])
    }

    @Test("An existing file is kept unless it may be replaced")
    func kept() throws {
        try folder.write([9], to: "file")
        let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path, overwrite: false) }
        #expect(error?.isExisting == true && error?.path == path)
        #expect(error?.description == "cannot replace \(path): File exists")
        #expect(try folder.bytes("file") == [9])
        #expect(try folder.names() == ["file"])
    }

    @Test("A dangling symbolic link counts as existing")
    func dangling() throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nothing")
        let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path, overwrite: false) }
        #expect(error?.isExisting == true)
        #expect(try folder.names() == ["file"])
    }

    @Test("A name that is too long leaves no temporary file behind", arguments: [true, false])
    func longName(_ overwrite: Bool) throws {
        let long = folder.path(String(repeating: "a", count: 256))
        let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: long, overwrite: overwrite) }
        #expect(error?.errorNumber == ENAMETOOLONG && error?.path == long)
        #expect(try folder.names().isEmpty)
    }

    @Test("A folder is not replaced")
    func folderAsTarget() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path, overwrite: true) }
        #expect(error?.errorNumber == EISDIR)
        #expect(try folder.names() == ["file"])
    }

    @Test("A pipe is written to, not replaced")
    func pipe() throws {
        #expect(unsafe mkfifo(path, 0o600) == 0)
        let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try AtomicFile.write([1, 2, 3], to: path, overwrite: true)
        #expect(try FileHandle(fileDescriptor: reader).read(upToCount: 8) == Data([1, 2, 3]))
        let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        #expect(type != .typeRegular)
    }

    @Test("A path relative to the current folder is written there")
    func relative() throws {
        let name = "virtual-tag-\(UUID().uuidString)"
        defer { _ = unsafe unlink(name) }
        try AtomicFile.write([7], to: name, overwrite: false)
        #expect(try WholeFile.read(name, limit: 1) == [7])
        try AtomicFile.write([8], to: "./\(name)", overwrite: true)
        #expect(try WholeFile.read(name, limit: 1) == [8])
    }

    @Test(
        "Reading stops at the limit", arguments: [(0, true), (4095, true), (4096, true), (4097, false), (9000, false)])
    func limit(_ count: Int, _ fits: Bool) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try folder.write(bytes, to: "file")
        if fits {
            #expect(try WholeFile.read(path, limit: 4096) == bytes)
        } else {
            let error = #expect(throws: FileError.self) { try WholeFile.read(path, limit: 4096) }
            #expect(error?.errorNumber == EFBIG)
            #expect(error?.description == "cannot read \(path): it has more than 4096 bytes")
        }
    }

    @Test("A folder cannot be read, and a missing file not opened")
    func unreadable() {
        let folderError = #expect(throws: FileError.self) { try WholeFile.read(folder.path(""), limit: 10) }
        #expect(folderError?.errorNumber == EISDIR && folderError?.operation == .read)
        let missing = #expect(throws: FileError.self) { try WholeFile.read(path, limit: 10) }
        #expect(missing?.isMissing == true && missing?.operation == .open)
    }
}
