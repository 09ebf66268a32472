// SPDX-License-Identifier: MIT

/// The script for zsh: one function a command, each of which calls those below it.
struct ZshCompletion {
    private let table: CompletionTable
    private let function: String

    init(_ tool: Command) {
        table = CompletionTable(tool)
        function = ShellText.identifier([tool.name])
    }

    var lines: [String] {
        ["#compdef \(table.tool.name)", ""]
            + dynamic + (table.hasHelp ? [""] + help : [])
            + table.nodes.flatMap { [""] + definition(of: $0) }
            + [
                "",
                "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then",
                "    \(function) \"$@\"",
                "else",
                "    compdef \(function) \(ShellText.quoted(table.tool.name))",
                "fi",
            ]
    }

    private var dynamic: [String] {
        """
        # Offers what the tool itself answers.
        _\(function)_dynamic() {
            local -a candidates
            local line
            for line in "${(@f)$(\(ShellText.quoted(table.tool.name)) __complete $1 2>/dev/null)}"; do
                if [[ $line == *$'\\t'* ]]; then
                    candidates+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
                elif [[ -n $line ]]; then
                    candidates+=("${line//:/\\\\:}")
                fi
            done
            _describe -t values value candidates
        }
        """.split(separator: "\n").map(String.init)
    }

    private var help: [String] {
        let rows = table.helpWords.map { "        " + row($0.word, $0.help) }
        return ["_\(function)_help() {", "    local -a topics=("] + rows
            + ["    )", "    ((CURRENT == 2)) && _describe -t topics topic topics", "}"]
    }

    private func definition(of node: CommandNode) -> [String] {
        let hasSubcommands = !table.subcommands(of: node).isEmpty
        let operands = hasSubcommands ? ["'1: :->command'", "'*:: :->rest'"] : operandSpecifications(of: node)
        return ["\(name(node))() {"]
            + ["    local curcontext=$curcontext state line ret=1", "    local -A opt_args"]
            + ["    local -a specifications=("]
            + (optionSpecifications(of: node) + operands).map { "        " + $0 }
            + ["    )", "    _arguments -C -s -S $specifications && ret=0"]
            + (hasSubcommands ? states(of: node) : [])
            + ["    return ret", "}"]
    }

    private func states(of node: CommandNode) -> [String] {
        var lines = ["    case $state in", "    command)"] + offer(node).map { "        " + $0 }
        if let operand = node.command.operands.first, let offer = statement(operand) {
            lines.append("        \(offer) && ret=0")
        }
        lines += ["        ;;", "    rest)"] + restart(node) + ["        case $words[1] in"]
        for subcommand in table.subcommands(of: node) {
            let patterns = ([subcommand.name] + subcommand.aliases).map(ShellText.quoted).joined(separator: " | ")
            let target = ShellText.identifier([table.tool.name] + node.path + [subcommand.name])
            lines.append("        \(patterns)) \(target) && ret=0 ;;")
        }
        if node.path.isEmpty { lines.append("        'help') _\(function)_help && ret=0 ;;") }
        return lines + ["        esac", "        ;;", "    esac"]
    }

    /// Behind a separator the commands come again: what stands in front of the last one is left out.
    private func restart(_ node: CommandNode) -> [String] {
        guard let series = node.command.series else { return [] }
        let separator = ShellText.quoted(series.separator)
        let shift = [
            "        local -a before=(\"${(@)words[1,CURRENT-1]}\")",
            "        local separator=\(separator)",
            "        local -i last=${before[(Ie)$separator]}",
            "        if ((last > 0)); then",
            "            shift $last words",
            "            ((CURRENT -= last))",
            "        fi",
            "        if ((CURRENT == 1)); then",
        ]
        return shift + offer(node).map { "            " + $0 } + ["            return ret", "        fi"]
    }

    /// What offers the commands below.
    private func offer(_ node: CommandNode) -> [String] {
        var rows = table.subcommands(of: node).map { row($0.name, $0.summary) }
        if node.path.isEmpty { rows.append(row("help", "Show help for a command")) }
        return ["local -a commands=("] + rows.map { "    " + $0 }
            + [")", "_describe -t commands command commands && ret=0"]
    }

    private func optionSpecifications(of node: CommandNode) -> [String] {
        var specifications: [String] = []
        for option in table.options(of: node) {
            let spellings = option.spellings.map(\.description)
            let front = option.isRepeatable ? "*" : spellings.count > 1 ? "(\(spellings.joined(separator: " ")))" : ""
            for spelling in option.spellings {
                var text = front + spelling.description
                if option.takesValue { text += spelling.isLong ? "=" : "+" }
                text += "[\(description(option.help))]"
                if let placeholder = option.placeholder {
                    text += ":\(description(placeholder)):\(action(option.completion, option.choices))"
                }
                specifications.append(ShellText.quoted(text))
            }
        }
        for (spelling, help) in table.builtInOptions(of: node) {
            specifications.append(ShellText.quoted("(- *)\(spelling)[\(help)]"))
        }
        return specifications
    }

    private func operandSpecifications(of node: CommandNode) -> [String] {
        table.places(of: node).map { item in
            let operand = item.operand
            let place =
                switch operand.count {
                case .one: "\(item.index + 1):"
                case .optional: "\(item.index + 1)::"
                case .many, .oneOrMore: "*:"
                }
            return ShellText.quoted(
                "\(place)\(description(operand.name)):\(action(operand.completion, operand.choices))"
            )
        }
    }

    private func action(_ hint: CompletionHint, _ choices: [Choice]) -> String {
        switch hint {
        case .none: " "
        case .files(let extensions):
            extensions.isEmpty ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))\""
        case .choices: list(choices)
        // The blank in front keeps _arguments from adding arguments of its own.
        case .dynamic(let kind): " _\(function)_dynamic \(kind)"
        }
    }

    private func list(_ choices: [Choice]) -> String {
        guard choices.contains(where: { !$0.help.isEmpty }) else {
            return "(\(choices.map(\.value).joined(separator: " ")))"
        }
        let items = choices.map { "\($0.value)\\:\"\(ShellText.escaped($0.help, "\\\"$`:"))\"" }
        return "((\(items.joined(separator: " "))))"
    }

    /// What offers an operand outside a specification.
    private func statement(_ operand: OperandDeclaration) -> String? {
        switch operand.completion {
        case .none: nil
        case .choices: "compadd -- \(operand.choices.map { ShellText.quoted($0.value) }.joined(separator: " "))"
        case .files, .dynamic: String(action(operand.completion, []).drop { $0 == " " })
        }
    }

    private func row(_ word: String, _ help: String) -> String {
        ShellText.quoted("\(ShellText.escaped(word, ":")):\(help)")
    }

    private func description(_ text: String) -> String {
        ShellText.escaped(text, "\\[]:")
    }

    private func name(_ node: CommandNode) -> String {
        ShellText.identifier([table.tool.name] + node.path)
    }
}
