// SPDX-License-Identifier: MIT

/// The state of one walk over the words.
///
/// The first error is kept while the walk goes on, because a request for help may still come.
struct Parser {
    /// What a spelling stands for: an option, and yes or no for a flag.
    struct Meaning {
        let option: OptionDeclaration
        let isInversion: Bool
    }

    let tool: Command
    let words: [String]
    var index = 0
    private(set) var command: Command
    private(set) var path: [String] = []
    private(set) var inherited: [OptionDeclaration] = []
    private var early: [OptionDeclaration] = []

    /// What a command above let pass, whether the one at the end takes it or not.
    private(set) var passing: Set<String> = []
    private(set) var meanings: [String: Meaning] = [:]

    /// Every option of every command on the path.
    private(set) var scope: [OptionDeclaration] = []
    private(set) var exclusive: [[String]] = []
    var options: [String: [ParsedArguments.Entry]] = [:]
    private(set) var operandWords: [String] = []
    private(set) var failure: UsageError?

    init(_ tool: Command, words: [String]) {
        self.tool = tool
        self.words = words
        self.command = tool
        enter(tool)
    }

    /// Walks over the words; returns a request for help or for the version as soon as it is found.
    mutating func scan() throws(UsageError) -> ParseResult? {
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                operandWords += words[index...]
                index = words.count
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
        return !isNegativeNumber(word) || meanings[String(word.prefix(2))] != nil
    }

    private func isNegativeNumber(_ word: String) -> Bool {
        var digits = 0
        var points = 0
        for byte in word.utf8.dropFirst() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."): points += 1
            default: return false
            }
        }
        return digits > 0 && points < 2
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
        inherited = command.options.filter(\.isInherited) + inherited
        passing.formUnion(inherited.map(\.canonicalName))
        if !subcommand.inheritsOptions { inherited = [] }
        path.append(subcommand.name)
        enter(subcommand)
    }

    private mutating func enter(_ command: Command) {
        self.command = command
        scope += command.options
        exclusive += command.exclusive
        early += command.early
        passing.formUnion(early.map(\.canonicalName))
        meanings = [:]
        let early = command.subcommands.isEmpty ? [] : early
        for option in command.options + inherited + early {
            for name in option.spellings where meanings[name.description] == nil {
                meanings[name.description] = Meaning(option: option, isInversion: name == option.inversion)
            }
        }
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
        return (1...12).contains(names.count) ? "expected \(Quotation.alternatives(names))" : nil
    }

    mutating func fail(_ kind: UsageError.Kind, _ message: String, suggestion: String? = nil) {
        if failure == nil { failure = error(kind, message, suggestion: suggestion) }
    }

    func error(_ kind: UsageError.Kind, _ message: String, suggestion: String? = nil) -> UsageError {
        UsageError(kind, message, suggestion: suggestion, path: path, usage: usage)
    }

    var usage: String { UsageLine.text([tool.name] + path, command) }
}
