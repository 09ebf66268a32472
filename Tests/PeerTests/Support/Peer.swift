// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A program that puts questions to libraries that others wrote.
enum Peer: String, Sendable {
    /// `peer.py`: ndeflib and vobject.
    case python

    /// `Qt/peer.cpp`: the NDEF classes of Qt.
    case qt

    /// `EZVCard/Peer.java`: ez-vcard.
    case ezVCard

    /// `TextVCard/peer.pl`: Text::vCard.
    case textVCard

    /// The versions whose behaviour these tests hold on to.
    var versions: [String: String] {
        switch self {
        case .python: ["ndeflib": "0.3.3", "vobject": "0.9.9"]
        case .qt: ["Qt": "6.4.2"]
        case .ezVCard: ["ez-vcard": "0.11.2"]
        case .textVCard: ["Text::vCard": "3.09"]
        }
    }

    static var tests: URL { URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent() }

    private static var root: URL { tests.deletingLastPathComponent().deletingLastPathComponent() }

    private var program: URL {
        switch self {
        case .python: Self.root.appending(path: ".venv/bin/python")
        case .qt: Self.root.appending(path: ".build/peers/qt-ndef")
        case .ezVCard: URL(filePath: "/usr/bin/java")
        case .textVCard: URL(filePath: "/usr/bin/perl")
        }
    }

    private var arguments: [String] {
        switch self {
        // Isolated and in UTF-8, so that neither the locale nor the user's own modules count.
        case .python: ["-I", "-X", "utf8", Self.tests.appending(path: "peer.py").path]
        case .qt: []
        case .ezVCard:
            [
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Duser.timezone=UTC", "-cp",
                Self.classPath.joined(separator: ":"), "Peer",
            ]
        case .textVCard: [Self.tests.appending(path: "TextVCard/peer.pl").path]
        }
    }

    /// Where Debian has ez-vcard and what it stands on, behind our own program.
    private static var classPath: [String] {
        [
            root.appending(path: ".build/peers/ez-vcard").path, "/usr/share/java/ez-vcard.jar",
            "/usr/share/java/vinnie.jar",
        ]
    }

    /// Puts all questions to one process, for its start takes longer than its answers.
    ///
    /// - Throws: `FixtureError` when the libraries are not there, are of other versions, or the process failed.
    static func ask(_ questions: [PeerQuestion], of peer: Peer = .python) throws -> [PeerAnswer] {
        let answers = try peer.run([PeerQuestion("versions")] + questions)
        guard answers.count == questions.count + 1 else {
            throw FixtureError("\(questions.count + 1) questions and \(answers.count) answers")
        }
        guard answers[0].versions == peer.versions else {
            throw FixtureError("the peers are \(answers[0].versions ?? [:]), not \(peer.versions): run make deps")
        }
        return Array(answers.dropFirst())
    }

    private func run(_ questions: [PeerQuestion]) throws -> [PeerAnswer] {
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw FixtureError("the peers are not installed: run make deps")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "PeerTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        // Files, because a pipe that nobody empties stops the process.
        let encoder = JSONEncoder()
        var asked = Data()
        for question in questions { asked += try encoder.encode(question) + [0x0A] }
        let input = folder.appending(path: "questions")
        let output = folder.appending(path: "answers")
        let complaint = folder.appending(path: "complaint")
        try asked.write(to: input)
        for file in [output, complaint] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: complaint)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw FixtureError("\(rawValue): \(String(decoding: try Data(contentsOf: complaint), as: UTF8.self))")
        }
        let decoder = JSONDecoder()
        // Foundation's own splitting, which is fast in a build without optimisation too.
        let lines = try String(contentsOf: output, encoding: .utf8).components(separatedBy: "\n")
        return try lines.filter { !$0.isEmpty }.map { try decoder.decode(PeerAnswer.self, from: Data($0.utf8)) }
    }
}
