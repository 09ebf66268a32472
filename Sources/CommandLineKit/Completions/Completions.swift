// SPDX-License-Identifier: MIT

/// The shells that completions are written for.
package enum Shell: String, CaseIterable, Hashable, Sendable {
    case bash
    case zsh
    case fish
}

/// Scripts that teach a shell the command table.
package enum Completions {
    /// Returns the script for `shell`.
    ///
    /// Everything is in the script but values with the hint `.dynamic`: for them the shell runs
    /// `tool __complete KIND`, which the tool has to answer with a candidate a line, a tab before its description if it
    /// has one. bash adds what was typed so far, for candidates that depend on it.
    package static func script(for shell: Shell, of tool: Command) -> String {
        let lines =
            switch shell {
            case .bash: BashCompletion(tool).lines
            case .zsh: ZshCompletion(tool).lines
            case .fish: FishCompletion(tool).lines
            }
        return lines.joined(separator: "\n") + "\n"
    }
}
