// SPDX-License-Identifier: MIT

/// The script for bash: one function over static tables.
struct BashCompletion {
    private let table: CompletionTable
    private let function: String

    init(_ tool: Command) {
        table = CompletionTable(tool)
        function = ShellText.identifier([tool.name])
    }

    var lines: [String] {
        ["# bash completion for \(table.tool.name)", ""]
            + helpers + [""]
            + ["\(function)() {"] + walk + values + operands + words + ["    \(function)_finish", "}", ""]
            + ["complete -F \(function) \(ShellText.quoted(table.tool.name))"]
    }

    private var helpers: [String] {
        """
        # Offers each argument that begins with the current word.
        \(function)_offer() {
            local word
            for word; do
                [[ $word == "$current"* ]] && COMPREPLY+=("$word")
            done
        }

        # Offers files with the given extensions, or any file, and folders.
        \(function)_files() {
            local extension
            compopt -o filenames 2>/dev/null
            if (($# == 0)); then
                mapfile -t COMPREPLY < <(compgen -f -- "$current")
                return
            fi
            mapfile -t COMPREPLY < <(
                compgen -d -- "$current"
                for extension; do
                    compgen -f -X "!*.$extension" -- "$current"
                done
            )
        }

        # Offers what the tool itself answers.
        \(function)_dynamic() {
            local word rest
            while IFS=$'\\t' read -r word rest; do
                [[ -n $word && $word == "$current"* ]] || continue
                COMPREPLY+=("$(printf '%q' "$word")")
                # More may follow a folder or a kind.
                [[ $word == *[:/] ]] && compopt -o nospace 2>/dev/null
            done < <("${words[0]}" __complete "$1" "$current" 2>/dev/null)
        }

        # Readline replaces only what follows the last of its word breaks.
        \(function)_finish() {
            local mark part prefix=''
            if [[ -n $front && $COMP_WORDBREAKS != *=* ]]; then
                COMPREPLY=("${COMPREPLY[@]/#/$front}")
            fi
            for mark in = :; do
                if [[ $current == *"$mark"* && $COMP_WORDBREAKS == *"$mark"* ]]; then
                    part=${current%"${current##*"$mark"}"}
                    ((${#part} > ${#prefix})) && prefix=$part
                fi
            done
            COMPREPLY=("${COMPREPLY[@]#"$prefix"}")
        }
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Walks over the words before the current one: which command, how many operands, which option waits for a value.
    private var walk: [String] {
        let steps = table.nodes.flatMap { node in
            table.subcommands(of: node).map { subcommand in
                let words = [subcommand.name] + subcommand.aliases
                let target = ShellText.quoted("\(table.key(node)) \(subcommand.name)")
                return "                \(patterns(node, words))) path=\(target) ;;"
            }
        }
        let restarts = table.nodes.filter { $0.command.series != nil }.flatMap { node in
            let separator = ShellText.quoted(node.command.series?.separator ?? "")
            let key = ShellText.quoted(table.key(node))
            return [
                "            if [[ -z $ended && $word == \(separator) && $path == \(key)* ]]; then",
                "                path=\(key) pending='' count=0",
                "                continue",
                "            fi",
            ]
        }
        let takers = table.nodes.compactMap { node in
            let spellings = table.valueSpellings(of: node)
            return spellings.isEmpty ? nil : "                \(patterns(node, spellings))) pending=$word ;;"
        }
        let help = ShellText.quoted("\(table.tool.name) help")
        return """
                local -a words=()
                local current path=\(ShellText.quoted(table.tool.name)) pending='' front='' word index count=0 ended=''
                COMPREPLY=()
                read -ra words <<<"${COMP_LINE:0:COMP_POINT}"
                [[ ${COMP_LINE:0:COMP_POINT} == *[[:space:]] ]] && words+=('')
                current=${words[${#words[@]} - 1]}
                for ((index = 1; index < ${#words[@]} - 1; index++)); do
                    word=${words[index]}
            """.split(separator: "\n").map(String.init)
                + restarts
                    + """
                            if [[ -n $pending ]]; then
                                pending=''
                            elif [[ -n $ended || $word == - || $word != -* ]]; then
                                [[ -z $ended && $count == 0 ]] && case "$path $word" in
                    """.split(separator: "\n").map(String.init)
                + steps
                + (table.hasHelp ? ["                \(help)) path=\(help) ;;"] : [])
                + table.nodesWithHelpBelow.map { node in
                    let key = ShellText.quoted(helpKey(of: node))
                    return "                \(key)) path=\(key) ;;"
                }
                    + """
                                    *) count=1 ;;
                                esac || ((count++))
                            elif [[ $word == -- ]]; then
                                ended=1
                            else
                                case "$path $word" in
                    """.split(separator: "\n").map(String.init)
                + takers
                    + """
                                    *) ;;
                                esac
                            fi
                        done
                        if [[ -z $pending && -z $ended && $current == --*=* ]]; then
                            pending=${current%%=*}
                            front=$pending=
                            current=${current#*=}
                        fi
                    """.split(separator: "\n").map(String.init)
    }

    private var values: [String] {
        var cases: [String] = []
        for node in table.nodes {
            for option in table.options(of: node) where option.takesValue {
                guard let action = action(option.completion, option.choices) else { continue }
                cases.append("            \(patterns(node, option.spellings.map(\.description)))) \(action) ;;")
            }
        }
        return ["    if [[ -n $pending ]]; then", "        case \"$path $pending\" in"]
            + cases
            + ["            *) ;;", "        esac", "        \(function)_finish", "        return", "    fi"]
    }

    private var operands: [String] {
        var cases: [String] = []
        for node in table.nodes {
            for place in table.places(of: node) {
                let action = action(place.operand.completion, place.operand.choices).map { " \($0)" } ?? ""
                let pattern = ShellText.quoted(table.key(node) + " ") + (place.isLast ? "*" : "\(place.index)")
                cases.append("        \(pattern))\(action) ;;")
            }
        }
        return ["    [[ -n $ended || $current != -* ]] && case \"$path $count\" in"]
            + cases
            + ["        *) ;;", "    esac"]
    }

    private var words: [String] {
        var cases: [String] = []
        for node in table.nodes {
            let subcommands = table.subcommands(of: node).map(\.name)
            let options = table.options(of: node).flatMap(\.spellings).map(\.description)
            let builtIn = table.builtInOptions(of: node).map(\.spelling)
            let key = ShellText.quoted(table.key(node))
            cases.append("        \(key))")
            let commands = subcommands + (node.path.isEmpty && table.hasHelp ? ["help"] : [])
            if !commands.isEmpty {
                cases.append("            ((count == 0)) && \(function)_offer \(list(commands))")
            }
            cases.append("            [[ $current == -* ]] && \(function)_offer \(list(options + builtIn))")
            cases.append("            ;;")
        }
        if table.hasHelp {
            let help = ShellText.quoted("\(table.tool.name) help")
            cases.append("        \(help)) ((count == 0)) && \(function)_offer \(list(table.helpWords.map(\.word))) ;;")
        }
        for node in table.nodesWithHelpBelow {
            let names = table.subcommands(of: node).map(\.name)
            let key = ShellText.quoted(helpKey(of: node))
            cases.append("        \(key)) ((count == 0)) && \(function)_offer \(list(names)) ;;")
        }
        return ["    [[ -z $ended ]] && case $path in"] + cases + ["    esac"]
    }

    private func action(_ hint: CompletionHint, _ choices: [Choice]) -> String? {
        switch hint {
        case .none: nil
        case .files(let extensions): ([function + "_files"] + extensions.map(ShellText.quoted)).joined(separator: " ")
        case .choices: choices.isEmpty ? nil : "\(function)_offer \(list(choices.map(\.value)))"
        case .dynamic(let kind): "\(function)_dynamic \(ShellText.quoted(kind))"
        }
    }

    private func helpKey(of node: CommandNode) -> String {
        ([table.tool.name, "help"] + node.path).joined(separator: " ")
    }

    private func patterns(_ node: CommandNode, _ words: [String]) -> String {
        words.map { ShellText.quoted("\(table.key(node)) \($0)") }.joined(separator: " | ")
    }

    private func list(_ words: [String]) -> String {
        words.map(ShellText.quoted).joined(separator: " ")
    }
}
