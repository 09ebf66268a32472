// SPDX-License-Identifier: MIT

/// The script for fish: one function that tells the place in the tree, and one rule for each thing that may come there.
struct FishCompletion {
    private let table: CompletionTable
    private let function: String
    private let tool: String

    init(_ tool: Command) {
        table = CompletionTable(tool)
        function = "_" + ShellText.identifier([tool.name])
        self.tool = ShellText.fishQuoted(tool.name)
    }

    var lines: [String] {
        ["# fish completion for \(table.tool.name)", ""]
            + place + [""] + helpers
            + ["", "complete -c \(tool) -f", "complete -c \(tool) -s h -l help -d 'Show this help'"]
            + table.nodes.flatMap { rules(for: $0) }
            + helpRules
    }

    /// Prints the command that the words before the current one lead to, and how many operands it has.
    private var place: [String] {
        let steps = table.nodes.flatMap { node in
            table.subcommands(of: node).flatMap { subcommand in
                let target = ShellText.fishQuoted("\(table.key(node)) \(subcommand.name)")
                return [
                    "                case \(patterns(node, [subcommand.name] + subcommand.aliases))",
                    "                    set path \(target)",
                    "                    continue",
                ]
            }
        }
        let help = ShellText.fishQuoted("\(table.tool.name) help")
        let helpStep = [
            "                case \(help)", "                    set path \(help)", "                    continue",
        ]
        let restarts = table.nodes.filter { $0.command.series != nil }.flatMap { node in
            let separator = ShellText.fishQuoted(node.command.series?.separator ?? "")
            let key = ShellText.fishQuoted(table.key(node))
            return [
                "        if test $ended = 0; and test \"$word\" = \(separator); and string match -q -- \(key)'*' $path",
                "            set path \(key)",
                "            set count 0",
                "            set pending 0",
                "            continue",
                "        end",
            ]
        }
        let takers = table.nodes.flatMap { node in
            let spellings = table.valueSpellings(of: node)
            return spellings.isEmpty
                ? [] : ["                case \(patterns(node, spellings))", "                    set pending 1"]
        }
        return """
            function \(function)_place
                set -l path \(tool)
                set -l count 0
                set -l pending 0
                set -l ended 0
                set -l words (commandline -opc)
                for word in $words[2..-1]
            """.split(separator: "\n").map(String.init)
                + restarts
                    + """
                            if test $pending = 1
                                set pending 0
                                continue
                            end
                            if test $ended = 0; and test "$word" = --
                                set ended 1
                                continue
                            end
                            if test $ended = 0; and string match -q -- '-?*' "$word"
                                switch "$path $word"
                    """.split(separator: "\n").map(String.init)
                + takers
                + ["            end", "            continue", "        end"]
                + ["        if test $ended = 0; and test $count = 0", "            switch \"$path $word\""]
                + steps + (table.hasHelp ? helpStep : [])
                + ["            end", "        end", "        set count (math $count + 1)", "    end"]
                + ["    echo $path", "    echo $count", "end"]
    }

    private var helpers: [String] {
        """
        # Whether the place is the given command; if asked, with so many operands before it, or at least so many.
        function \(function)_at --argument-names path count least
            set -l place (\(function)_place)
            test "$place[1]" = "$path"; or return 1
            test -n "$count"; and begin
                test "$place[2]" = "$count"; or return 1
            end
            test -n "$least"; and begin
                test "$place[2]" -ge "$least"; or return 1
            end
            return 0
        end

        # Offers files with the given extensions, and folders.
        function \(function)_files
            set -l word (commandline -ct | string replace -r -- '^--[^=]*=' '')
            set -l pattern '^[^\\t]*(?:/|[.](?:'(string join '|' $argv)'))(?:\\t|$)'
            __fish_complete_path "$word" | string match -e -r -- $pattern
        end

        # Offers what the tool itself answers.
        function \(function)_dynamic
            set -l words (commandline -opc)
            $words[1] __complete $argv[1] 2>/dev/null
        end
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func rules(for node: CommandNode) -> [String] {
        var rules: [String] = []
        for subcommand in table.subcommands(of: node) {
            rules.append(rule(node, at: 0) + " -a \(subcommand.name) -d \(ShellText.fishQuoted(subcommand.summary))")
        }
        if node.path.isEmpty, table.hasHelp {
            rules.append(rule(node, at: 0) + " -a help -d 'Show help for a command'")
        }
        for place in table.places(of: node) {
            guard let offer = offer(place.operand.completion, place.operand.choices) else { continue }
            let rule = rule(node, at: place.isLast ? nil : place.index, least: place.isLast ? place.index : nil)
            rules.append(rule + " " + offer)
        }
        for option in table.options(of: node) {
            rules += optionRules(option, node)
        }
        if node.path.isEmpty { rules.append(rule(node, at: nil) + " -l version -d 'Show the version'") }
        return rules
    }

    private func optionRules(_ option: OptionDeclaration, _ node: CommandNode) -> [String] {
        func names(_ names: [OptionName]) -> String {
            names.map { ($0.isLong ? " -l " : " -s ") + $0.letters }.joined()
        }
        let help = " -d " + ShellText.fishQuoted(option.help)
        var line = rule(node, at: nil) + names(option.names)
        if option.takesValue {
            let offer = offer(option.completion, option.choices)
            line += offer == "-F" ? " -r -F" : " -x" + (offer.map { " " + $0 } ?? "")
        }
        guard let inversion = option.inversion else { return [line + help] }
        return [line + help, rule(node, at: nil) + names([inversion]) + help]
    }

    private var helpRules: [String] {
        let condition = ShellText.fishQuoted("\(function)_at \(ShellText.fishQuoted("\(table.tool.name) help")) 0")
        guard table.hasHelp else { return [] }
        return table.helpWords.map { word, help in
            "complete -c \(tool) -n \(condition) -a \(word) -d \(ShellText.fishQuoted(help))"
        }
    }

    private func rule(_ node: CommandNode, at count: Int?, least: Int? = nil) -> String {
        var test = "\(function)_at \(ShellText.fishQuoted(table.key(node)))"
        if let least { test += " '' \(least)" } else if let count { test += " \(count)" }
        return "complete -c \(tool) -n \(ShellText.fishQuoted(test))"
    }

    private func offer(_ hint: CompletionHint, _ choices: [Choice]) -> String? {
        switch hint {
        case .none: nil
        case .files(let extensions):
            extensions.isEmpty
                ? "-F" : "-a " + ShellText.fishQuoted("(\(function)_files \(extensions.joined(separator: " ")))")
        case .choices: choices.isEmpty ? nil : "-a " + ShellText.fishQuoted(list(choices))
        case .dynamic(let kind): "-a " + ShellText.fishQuoted("(\(function)_dynamic \(kind))")
        }
    }

    private func list(_ choices: [Choice]) -> String {
        choices.map { $0.value + ($0.help.isEmpty ? "" : "\\t" + ShellText.fishQuoted($0.help)) }
            .joined(separator: " ")
    }

    private func patterns(_ node: CommandNode, _ words: [String]) -> String {
        words.map { ShellText.fishQuoted("\(table.key(node)) \($0)") }.joined(separator: " ")
    }
}
