// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A program that a test runs to its end, with nothing of the test's own environment.
struct Program {
    /// What it left behind.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    private let path: String
    private let environment: [String: String]

    init(_ path: String, environment: [String: String]) {
        self.path = path
        self.environment = environment
    }

    /// The tool, which lies beside the test bundle that runs.
    static func tapcard(environment: [String: String]) throws -> Program {
        let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let path = bundle.deletingLastPathComponent().appending(path: "tapcard").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw FixtureError("\(path) is not there: build the tool first")
        }
        return Program(path, environment: environment)
    }

    /// Runs it in a session of its own, where no terminal can be asked anything; after a minute it is ended by force.
    func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/setsid")
        process.arguments = ["--wait", "/usr/bin/timeout", "--signal=KILL", "60", path] + arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Less than a pipe holds goes to standard error.
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: complaint, as: UTF8.self)
        )
    }
}
