// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The whole script of a small tool.
///
/// It was read line by line, and is run by `DrivenCompletionTests`.
@Suite struct ZshScriptTests {
    @Test("the script for zsh is the one that was read")
    func golden() {
        #expect(Completions.script(for: .zsh, of: Bell.tool) == Self.script)
    }

    private static let script = #"""
        #compdef bell

        # Offers what the tool itself answers.
        __bell_dynamic() {
            local -a candidates
            local line
            for line in "${(@f)$('bell' __complete $1 2>/dev/null)}"; do
                if [[ $line == *$'\t'* ]]; then
                    candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
                elif [[ -n $line ]]; then
                    candidates+=("${line//:/\\:}")
                fi
            done
            _describe -t values value candidates
        }

        __bell_help() {
            local -a topics=(
                'ring:Ring a bell'
            )
            ((CURRENT == 2)) && _describe -t topics topic topics
        }

        _bell() {
            local curcontext=$curcontext state line ret=1
            local -A opt_args
            local -a specifications=(
                '(-t --tone)-t+[Which \[bell\]]:TONE:((low\:"the one that'\''s old" high\:""))'
                '(-t --tone)--tone=[Which \[bell\]]:TONE:((low\:"the one that'\''s old" high\:""))'
                '(- *)-h[Show this help]'
                '(- *)--help[Show this help]'
                '(- *)--version[Show the version]'
                '1: :->command'
                '*:: :->rest'
            )
            _arguments -C -s -S $specifications && ret=0
            case $state in
            command)
                local -a commands=(
                    'ring:Ring a bell'
                    'help:Show help for a command'
                )
                _describe -t commands command commands && ret=0
                ;;
            rest)
                case $words[1] in
                'ring' | 'toll') _bell_ring && ret=0 ;;
                'help') __bell_help && ret=0 ;;
                esac
                ;;
            esac
            return ret
        }

        _bell_ring() {
            local curcontext=$curcontext state line ret=1
            local -A opt_args
            local -a specifications=(
                '--tower=[Where it hangs]:NAME: __bell_dynamic towers'
                '(-q --loud)-q[Muffle it]'
                '(-q --loud)--loud[Muffle it]'
                '(-t --tone)-t+[Which \[bell\]]:TONE:((low\:"the one that'\''s old" high\:""))'
                '(-t --tone)--tone=[Which \[bell\]]:TONE:((low\:"the one that'\''s old" high\:""))'
                '(- *)-h[Show this help]'
                '(- *)--help[Show this help]'
                '*:SCORE:_files -g "*.(ly)"'
            )
            _arguments -C -s -S $specifications && ret=0
            return ret
        }

        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _bell "$@"
        else
            compdef _bell 'bell'
        fi

        """#
}
