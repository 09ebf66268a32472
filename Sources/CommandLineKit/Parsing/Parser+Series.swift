// SPDX-License-Identifier: MIT

extension Parser {
    /// One part of a series, its words sorted but not yet judged as a whole.
    struct Part {
        let standing: Standing
        let options: [String: [ParsedArguments.Entry]]
        let operandWords: [String]
    }

    /// What may be several: the subcommands of the command that the walk is at, or below.
    var series: Series? { (seriesStart?.command ?? command).series }

    func isSeparator(_ word: String) -> Bool { series?.separator == word }

    /// Ends a part and starts the next at the command whose subcommands the parts are.
    mutating func takeSeparator() {
        parts.append(endPart())
        number = parts.count
        if let seriesStart { standing = seriesStart }
    }

    /// Takes out what belongs to the current part alone; shared options stay.
    mutating func endPart() -> Part {
        let own = Set(command.options.map(\.canonicalName)).subtracting(series?.shared ?? [])
        let part = Part(
            standing: standing,
            options: series == nil ? [:] : options.filter { own.contains($0.key) },
            operandWords: operandWords
        )
        if series != nil { options = options.filter { !own.contains($0.key) } }
        operandWords = []
        return part
    }

    /// Goes back to a part, to judge it.
    mutating func resume(_ part: Part, number: Int, shared: [String: [ParsedArguments.Entry]]) {
        standing = part.standing
        options = shared.merging(part.options) { $1 }
        operandWords = part.operandWords
        self.number = number
    }

    /// What messages put in front where there are several parts: `record 2: `.
    var label: String {
        guard let series else { return "" }
        let rest = words[index...].prefix { $0 != "--" }
        guard !parts.isEmpty || rest.contains(series.separator) else { return "" }
        return "\(series.part) \(number + 1): "
    }
}
