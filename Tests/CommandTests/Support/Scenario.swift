// SPDX-License-Identifier: MIT

import TagAccess
import TapcardCommands
import TestSupport
import Testing

/// One case of `Fixtures/command/*.txt`: steps in the order in which they stand.
///
/// - `tag: MODEL` makes `./tag.bin` and names it as the reader; `hex: ./FILE BYTES` and `text: ./FILE TEXT` make files.
/// - `reader: NAME = WHAT LIES THERE` plugs in a stand-in reader, `pcsc:…` or `libnfc:…` (see `Lying`), behind `(held)` one
///   that another program has, behind `(unsure)` one that may be a security key; `library: pcsc|libnfc KIND TEXT` lets one
///   fail; `opened: NAME SECONDS, …` judges what was opened by the last run.
/// - `env: NAME=VALUE`, `stdin: TEXT`, `stdin-hex: BYTES`, `answer: TEXT`, `terminal: yes`, `stop: N` prepare the next
///   `run: WORDS`; an answer may be `(no terminal)`, `(end)` or `(interrupted)`.
/// - `exit: N` and what follows judge it: `out` and `err` want a whole line, `out~` and `err~` a part, `out!` and
///   `err!` forbid one, `out-hex` is the whole output; `json` and `err-json` want `PATH = VALUE`; `page: N BYTES` looks
///   into `./tag.bin`; `untouched`, `missing` and `holds: ./FILE BYTES` look at files; `asked: TEXT` at the prompt.
struct Scenario: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    static func load(_ file: String) -> [Scenario] {
        ((try? Fixtures.stanzas("command/" + file)) ?? []).map(Scenario.init)
    }

    func play() throws {
        var player = try ScenarioPlayer()
        _ = try stanza.required("source")
        for (key, value) in stanza.fields where key != "case" && key != "source" {
            try player.step(key, value)
        }
        #expect(player.runs > 0 && player.isJudged, "a case runs something and says how it ends")
    }
}

/// Plays the steps of a scenario.
struct ScenarioPlayer {
    private let workplace: Workplace
    private var console = RecordingConsole()
    private var line = ""
    private var run: Workplace.Run?
    private var openedBefore = 0
    private var traces: [String: String] = [:]
    private(set) var runs = 0
    private(set) var isJudged = true

    init() throws {
        workplace = try Workplace()
    }

    mutating func step(_ key: String, _ value: String) throws {
        if try prepare(key, value) { return }
        if key == "run" {
            perform(value)
            return
        }
        guard let run else { throw FixtureError("\"\(key)\" before the first run") }
        if key == "exit" { isJudged = true }
        try judge(key, value, run)
    }

    // MARK: Before

    private func prepare(_ key: String, _ value: String) throws -> Bool {
        switch key {
        case "tag":
            let made = workplace.makeTag(value)
            #expect(made.status == 0, "\(made.errorText)")
        case "hex":
            let (name, bytes) = Self.pair(value)
            try workplace.write(try fixtureBytes(bytes), to: name)
        case "text":
            let (name, text) = Self.pair(value)
            try workplace.write(Array(Words.unescaped(text).utf8), to: name)
        case "reader": try plugIn(value)
        case "library": try failLibrary(value)
        case "env":
            let (name, setting) = Self.pair(value, at: "=")
            workplace.environment[name] = setting
        case "stdin": console.input = Array(Words.unescaped(value).utf8)
        case "stdin-hex": console.input = try fixtureBytes(value)
        case "terminal": console.outputIsTerminal = value == "yes"
        case "stop": console.stopsAtLook = Int(value)
        case "answer": prepareAnswer(value)
        default: return false
        }
        return true
    }

    private func plugIn(_ value: String) throws {
        let parts = value.split(separator: " = ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw FixtureError("use: reader: NAME = WHAT LIES THERE") }
        let (prefix, rest) = Self.pair(Words.unescaped(parts[0]), at: ":")
        guard let library = StandInLibraries.Library(rawValue: prefix) else { throw FixtureError(value) }
        var name = rest
        func takes(_ mark: String) -> Bool {
            guard name.hasSuffix(mark) else { return false }
            name.removeLast(mark.count)
            return true
        }
        let isHeld = takes(" (held)")
        let isUncertain = takes(" (unsure)")
        let hasTag = library == .pcsc ? !["none", "later"].contains(parts[1]) : nil
        workplace.libraries.add(
            ListedReader(
                name: name,
                hasTag: hasTag,
                isHeld: library == .pcsc ? isHeld : nil,
                isUncertain: isUncertain
            ),
            to: library,
            lying: try Lying(parts[1])
        )
    }

    private func failLibrary(_ value: String) throws {
        let words = value.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3, let library = StandInLibraries.Library(rawValue: words[0]),
            let kind = LinkError.Kind(rawValue: words[1])
        else { throw FixtureError("use: library: pcsc|libnfc KIND TEXT") }
        workplace.libraries.fail(
            library, LinkError(kind, library: library.name, libraryCode: 7, text: Words.unescaped(words[2])))
    }

    private func prepareAnswer(_ value: String) {
        switch value {
        case "(no terminal)": console.answers.append(.noTerminal)
        case "(end)": console.answers.append(.none)
        case "(interrupted)":
            console.answers.append(.none)
            console.whileAsking = { [weak console] in console?.stopsAtLook = 0 }
        default: console.answers.append(.line(Words.unescaped(value)))
        }
    }

    private mutating func perform(_ words: String) {
        #expect(isJudged, "\(line): no exit status was expected")
        line = words
        isJudged = false
        runs += 1
        for name in ["./tag.bin", "./tag.bin.chip"] { traces[name] = workplace.trace(name) }
        // Bytes of a message, and candidates for a shell with tabs between.
        let isForPrograms = words.hasPrefix("encode") && !words.contains("--json") || words.hasPrefix("__")
        let isBinary = isForPrograms && !console.outputIsTerminal
        openedBefore = workplace.libraries.opened.count
        let run = workplace.run(Words.unescaped(words), console: console)
        Manners.expect(run, asked: words, isBinary: isBinary)
        self.run = run
        console = RecordingConsole()
    }

    // MARK: After

    private func judge(_ key: String, _ value: String, _ run: Workplace.Run) throws {
        let context = Comment(rawValue: "\(line)\n\(run.outputText)\(run.errorText)")
        switch key {
        case "exit": #expect(run.status == Int32(value), context)
        case "out": #expect(value.isEmpty ? run.output.isEmpty : run.lines.contains(value), context)
        case "err": #expect(value.isEmpty ? run.errorText.isEmpty : run.errorLines.contains(value), context)
        case "out~": #expect(run.outputText.contains(value), context)
        case "err~": #expect(run.errorText.contains(value), context)
        case "out!": #expect(!run.outputText.contains(value), context)
        case "err!": #expect(!run.errorText.contains(value), context)
        case "out-hex": #expect(hex(run.output) == hex(try fixtureBytes(value)), context)
        case "opened":
            let opened = workplace.libraries.opened.dropFirst(openedBefore).joined(separator: ", ")
            #expect(opened == value, context)
        case "asked": #expect(run.prompts.joined().contains(value), context)
        case "json": try judgeJSON(value, in: run.output)
        case "err-json": try judgeJSON(value, in: Array(run.errorText.utf8))
        default: try judgeFiles(key, value)
        }
    }

    private func judgeJSON(_ value: String, in document: [UInt8]) throws {
        let (path, expected) = Self.pair(value, at: "=")
        let found = try JSONValue.text(at: path, in: document)
        let wanted = expected == "missing" ? expected : try JSONValue.canonical(parsing: expected)
        #expect(found == wanted, "\(line): \(path)")
        #expect(document.count { $0 == UInt8(ascii: "\n") } == 1, "one document, one line")
    }

    private func judgeFiles(_ key: String, _ value: String) throws {
        switch key {
        case "page":
            let (number, expected) = Self.pair(value)
            let page = try #require(Int(number))
            let memory = try #require(workplace.bytes("./tag.bin"))
            #expect(hex(Array(memory.dropFirst(page * 4).prefix(4))) == hex(try fixtureBytes(expected)), "page \(page)")
        case "untouched":
            for name in [value, value + ".chip"] {
                #expect(workplace.trace(name) == traces[name], "\(name) was written")
            }
        case "missing": #expect(workplace.bytes(value) == nil, "\(value) is there")
        case "holds":
            let (name, expected) = Self.pair(value)
            #expect(hex(workplace.bytes(name) ?? []) == hex(try fixtureBytes(expected)), "\(name)")
        default: throw FixtureError("unknown step \"\(key)\"")
        }
    }

    private static func pair(_ text: String, at separator: Character = " ") -> (String, String) {
        guard let index = text.firstIndex(of: separator) else { return (text, "") }
        func trimmed(_ part: Substring) -> String {
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        return (trimmed(text[..<index]), trimmed(text[text.index(after: index)...]))
    }
}
