// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// The tool, without a process around it: words in, exit status out.
package enum Tapcard {
    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - words: The words behind the tool's name.
    ///   - environment: The environment variables.
    ///   - console: Where input comes from and results go.
    ///   - libraries: What reaches real readers.
    ///   - machine: What the doctor looks at.
    /// - Returns: What the process should end with.
    package static func run(
        _ words: [String],
        environment: [String: String],
        console: any Console,
        libraries: any ReaderLibraries = SystemLibraries(),
        machine: ExaminedMachine = ExaminedMachine()
    ) -> ExitStatus {
        do throws(CommandFailure) {
            let status =
                switch try parse(words, environment: environment) {
                case .help(let path): show(console, help(path, environment, console))
                case .version: show(console, "tapcard \(CommandTable.version)\n")
                case .run(let arguments):
                    try run(
                        Invocation(
                            arguments: arguments,
                            console: console,
                            libraries: libraries,
                            machine: machine,
                            environment: environment
                        )
                    )
                }
            if let failure = console.outputFailure {
                throw CommandFailure(
                    "output-lost",
                    "the command ended with \(status.rawValue), but standard output did not take the result: \(failure)",
                    exit: .inputOutput
                )
            }
            return status
        } catch {
            let isJSON = words.prefix { $0 != "--" }.contains("--json")
            console.writeError(isJSON ? error.json : error.text)
            return error.exit
        }
    }

    private static func show(_ console: any Console, _ text: String) -> ExitStatus {
        console.writeOutput(text)
        return .done
    }

    private static func help(
        _ path: [String],
        _ environment: [String: String],
        _ console: any Console
    ) -> String {
        HelpText.page(path, of: CommandTable.tool, width: width(environment, console))
    }

    private static func parse(
        _ words: [String],
        environment: [String: String]
    ) throws(CommandFailure) -> ParseResult {
        do throws(UsageError) {
            return try CommandTable.tool.parse(words, environment: environment)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
        switch invocation.arguments.path.first {
        case "info": try InfoVerb(invocation).run()
        case "read": try ReadVerb(invocation).run()
        case "write": try WriteVerb(invocation).run()
        case "erase": try WriteVerb(invocation).runErasing()
        case "lock": try LockVerb(invocation).run()
        case "format": try MendVerbs(invocation).format()
        case "repair": try MendVerbs(invocation).repair()
        case "password": try PasswordVerb(invocation).run()
        case "new": try NewVerb(invocation).run()
        case "fit": try FitVerb(invocation).run()
        case "decode": try DecodeVerb(invocation).run()
        case "lint": try LintVerb(invocation).run()
        case "encode": try EncodeVerb(invocation).run()
        case "readers": try ReadersVerb(invocation).run()
        case "compare": try CompareVerb(invocation).run()
        case "doctor": try DoctorVerb(invocation).run()
        case "emulate": try EmulateVerb(invocation).run()
        case "completions", "manual", "__complete": try ToolVerbs(invocation).run()
        default: throw CommandFailure("software", "no command of that name is wired up", exit: .software)
        }
    }

    private static func width(_ environment: [String: String], _ console: any Console) -> Int {
        environment["COLUMNS"].flatMap { Int($0) } ?? min(console.width ?? HelpText.defaultWidth, 100)
    }
}
