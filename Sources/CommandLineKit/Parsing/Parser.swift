// SPDX-License-Identifier: MIT

/// The state of one walk over the words.
///
/// The first error is kept while the walk goes on, because a request for help may still come.
struct Parser {
    let tool: Command
    let words: [String]
    var index = 0
    var standing: Standing
    var options: [String: [ParsedArguments.Entry]] = [:]
    var operandWords: [String] = []
    private(set) var failure: UsageError?

    /// Where the command of a series stands, once one of its subcommands is taken.
    private(set) var seriesStart: Standing?

    /// The parts of a series in front of the current one.
    var parts: [Part] = []

    /// The number of the current part, from 0.
    var number = 0

    var command: Command { standing.command }
    var path: [String] { standing.path }

    init(_ tool: Command, words: [String]) {
        self.tool = tool
        self.words = words
        standing = Standing(tool)
    }

    /// Walks over the words; returns a request for help or for the version as soon as it is found.
    mutating func scan() throws(UsageError) -> ParseResult? {
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                operandWords += words[index...]
                index = words.count
            } else if isSeparator(word) {
                takeSeparator()
            } else if !isOption(word) {
                if let request = try takePlain(word) { return request }
            } else if word.hasPrefix("--") {
                if let request = takeLong(word) { return request }
            } else if let request = takeCluster(word) {
                return request
            }
        }
        return nil
    }

    /// Whether a word is spelt like an option: a dash, more after it, and no negative number.
    func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word.utf8.count > 1 else { return false }
        return !isNegativeNumber(word) || standing.meanings[String(word.prefix(2))] != nil
    }

    /// A negative number, or one that others follow behind commas: `-33.86`, `-33.86,151.2`.
    private func isNegativeNumber(_ word: String) -> Bool {
        var digits = 0
        var points = 0
        var isFirst = false
        for byte in word.utf8.dropFirst() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: ",") where digits > 0 && points < 2: (digits, points) = (0, 0)
            case UInt8(ascii: "-") where isFirst: break
            case UInt8(ascii: " ") where isFirst: continue
            default: return false
            }
            isFirst = byte == UInt8(ascii: ",")
        }
        return (digits > 0 || isFirst) && points < 2
    }

    private mutating func takePlain(_ word: String) throws(UsageError) -> ParseResult? {
        guard operandWords.isEmpty, !command.subcommands.isEmpty else {
            operandWords.append(word)
            return nil
        }
        if let subcommand = command.subcommand(word) {
            descend(to: subcommand)
        } else if path.isEmpty, word == "help" {
            return try findHelp()
        } else if command.operands.isEmpty {
            throw unknownCommand(word)
        } else {
            operandWords.append(word)
        }
        return nil
    }

    private mutating func descend(to subcommand: Command) {
        if command.series != nil { seriesStart = standing }
        standing.descend(to: subcommand)
    }

    /// Finds what the words after `help` name.
    private mutating func findHelp() throws(UsageError) -> ParseResult {
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "-h" || word == "--help" || word == "--" { continue }
            if isOption(word) {
                throw error(.unknownOption(word), "unknown option \(Quotation.quoted(word))")
            }
            if let subcommand = command.subcommand(word) {
                descend(to: subcommand)
            } else if path.isEmpty, tool.topics.contains(where: { $0.name == word }) {
                return .help([word])
            } else if path.isEmpty, word == "help" {
                continue
            } else {
                throw unknownCommand(word)
            }
        }
        return .help(path)
    }

    private func unknownCommand(_ word: String) -> UsageError {
        var candidates = command.subcommands.filter { !$0.isHidden }.flatMap { [$0.name] + $0.aliases }
        if path.isEmpty { candidates += ["help"] + tool.topics.map(\.name) }
        let suggestion = Suggestion.text(for: word, among: candidates) ?? (path.isEmpty ? nil : expectation)
        return error(.unknownCommand(word), "unknown command \(Quotation.quoted(word))", suggestion: suggestion)
    }

    /// The subcommands of a command of few; a long list would hide the sentence, and help has it.
    var expectation: String? {
        let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
        return (1...14).contains(names.count) ? "expected \(Quotation.alternatives(names))" : nil
    }

    mutating func fail(_ kind: UsageError.Kind, _ message: String, suggestion: String? = nil) {
        if failure == nil { failure = error(kind, message, suggestion: suggestion) }
    }

    func error(_ kind: UsageError.Kind, _ message: String, suggestion: String? = nil) -> UsageError {
        UsageError(kind, label + message, suggestion: suggestion, path: path, usage: usage)
    }

    var usage: String { UsageLine.text([tool.name] + path, command) }
}
