// SPDX-License-Identifier: MIT

import Foundation
import ReaderDoctor
import TapcardCommands

/// A folder of its own for a test, gone when the test is over.
///
/// In words and in what is said, `./` stands for the folder.
final class Workplace {
    /// What one run of the tool left behind.
    struct Run: Sendable {
        let status: Int32
        let output: [UInt8]
        let errorText: String
        let prompts: [String]

        var outputText: String { String(decoding: output, as: UTF8.self) }
        var lines: [String] { outputText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        var errorLines: [String] { errorText.split(separator: "\n").map(String.init) }
    }

    /// The identifier of every tag made here; it is made up.
    static let uid = "04A1B2C3D4E580"

    let folder: URL
    var environment: [String: String] = [:]

    /// The reader libraries of runs in this process; those of the machine are never asked.
    let libraries = StandInLibraries()

    /// What the doctor looks at: nothing at all, unless a test says otherwise.
    var machine = ExaminedMachine(
        root: SystemRoot(path: "/nowhere"),
        user: SystemUser(id: 1000, groups: [1000]),
        readers: StandInProbe()
    )

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tapcard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func expanded(_ text: String) -> String { text.replacing("./", with: folder.path + "/") }

    private func shortened(_ text: String) -> String { text.replacing(folder.path + "/", with: "./") }

    /// Runs the tool in this process.
    func run(_ words: [String], console: RecordingConsole = RecordingConsole()) -> Run {
        let status = Turns.run {
            Tapcard.run(
                words.map(expanded),
                environment: environment.mapValues(expanded),
                console: console,
                libraries: libraries,
                machine: machine
            )
        }
        // A message may be any bytes: only text is searched for the folder.
        let output = String(validating: console.output, as: UTF8.self).map { Array(shortened($0).utf8) }
        return Run(
            status: status.rawValue,
            output: output ?? console.output,
            errorText: shortened(String(decoding: console.errors, as: UTF8.self)),
            prompts: console.prompts.map(shortened)
        )
    }

    /// Runs the tool with words as a shell would take them.
    func run(_ line: String, console: RecordingConsole = RecordingConsole()) -> Run {
        run(Words.split(line), console: console)
    }

    // MARK: Files

    func url(_ name: String) -> URL { URL(filePath: expanded(name)) }

    func bytes(_ name: String) -> [UInt8]? { (try? Data(contentsOf: url(name))).map { [UInt8]($0) } }

    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: url(name)) }

    /// Makes `./tag.bin` and names it as the reader.
    func makeTag(_ words: String = "ntag213") -> Run {
        environment["TAPCARD_READER"] = "file:./tag.bin"
        let parts = Words.split(words)
        return run(["new", parts.first ?? "", "./tag.bin", "--uid", Workplace.uid] + parts.dropFirst())
    }

    /// What tells a file that nobody wrote to from one that somebody did, if only the same bytes: a tag's file is
    /// replaced at each write.
    func trace(_ name: String) -> String {
        let attributes = (try? FileManager.default.attributesOfItem(atPath: url(name).path)) ?? [:]
        let number = attributes[.systemFileNumber].map { "\($0)" } ?? "missing"
        return "\(number) \(bytes(name) ?? [])"
    }
}
