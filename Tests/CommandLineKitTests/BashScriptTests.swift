// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The whole script of a small tool.
///
/// It was read line by line, and is run by `DrivenCompletionTests`.
@Suite struct BashScriptTests {
    @Test("the script for bash is the one that was read")
    func golden() {
        #expect(Completions.script(for: .bash, of: Bell.tool) == Self.script)
    }

    private static let script = #"""
        # bash completion for bell

        # Offers each argument that begins with the current word.
        _bell_offer() {
            local word
            for word; do
                [[ $word == "$current"* ]] && COMPREPLY+=("$word")
            done
        }

        # Offers files with the given extensions, or any file, and folders.
        _bell_files() {
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
        _bell_dynamic() {
            local word rest
            while IFS=$'\t' read -r word rest; do
                [[ -n $word && $word == "$current"* ]] || continue
                COMPREPLY+=("$(printf '%q' "$word")")
                # More may follow a folder or a kind.
                [[ $word == *[:/] ]] && compopt -o nospace 2>/dev/null
            done < <("${words[0]}" __complete "$1" "$current" 2>/dev/null)
        }

        # Readline replaces only what follows the last of its word breaks.
        _bell_finish() {
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

        _bell() {
            local -a words=()
            local current path='bell' pending='' front='' word index count=0 ended=''
            COMPREPLY=()
            read -ra words <<<"${COMP_LINE:0:COMP_POINT}"
            [[ ${COMP_LINE:0:COMP_POINT} == *[[:space:]] ]] && words+=('')
            current=${words[${#words[@]} - 1]}
            for ((index = 1; index < ${#words[@]} - 1; index++)); do
                word=${words[index]}
                if [[ -n $pending ]]; then
                    pending=''
                elif [[ -n $ended || $word == - || $word != -* ]]; then
                    [[ -z $ended && $count == 0 ]] && case "$path $word" in
                        'bell ring' | 'bell toll') path='bell ring' ;;
                        'bell help') path='bell help' ;;
                        *) count=1 ;;
                    esac || ((count++))
                elif [[ $word == -- ]]; then
                    ended=1
                else
                    case "$path $word" in
                        'bell -t' | 'bell --tone') pending=$word ;;
                        'bell ring --tower' | 'bell ring -t' | 'bell ring --tone') pending=$word ;;
                        *) ;;
                    esac
                fi
            done
            if [[ -z $pending && -z $ended && $current == --*=* ]]; then
                pending=${current%%=*}
                front=$pending=
                current=${current#*=}
            fi
            if [[ -n $pending ]]; then
                case "$path $pending" in
                    'bell -t' | 'bell --tone') _bell_offer 'low' 'high' ;;
                    'bell ring --tower') _bell_dynamic 'towers' ;;
                    'bell ring -t' | 'bell ring --tone') _bell_offer 'low' 'high' ;;
                    *) ;;
                esac
                _bell_finish
                return
            fi
            [[ -n $ended || $current != -* ]] && case "$path $count" in
                'bell ring '*) _bell_files 'ly' ;;
                *) ;;
            esac
            [[ -z $ended ]] && case $path in
                'bell')
                    ((count == 0)) && _bell_offer 'ring' 'help'
                    [[ $current == -* ]] && _bell_offer '-t' '--tone' '-h' '--help' '--version'
                    ;;
                'bell ring')
                    [[ $current == -* ]] && _bell_offer '--tower' '-q' '--loud' '-t' '--tone' '-h' '--help'
                    ;;
                'bell help') ((count == 0)) && _bell_offer 'ring' ;;
            esac
            _bell_finish
        }

        complete -F _bell 'bell'

        """#
}
