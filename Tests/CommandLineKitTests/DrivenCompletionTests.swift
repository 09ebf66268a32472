// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The scripts in the shells they are written for.
///
/// `make deps` installs them all.
@Suite struct DrivenCompletionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let line: String
        let offered: [String]
        var testDescription: String { "after '\(line)'" }

        init(_ line: String, _ offered: [String]) {
            self.line = line
            self.offered = offered
        }
    }

    /// What a user would expect at the end of each line; the made-up tool answers dove, owl and dhl:de.
    static let cases = [
        Case("post ", ["copy", "help", "send", "shift", "track"]),
        Case("post s", ["send", "shift"]),
        Case("post send ", ["letter", "parcel"]),
        Case("post mail l", ["letter"]),
        Case("post --json send l", ["letter"]),
        Case("post --carrier track tr", ["track"]),
        Case("post track --c", ["--carrier", "--color"]),
        Case("post send letter --no", ["--no-progress"]),
        Case("post send parcel --in", ["--insure"]),
        Case("post --tra", []),
        Case("post weig", []),
        Case("post -c ", ["dhl:de", "dove", "owl"]),
        Case("post track --carrier d", ["dhl:de", "dove"]),
        Case("post --color n", ["never"]),
        Case("post send parcel ", ["large", "medium", "small"]),
        Case("post send parcel m", ["medium"]),
        Case("post send letter ", []),
        Case("post send letter x ", ["page.md", "verse.txt"]),
        Case("post send letter x v", ["verse.txt"]),
        Case("post copy t", ["tune.ly"]),
        Case("post help e", ["exit-codes"]),
    ]

    /// What bash does besides: commands behind `help`, as deep as they go.
    static let bashCases = [
        Case("post help send ", ["letter", "parcel"]),
        Case("post help send p", ["parcel"]),
        Case("post help track ", []),
    ]

    /// Behind the separator of a series the commands come again, with operands and options of their own.
    static let seriesCases = [
        Case("shop buy ", ["apple", "bread"]),
        Case("shop buy apple 3 + ", ["apple", "bread"]),
        Case("shop buy apple 3 + b", ["bread"]),
        Case("shop buy apple 3 + bread --n", ["--note"]),
        Case("shop buy bread + apple --ri", ["--ripe"]),
        Case("shop buy apple + bread --ri", []),
        Case("shop buy bread --note + a", ["apple"]),
        Case("shop buy bread -- + a", []),
        Case("shop look + a", []),
    ]

    @Test(arguments: seriesCases)
    func seriesInBash(_ sample: Case) throws {
        let bash = try Subprocess.require("bash")
        let script =
            Completions.script(for: .bash, of: Shop.tool) + """

                COMP_WORDBREAKS=$' \\t\\n'
                COMP_LINE='\(sample.line)' COMP_POINT=\(sample.line.count)
                _shop
                ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
                true
                """
        let result = try Subprocess.run(bash, ["--norc"], on: script)
        #expect(result.said.split(separator: "\n").map(String.init).sorted() == sample.offered)
    }

    @Test(arguments: seriesCases)
    func seriesInFish(_ sample: Case) throws {
        let fish = try Subprocess.require("fish")
        let script = Completions.script(for: .fish, of: Shop.tool) + "\ncomplete -C '\(sample.line)'\n"
        let result = try Subprocess.run(fish, ["--no-config"], on: script)
        let offered = result.said.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
        #expect(offered.sorted() == sample.offered)
    }

    @Test(arguments: cases + bashCases)
    func bash(_ sample: Case) throws {
        let bash = try Subprocess.require("bash")
        let script =
            Completions.script(for: .bash, of: Post.tool) + """

                post() { [[ "$*" == '__complete carriers'* ]] && printf 'dove\\tFast\\nowl\\ndhl:de\\n'; }
                COMP_WORDBREAKS=$' \\t\\n'
                COMP_LINE='\(sample.line)' COMP_POINT=\(sample.line.count)
                _post
                ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
                true
                """
        let result = try Subprocess.run(bash, ["--norc"], on: script)
        #expect(result.status == 0)
        #expect(result.said.split(separator: "\n").map(String.init).sorted() == sample.offered)
    }

    @Test(arguments: cases)
    func fish(_ sample: Case) throws {
        let fish = try Subprocess.require("fish")
        let script = """
            function post
                test "$argv" = '__complete carriers'; and printf 'dove\\tFast\\nowl\\ndhl:de\\n'
            end
            \(Completions.script(for: .fish, of: Post.tool))
            complete -C '\(sample.line)'
            """
        let result = try Subprocess.run(fish, ["--no-config"], on: script)
        #expect(result.status == 0)
        let offered = result.said.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
        #expect(offered.sorted() == sample.offered)
    }

    /// The word breaks of an interactive bash: it hands over only what follows the last of them.
    @Test(arguments: [
        Case("post --color=n", ["never"]), Case("post track --carrier dhl:", ["de"]),
        Case("post --carrier=dhl:", ["de"]), Case("post --carrier=o", ["owl"]),
    ])
    func wordBreaks(_ sample: Case) throws {
        let bash = try Subprocess.require("bash")
        let script =
            Completions.script(for: .bash, of: Post.tool) + """

                post() { printf 'dove\\tFast\\nowl\\ndhl:de\\n'; }
                COMP_WORDBREAKS=' =:'
                COMP_LINE='\(sample.line)' COMP_POINT=\(sample.line.count)
                _post
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        let result = try Subprocess.run(bash, ["--norc"], on: script)
        #expect(result.said.split(separator: "\n").map(String.init) == sample.offered)
    }

    @Test("bash keeps the option when an equals sign breaks no word")
    func noWordBreaks() throws {
        let bash = try Subprocess.require("bash")
        let script =
            Completions.script(for: .bash, of: Post.tool) + """

                COMP_WORDBREAKS=' '
                COMP_LINE='post --color=n' COMP_POINT=14
                _post
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        #expect(try Subprocess.run(bash, ["--norc"], on: script).said == "--color=never\n")
    }

    static let checks = [("bash", "-n", Shell.bash), ("zsh", "-n", .zsh), ("fish", "--no-execute", .fish)]

    @Test(arguments: checks)
    func isAccepted(_ name: String, _ option: String, _ shell: Shell) throws {
        let path = try Subprocess.require(name)
        for tool in [Post.tool, Bell.tool, Shop.tool] {
            let result = try Subprocess.run(path, [option], on: Completions.script(for: shell, of: tool))
            #expect(result.status == 0)
            #expect(result.said == "")
        }
    }
}
