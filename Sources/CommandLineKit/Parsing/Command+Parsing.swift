// SPDX-License-Identifier: MIT

extension Command {
    /// Sorts the words after the tool's name; the receiver is the outermost command.
    ///
    /// Spellings: `--name value`, `--name=value`, `-n value`, `-nvalue`, and `-abc` for flags in one word. Options may
    /// stand before and after operands. `--` ends the options, `-` is an operand, a negative number is a value or an
    /// operand unless an option is spelt so. Any other word with a leading dash is never taken as the value of the
    /// option before it: such a value is written `--name=-value`. The separator of a `Series` is never taken as a value
    /// either, and as an operand only behind `--`.
    ///
    /// `-h` and `--help` anywhere, `help COMMAND`, and no words at all, ask for help, and that goes before any error
    /// but an unknown command. `--version` before the first command asks for the version.
    ///
    /// - Parameters:
    ///   - words: The words of the command line without the name of the tool.
    ///   - environment: The environment, asked for the variables that options name.
    /// - Returns: What the words ask for.
    /// - Throws: `UsageError` for the first thing that is wrong.
    /// - Complexity: O(total length of the words), apart from one suggestion.
    package func parse(
        _ words: [String],
        environment: [String: String] = [:]
    ) throws(UsageError) -> ParseResult {
        if words.isEmpty, !runsAlone { return .help([]) }
        var parser = Parser(self, words: words)
        if let request = try parser.scan() { return request }
        return .run(try parser.finish(environment: environment))
    }
}
