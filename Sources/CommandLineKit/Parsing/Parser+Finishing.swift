// SPDX-License-Identifier: MIT

extension Parser {
    /// Checks the whole, once every word has been taken.
    ///
    /// - Throws: the first error of the walk, else the first of the whole.
    mutating func finish(environment: [String: String]) throws(UsageError) -> ParsedArguments {
        if let failure { throw failure }
        let last = endPart()
        let shared = options
        var finished: [ParsedArguments] = []
        for (number, part) in (parts + [last]).enumerated() {
            resume(part, number: number, shared: shared)
            finished.append(try finishPart(environment))
        }
        finished[0].following = Array(finished.dropFirst())
        return finished[0]
    }

    private mutating func finishPart(_ environment: [String: String]) throws(UsageError) -> ParsedArguments {
        if operandWords.isEmpty, !command.runsAlone { throw missingCommand }
        try checkPassing()
        try checkConflicts()
        let operands = try sortOperands()
        try readEnvironment(environment)
        for option in standing.scope where option.isRequired && options[option.canonicalName] == nil {
            let name = option.canonicalName
            throw error(.missingOption(name), "missing option '\(name)'")
        }
        return ParsedArguments(path: path, usage: usage, label: label, options: options, operands: operands)
    }

    private var missingCommand: UsageError {
        error(.missingCommand, "missing command", suggestion: expectation)
    }

    /// Refuses what a command above let pass and this one does not take.
    private func checkPassing() throws(UsageError) {
        let taken = Set((command.options + standing.inherited).map(\.canonicalName))
        for name in options.keys.sorted() where standing.passing.contains(name) && !taken.contains(name) {
            let command = ([tool.name] + path).joined(separator: " ")
            throw error(.unknownOption(name), "option '\(name)' does not go with '\(command)'")
        }
    }

    private func checkConflicts() throws(UsageError) {
        for group in standing.exclusive {
            let given = group.filter { options[$0] != nil }
            guard given.count > 1 else { continue }
            throw error(.conflictingOptions(given[0], given[1]), "'\(given[0])' and '\(given[1])' exclude each other")
        }
    }

    /// Hands the operand words out: each operand gets its least, and what is left goes to those that take more, in
    /// order, so that `FILE... FOLDER` works too.
    private func sortOperands() throws(UsageError) -> [String: [String]] {
        let least = command.operands.reduce(0) { $0 + $1.count.least }
        var spare = max(0, operandWords.count - least)
        var next = 0
        var sorted: [String: [String]] = [:]
        for operand in command.operands {
            let extra = min(spare, operand.count.most - operand.count.least)
            let count = operand.count.least + extra
            guard count <= operandWords.count - next else {
                throw error(.missingOperand(operand.name), "missing operand \(operand.name)")
            }
            let texts = Array(operandWords[next..<next + count])
            for text in texts { try check(text, of: operand) }
            sorted[operand.name] = texts
            spare -= extra
            next += count
        }
        guard next == operandWords.count else {
            let word = operandWords[next]
            let suggestion =
                isSeparator(word) ? "'--' takes it for an operand: put that \(series?.part ?? "") last" : nil
            throw error(
                .unexpectedOperand(word), "unexpected operand \(Quotation.quoted(word))", suggestion: suggestion)
        }
        return sorted
    }

    private func check(_ text: String, of operand: OperandDeclaration) throws(UsageError) {
        do throws(ValueError) {
            try operand.check(text)
        } catch let refusal {
            throw error(
                .invalidValue(name: operand.name, value: text),
                "invalid value \(Quotation.quoted(text)) for \(operand.name), expected \(refusal.expected)",
                suggestion: Suggestion.text(for: text, of: refusal)
            )
        }
    }

    private mutating func readEnvironment(_ environment: [String: String]) throws(UsageError) {
        let given = Set(options.keys)
        for option in standing.scope where options[option.canonicalName] == nil {
            guard let variable = option.environment, let text = environment[variable], !text.isEmpty else { continue }
            // What is typed outweighs what lies around: a rival on the command line silences the variable.
            let key = option.canonicalName
            if standing.exclusive.contains(where: { $0.contains(key) && !given.isDisjoint(with: $0) }) { continue }
            do throws(ValueError) {
                try option.check(text)
            } catch let refusal {
                throw error(
                    .invalidValue(name: variable, value: text),
                    "invalid value \(Quotation.quoted(text)) in the environment variable \(variable), "
                        + "expected \(refusal.expected)",
                    suggestion: Suggestion.text(for: text, of: refusal)
                )
            }
            options[key] = [ParsedArguments.Entry(text: text, origin: .environment)]
        }
    }
}
