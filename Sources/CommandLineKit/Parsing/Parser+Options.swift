// SPDX-License-Identifier: MIT

extension Parser {
    /// Takes `--name`, `--name=value` or `--name value`.
    mutating func takeLong(_ word: String) -> ParseResult? {
        let equals = word.firstIndex(of: "=")
        let name = String(word[..<(equals ?? word.endIndex)])
        let value = equals.map { String(word[word.index(after: $0)...]) }
        guard let meaning = standing.meanings[name] else {
            if name == "--help", value == nil { return .help(path) }
            if name == "--version", value == nil, path.isEmpty { return .version }
            fail(
                .unknownOption(name),
                "unknown option \(Quotation.quoted(name))",
                suggestion: Suggestion.text(for: name, among: longNames)
            )
            return nil
        }
        if meaning.option.takesValue {
            takeValue(value, for: meaning.option, spelt: name)
        } else if value == nil {
            record(meaning.isInversion ? "false" : "true", for: meaning.option, spelt: name)
        } else {
            fail(.unexpectedValue(option: name), "option '\(name)' takes no value")
        }
        return nil
    }

    /// Takes `-n value`, `-nvalue` or flags in one word.
    mutating func takeCluster(_ word: String) -> ParseResult? {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let name = "-\(letter)"
            guard let meaning = standing.meanings[name] else {
                if letter == "h" { return .help(path) }
                // The likeliest slip is one dash for two.
                let suggestion = word.utf8.count > 2 ? Suggestion.text(for: word, among: longNames) : nil
                fail(.unknownOption(name), "unknown option \(Quotation.quoted(name))", suggestion: suggestion)
                return nil
            }
            if meaning.option.takesValue {
                takeValue(letters.isEmpty ? nil : String(letters), for: meaning.option, spelt: name)
                return nil
            }
            record(meaning.isInversion ? "false" : "true", for: meaning.option, spelt: name)
        }
        return nil
    }

    private mutating func takeValue(_ attached: String?, for option: OptionDeclaration, spelt name: String) {
        if let attached {
            record(attached, for: option, spelt: name)
        } else if index < words.count, !isOption(words[index]), !isSeparator(words[index]) {
            record(words[index], for: option, spelt: name)
            index += 1
        } else {
            var suggestion: String?
            if index < words.count, !isKnown(words[index]) {
                let spelling = name + (name.hasPrefix("--") ? "=" : "") + words[index]
                suggestion = "write \(Quotation.quoted(spelling)) if that is the value"
            }
            fail(.missingValue(option: name), "missing value for '\(name)'", suggestion: suggestion)
        }
    }

    /// Whether a word with a leading dash has a meaning of its own.
    private func isKnown(_ word: String) -> Bool {
        let name = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
        return standing.meanings[name] != nil || ["--", "-h", "--help"].contains(name)
    }

    private mutating func record(_ text: String, for option: OptionDeclaration, spelt name: String) {
        let key = option.canonicalName
        if !option.isRepeatable, options[key] != nil {
            fail(.repeatedOption(name), "option '\(name)' is given more than once")
            return
        }
        do throws(ValueError) {
            try option.check(text)
            options[key, default: []].append(ParsedArguments.Entry(text: text, origin: .commandLine))
        } catch {
            fail(
                .invalidValue(name: name, value: text),
                "invalid value \(Quotation.quoted(text)) for '\(name)', expected \(error.expected)",
                suggestion: Suggestion.text(for: text, of: error)
            )
        }
    }

    private var longNames: [String] {
        let names = (command.options + command.early + standing.inherited).filter { !$0.isHidden }.flatMap(\.spellings)
            .filter(
                \.isLong)
        return names.map(\.description) + (path.isEmpty ? ["--help", "--version"] : ["--help"])
    }
}
