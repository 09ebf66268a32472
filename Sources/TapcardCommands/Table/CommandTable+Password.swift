// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension CommandTable {
    /// The password of a tag, by what is done with it.
    static let passwordCommand = Command(
        "password",
        "Set, remove or check the password of a tag",
        discussion:
            "NTAG21x and Ultralight EV1 take a password of four bytes. It comes from a file or from standard input, "
            + "never from the command line, and no trace shows it. The container is never touched, and whatever moment "
            + "the tag is pulled away, no password that nobody knows guards it.",
        examples: [
            Example("tapcard password set --password-file secret.txt", "writing needs it from now on"),
            Example("tapcard password check --password-file secret.txt", "is it the right one?"),
            Example("tapcard password remove --password-file secret.txt", "everybody can write again"),
        ],
        subcommands: [
            Command(
                "set",
                "Set a password, or change the one that is set",
                discussion:
                    "Ends when the tag was selected again, took the password and acknowledged it, and the settings "
                    + "were read back. With --limit the chip counts wrong passwords and refuses the right one too "
                    + "after so many. A phone asks for no password: with --prot read it finds nothing on the tag.",
                examples: [
                    Example("tapcard password set --password-file secret.txt", "writing needs it"),
                    Example("tapcard password set --password-file new.txt --old-password-file old.txt", "change it"),
                ],
                options: Keys.readerOptions + [
                    Keys.ownPasswordFile, Keys.formerPasswordFile, Keys.protection, Keys.firstProtectedPage,
                    Keys.tryLimit, Keys.dryRun,
                ]
            ),
            Command(
                "remove",
                "Remove the password, and store the one of the delivery",
                examples: [Example("tapcard password remove --password-file secret.txt", "with the one that is set")],
                options: Keys.readerOptions + [Keys.ownPasswordFile, Keys.dryRun]
            ),
            Command(
                "check",
                "Ask the tag whether this is its password",
                discussion:
                    "Ends with 0 when it is and 1 when it is not. Where the chip counts wrong passwords, a wrong one "
                    + "counts.",
                examples: [Example("tapcard password check --password-file secret.txt --json", "for scripts")],
                options: Keys.readerOptions + [Keys.ownPasswordFile]
            ),
        ],
        group: "TAGS"
    )
}
