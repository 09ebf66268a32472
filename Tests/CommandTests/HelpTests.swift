// SPDX-License-Identifier: MIT

import CommandLineKit
import TapcardCommands
import TestSupport
import Testing

/// A page of help: that of a command or of a topic.
struct HelpCase: Sendable, CustomTestStringConvertible {
    let path: [String]

    var testDescription: String { (["help"] + path).joined(separator: " ") }
    var file: String { "help/" + (path.isEmpty ? "tapcard" : path.joined(separator: "-")) + ".txt" }
}

@Suite("Help")
struct HelpTests {
    static let commands = CommandTree(CommandTable.tool).visible.map { HelpCase(path: $0.path) }
    static let topics = CommandTable.tool.topics.map { HelpCase(path: [$0.name]) }

    @Test("Nothing is wrong with the command table")
    func table() {
        #expect(CommandTree(CommandTable.tool).problems == [])
    }

    @Test("Every page is kept, and none that is no more")
    func files() {
        #expect(HelpTests.commands.count == 62)
        #expect(HelpTests.topics.count == 6)
        let expected = (HelpTests.commands + HelpTests.topics).map { String($0.file.dropFirst("help/".count)) }
        #expect(Golden.names(in: "help") == expected.sorted())
    }

    @Test("The page is as it is kept, at 80 columns", arguments: commands + topics)
    func page(_ sample: HelpCase) throws {
        let run = try Workplace().run(["help"] + sample.path)
        #expect(run.status == 0)
        #expect(run.errorText.isEmpty)
        #expect(run.lines.allSatisfy { $0.count <= 80 && $0.last != " " }, "80 columns, nothing trailing")
        try Golden.expect(run.outputText, in: sample.file)
    }

    @Test("-h and --help show the same page, whatever else is there", arguments: commands)
    func spellings(_ sample: HelpCase) throws {
        let workplace = try Workplace()
        let page = workplace.run(["help"] + sample.path).outputText
        for words in [sample.path + ["-h"], sample.path + ["--help"]] {
            let run = workplace.run(words)
            #expect(run.status == 0 && run.outputText == page, "\(words)")
        }
    }

    @Test("The page is as wide as COLUMNS says, else as the terminal is, up to 100")
    func widths() throws {
        let workplace = try Workplace()
        func longest(columns: String?, terminal: Int?) -> Int {
            workplace.environment["COLUMNS"] = columns
            let console = RecordingConsole()
            console.width = terminal
            return workplace.run(["help", "erase"], console: console).lines.map(\.count).max() ?? 0
        }
        #expect((41...60).contains(longest(columns: "60", terminal: 200)))
        #expect((81...100).contains(longest(columns: nil, terminal: 200)))
        #expect((41...60).contains(longest(columns: nil, terminal: 60)))
        #expect((61...80).contains(longest(columns: nil, terminal: nil)))
        #expect((61...80).contains(longest(columns: "many", terminal: nil)))
    }

    @Test("Every example of the help is a command line of this tool")
    func examples() throws {
        var count = 0
        for node in CommandTree(CommandTable.tool).nodes {
            for example in node.command.examples {
                // What follows a pipe is the tool; what follows an arrow is the shell's.
                let line = example.line.split(separator: "|").last ?? ""
                let words = Words.split(String(line.split(separator: ">").first ?? ""))
                #expect(words.first == "tapcard")
                #expect(throws: Never.self, "\(example.line)") {
                    try CommandTable.tool.parse(Array(words.dropFirst()), environment: [:])
                }
                count += 1
            }
        }
        #expect(count >= 20)
    }
}
