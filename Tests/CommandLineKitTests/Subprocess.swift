// SPDX-License-Identifier: MIT

import Foundation

/// Programs of the machine that read what is rendered here.
enum Subprocess {
    /// A program that the machine lacks, which fails the test: nothing is passed over in silence.
    struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "\(name) is not installed: run make deps" }
    }

    /// The path of a program.
    ///
    /// - Throws: `Missing` when the machine has none of this name.
    static func require(_ name: String) throws(Missing) -> String {
        let path = ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let path else { throw Missing(name: name) }
        return path
    }

    /// Runs a program on `text` in a file, and returns its status and everything it said.
    static func run(_ path: String, _ arguments: [String] = [], on text: String) throws -> (status: Int32, said: String)
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "CommandLineKit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["page.md", "tune.ly", "verse.txt"] { try Data().write(to: folder.appending(path: name)) }
        let file = folder.appending(path: ".input")
        try Data(text.utf8).write(to: file)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments + [file.path]
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
