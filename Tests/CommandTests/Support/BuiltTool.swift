// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The tool as it was built, in a process of its own.
///
/// It runs in a session of its own, so that no terminal of whoever runs the tests is asked anything.
final class BuiltTool {
    // It runs in this folder, which must outlive it.
    private let workplace: Workplace
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    /// Where the tool lies: beside the test bundle that runs.
    static var path: String {
        get throws {
            let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            let path = bundle.deletingLastPathComponent().appending(path: "tapcard").path
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw FixtureError("\(path) is not there: build the tool first")
            }
            return path
        }
    }

    /// What stands before a command: its own session, and an end by force instead of a test that hangs.
    private static let guardWords = ["--wait", "/usr/bin/timeout", "--signal=KILL", "60"]

    /// Starts the tool.
    ///
    /// - Parameters:
    ///   - words: What is behind its name; `./` stands for the workplace.
    ///   - workplace: Where it runs.
    /// - Throws: `FixtureError` when the tool was not built.
    init(_ words: [String], in workplace: Workplace) throws {
        self.workplace = workplace
        try start("/usr/bin/setsid", Self.guardWords + [Self.path] + words.map(workplace.expanded))
    }

    /// Starts a shell, with the tool as its first argument and the words behind it.
    init(shell script: String, _ words: [String], in workplace: Workplace) throws {
        self.workplace = workplace
        let arguments =
            Self.guardWords + ["/bin/sh", "-c", script, "sh", try Self.path] + words.map(workplace.expanded)
        try start("/usr/bin/setsid", arguments)
    }

    /// No reader of the machine is reached: PC/SC is looked for where nobody listens, and libnfc looks for nothing.
    private static let surroundings = [
        "PATH": "/usr/bin:/bin", "TERM": "dumb", "PCSCLITE_CSOCK_NAME": "/nonexistent/pcscd",
        "LIBNFC_AUTO_SCAN": "false",
    ]

    private func start(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.currentDirectoryURL = workplace.folder
        process.environment = workplace.environment.mapValues(workplace.expanded)
            .merging(BuiltTool.surroundings) { given, _ in given }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try Turns.start { try process.run() }
    }

    /// The process of the tool, once it waits inside a call and has taken interruptions over.
    ///
    func waitUntilItListens() throws -> pid_t {
        for _ in 0..<1000 {
            for candidate in Self.family(of: process.processIdentifier)
            where Self.catchesInterruptions(candidate) {
                return candidate
            }
            usleep(10_000)
        }
        throw FixtureError("the tool never waited for anything")
    }

    /// A process and all that it started.
    private static func family(of parent: pid_t) -> [pid_t] {
        let path = "/proc/\(parent)/task/\(parent)/children"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [parent] }
        return [parent] + text.split(separator: " ").compactMap { pid_t($0) }.flatMap { family(of: $0) }
    }

    private static func catchesInterruptions(_ process: pid_t) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return false }
        func field(_ name: String) -> String {
            let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
            return line.map { String($0.dropFirst(name.count + 1).drop { $0 == " " || $0 == "\t" }) } ?? ""
        }
        // Bit 1 is signal 2, SIGINT.
        let caught = UInt64(field("SigCgt"), radix: 16) ?? 0
        return field("Name") == "tapcard" && caught & 2 != 0 && field("State").hasPrefix("S")
    }

    /// The first line of standard output, as soon as it is there; the rest is left for `finish`.
    func firstLine() throws -> String {
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Presses Ctrl-C, once the tool has taken interruptions over.
    func interrupt() throws {
        guard kill(try waitUntilItListens(), SIGINT) == 0 else { throw FixtureError("the tool cannot be reached") }
    }

    func type(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    func closeInput() throws {
        try input.fileHandleForWriting.close()
    }

    /// Waits for the end; more than a pipe holds is read on the way.
    func finish(closingInput: Bool = true) throws -> Workplace.Run {
        if closingInput { try? closeInput() }
        let output = try self.output.fileHandleForReading.readToEnd() ?? Data()
        let errors = try self.errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Workplace.Run(
            status: process.terminationStatus,
            output: [UInt8](output),
            errorText: String(decoding: errors, as: UTF8.self),
            prompts: []
        )
    }
}
