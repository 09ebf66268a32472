// SPDX-License-Identifier: MIT

/// Where a walk over the words stands in the tree of commands, and what may be said there.
struct Standing {
    /// What a spelling stands for: an option, and yes or no for a flag.
    struct Meaning {
        let option: OptionDeclaration
        let isInversion: Bool
    }

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

    init(_ tool: Command) {
        command = tool
        enter(tool)
    }

    mutating func descend(to subcommand: Command) {
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
}
