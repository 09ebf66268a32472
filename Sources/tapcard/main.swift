// SPDX-License-Identifier: MIT

internal import Glibc
internal import TapcardCommands

exit(
    Tapcard.run(
        bytes: SystemEnvironment.words,
        environment: SystemEnvironment.variables,
        console: SystemConsole()
    ).rawValue
)
