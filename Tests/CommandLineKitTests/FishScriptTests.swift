// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The whole script of a small tool.
///
/// It was read line by line, and is run by `DrivenCompletionTests`.
@Suite struct FishScriptTests {
    @Test("the script for fish is the one that was read")
    func golden() {
        #expect(Completions.script(for: .fish, of: Bell.tool) == Self.script)
    }

    private static let script = #"""
        # fish completion for bell

        function __bell_place
            set -l path 'bell'
            set -l count 0
            set -l pending 0
            set -l ended 0
            set -l words (commandline -opc)
            for word in $words[2..-1]
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
                        case 'bell -t' 'bell --tone'
                            set pending 1
                        case 'bell ring --tower' 'bell ring -t' 'bell ring --tone'
                            set pending 1
                    end
                    continue
                end
                if test $ended = 0; and test $count = 0
                    switch "$path $word"
                        case 'bell ring' 'bell toll'
                            set path 'bell ring'
                            continue
                        case 'bell help'
                            set path 'bell help'
                            continue
                    end
                end
                set count (math $count + 1)
            end
            echo $path
            echo $count
        end

        # Whether the place is the given command; if asked, with so many operands before it, or at least so many.
        function __bell_at --argument-names path count least
            set -l place (__bell_place)
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
        function __bell_files
            set -l word (commandline -ct | string replace -r -- '^--[^=]*=' '')
            set -l pattern '^[^\t]*(?:/|[.](?:'(string join '|' $argv)'))(?:\t|$)'
            __fish_complete_path "$word" | string match -e -r -- $pattern
        end

        # Offers what the tool itself answers.
        function __bell_dynamic
            set -l words (commandline -opc)
            $words[1] __complete $argv[1] 2>/dev/null
        end

        complete -c 'bell' -f
        complete -c 'bell' -s h -l help -d 'Show this help'
        complete -c 'bell' -n '__bell_at \'bell\' 0' -a ring -d 'Ring a bell'
        complete -c 'bell' -n '__bell_at \'bell\' 0' -a help -d 'Show help for a command'
        complete -c 'bell' -n '__bell_at \'bell\'' -s t -l tone -x -a 'low\\t\'the one that\\\'s old\' high' -d 'Which [bell]'
        complete -c 'bell' -n '__bell_at \'bell\'' -l version -d 'Show the version'
        complete -c 'bell' -n '__bell_at \'bell ring\' \'\' 0' -a '(__bell_files ly)'
        complete -c 'bell' -n '__bell_at \'bell ring\'' -l tower -x -a '(__bell_dynamic towers)' -d 'Where it hangs'
        complete -c 'bell' -n '__bell_at \'bell ring\'' -s q -d 'Muffle it'
        complete -c 'bell' -n '__bell_at \'bell ring\'' -l loud -d 'Muffle it'
        complete -c 'bell' -n '__bell_at \'bell ring\'' -s t -l tone -x -a 'low\\t\'the one that\\\'s old\' high' -d 'Which [bell]'
        complete -c 'bell' -n '__bell_at \'bell help\' 0' -a ring -d 'Ring a bell'

        """#
}
