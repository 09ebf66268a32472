// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The libraries that others wrote, asked through `peer.py`.
enum Peer {
    /// The versions whose behaviour these tests hold on to.
    static let versions = ["ndeflib": "0.3.3", "vobject": "0.9.9"]

    /// Puts all questions to one process, for its start takes longer than its answers.
    ///
    /// - Throws: `FixtureError` when the libraries are not there, are of other versions, or the process failed.
    static func ask(_ questions: [PeerQuestion]) throws -> [PeerAnswer] {
        let answers = try run([PeerQuestion("versions")] + questions)
        guard answers.count == questions.count + 1 else {
            throw FixtureError("\(questions.count + 1) questions and \(answers.count) answers")
        }
        guard answers[0].versions == versions else {
            throw FixtureError("the peers are \(answers[0].versions ?? [:]), not \(versions): run make deps")
        }
        return Array(answers.dropFirst())
    }

    static var tests: URL { URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent() }

    private static func run(_ questions: [PeerQuestion]) throws -> [PeerAnswer] {
        let python = tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: ".venv/bin/python")
        guard FileManager.default.isExecutableFile(atPath: python.path) else {
            throw FixtureError("the peers are not installed: run make deps")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "PeerTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        // Files, because a pipe that nobody empties stops the process.
        let encoder = JSONEncoder()
        var lines = Data()
        for question in questions { lines += try encoder.encode(question) + [0x0A] }
        let input = folder.appending(path: "questions")
        let output = folder.appending(path: "answers")
        let complaint = folder.appending(path: "complaint")
        try lines.write(to: input)
        for file in [output, complaint] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = python
        // Isolated and in UTF-8, so that neither the locale nor the user's own modules count.
        process.arguments = ["-I", "-X", "utf8", tests.appending(path: "peer.py").path]
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: complaint)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw FixtureError("peer.py: \(String(decoding: try Data(contentsOf: complaint), as: UTF8.self))")
        }
        let decoder = JSONDecoder()
        return try Data(contentsOf: output).split(separator: 0x0A).map { line in
            try decoder.decode(PeerAnswer.self, from: Data(line))
        }
    }
}
