// SPDX-License-Identifier: MIT

/// A row of the command table: what a command is called, what it takes, what lies below it.
///
/// The table is data. Parsing, help, completions and the manual page are functions over it, and it does not know what
/// a command does:
///
///     let url = Operand("URL", reading: .text, help: "The address to write")
///     let tool = Command("tool", "Write tags", subcommands: [Command("url", "Write an address", operands: [url])])
///     switch try tool.parse(words) {
///     case .run(let arguments): print(try arguments[url])
///     case .help(let path): print(HelpText.page(path, of: tool))
///     case .version: print("1.0")
///     }
package struct Command: Sendable {
    package let name: String

    /// One sentence without a full stop.
    package let summary: String

    /// Paragraphs, an empty line between them; a line that begins with a blank is kept as it is.
    package let discussion: String
    package let examples: [Example]
    package let operands: [OperandDeclaration]
    package let options: [OptionDeclaration]

    /// Options of commands below that may stand before the names of those commands too.
    package let early: [OptionDeclaration]

    /// Whether it takes the inherited options of the commands above.
    package let inheritsOptions: Bool

    /// The canonical names of options of which at most one may be given.
    package let exclusive: [[String]]
    package let subcommands: [Command]

    /// How several of the subcommands go in one line, or nil when they do not.
    package let series: Series?

    /// Other names of it.
    package let aliases: [String]

    /// The heading under which the command above lists it, or nil for the common one.
    package let group: String?

    /// Whether help, completions and suggestions keep silent about it.
    package let isHidden: Bool

    /// Whether it can be run without one of its subcommands.
    package let runsAlone: Bool

    /// Pages of help beside the commands; only those of the outermost command count.
    package let topics: [Topic]

    /// The last line of the help of each command without subcommands; only that of the outermost command counts.
    package let pointer: String?

    /// Makes a row of the table.
    ///
    /// A command with operands, or without subcommands, runs alone, whatever `runsAlone` says. An `early` option is for
    /// the commands below that list it: any other refuses it.
    package init(
        _ name: String,
        _ summary: String,
        discussion: String = "",
        examples: [Example] = [],
        operands: [any OperandKey] = [],
        options: [any OptionKey] = [],
        early: [any OptionKey] = [],
        inheritsOptions: Bool = true,
        exclusive: [[any OptionKey]] = [],
        subcommands: [Command] = [],
        series: Series? = nil,
        aliases: [String] = [],
        group: String? = nil,
        isHidden: Bool = false,
        runsAlone: Bool = false,
        topics: [Topic] = [],
        pointer: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.operands = operands.map(\.declaration)
        self.options = options.map(\.declaration)
        self.early = early.map(\.declaration)
        self.inheritsOptions = inheritsOptions
        self.exclusive = exclusive.map { $0.map(\.declaration.canonicalName) }
        self.subcommands = subcommands
        self.series = series
        self.aliases = aliases
        self.group = group
        self.isHidden = isHidden
        self.runsAlone = runsAlone || subcommands.isEmpty || !operands.isEmpty
        self.topics = topics
        self.pointer = pointer
    }

    /// The subcommand called `word`, by its name or an alias.
    package func subcommand(_ word: String) -> Command? {
        subcommands.first { $0.name == word } ?? subcommands.first { $0.aliases.contains(word) }
    }
}
