// SPDX-License-Identifier: MIT

internal import Glibc
internal import TapcardCommands

exit(
    Tapcard.run(
        Array(CommandLine.arguments.dropFirst()),
        environment: SystemEnvironment.variables,
        console: SystemConsole()
    ).rawValue
)
