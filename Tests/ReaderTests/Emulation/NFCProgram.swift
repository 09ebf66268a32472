// SPDX-License-Identifier: MIT

import Foundation

/// A program of others that a test runs.
struct NFCProgram {
    /// What it left behind.
    struct Outcome {
        let status: Int32
        let output: String
    }

    struct Missing: Error, CustomStringConvertible {
        let name: String

        var description: String { "\(name) is not installed; `make deps` installs it" }
    }

    private let path: String
    private let environment: [String: String]

    /// - Throws: `Missing`, for a test without its program has not passed.
    init(_ name: String, device: String) throws {
        let candidates = ["/usr/bin/", "/usr/local/bin/", "/bin/"].map { $0 + name }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw Missing(name: name)
        }
        self.path = path
        environment = [
            "LIBNFC_DEVICE": device, "LIBNFC_AUTO_SCAN": "false", "LIBNFC_INTRUSIVE_SCAN": "false",
            "LIBNFC_LOG_LEVEL": "0", "PATH": "/usr/bin:/bin",
        ]
    }

    /// Runs it to its end; both of its outputs come back as one.
    func run(_ arguments: [String] = [], answering input: String = "") throws -> Outcome {
        let process = Process()
        let output = Pipe()
        let answers = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = environment
        process.standardOutput = output
        process.standardError = output
        process.standardInput = answers
        try process.run()
        try answers.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try answers.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
