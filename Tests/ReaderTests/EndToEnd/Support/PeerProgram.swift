// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport

/// A program of others that a test runs with a limit of time.
struct PeerProgram {
    /// What a run left behind; output and complaints are one.
    struct Outcome: Sendable {
        let status: Int32
        let output: String
    }

    private let path: String
    private let arguments: [String]

    /// A program in one of the usual folders.
    ///
    /// - Throws: `FixtureError`, for a test without its program has not passed.
    init(_ name: String) throws {
        let candidates = ["/usr/bin/", "/usr/local/bin/", "/bin/"].map { $0 + name }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw FixtureError("\(name) is not installed: run make deps")
        }
        self.path = path
        arguments = []
    }

    /// A Python program that lies beside the tests.
    ///
    /// - Parameters:
    ///   - script: Its file name.
    ///   - python: The interpreter, which has what the program needs; `.venv/bin/python` is that of `make deps`.
    /// - Throws: `FixtureError` when the interpreter is missing.
    init(script: String, python: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let top = Fixtures.folder.deletingLastPathComponent()
        path = python.hasPrefix("/") ? python : top.appending(path: python).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw FixtureError("\(python) is not installed: run make deps")
        }
        arguments = ["-I", "-X", "utf8", folder.appending(path: "Others/\(script)").path]
    }

    /// Runs it to its end.
    ///
    /// - Throws: `FixtureError` when it is not over after half a minute; it is ended then.
    func run(_ words: [String]) throws -> Outcome {
        let file = FileManager.default.temporaryDirectory.appending(path: "peer-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments + words
        process.environment = PeerProgram.environment
        process.standardInput = FileHandle.nullDevice
        let output = try FileHandle(forWritingTo: file)
        process.standardOutput = output
        process.standardError = output
        let isOver = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in isOver.signal() }
        try process.run()
        guard isOver.wait(timeout: .now() + 30) == .success else {
            kill(process.processIdentifier, SIGKILL)
            isOver.wait()
            throw FixtureError("\(path) \(words.joined(separator: " ")) was not over in time")
        }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return Outcome(status: process.terminationStatus, output: text)
    }

    /// Runs a program that prints one JSON object of texts and numbers.
    func answer(_ words: [String]) throws -> [String: String] {
        let outcome = try run(words)
        guard outcome.status == 0,
            let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        else { throw FixtureError("\(arguments.last ?? path): \(outcome.output)") }
        return object.mapValues { "\($0)" }
    }

    /// What programs get to know: their ways, and the private pcscd when there is one.
    private static var environment: [String: String] {
        var environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        let name = "PCSCLITE_CSOCK_NAME"
        if let value = unsafe getenv(name) { environment[name] = unsafe String(cString: value) }
        return environment
    }
}
