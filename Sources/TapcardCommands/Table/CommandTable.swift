// SPDX-License-Identifier: MIT

package import CommandLineKit

/// The command line as data: parsing, help, completions and the manual page are all made from it.
package enum CommandTable {
    static let version = "0.1.0"

    /// The day of this version, for the manual page.
    static let date = "November 30, 2026"

    /// The tool with every command, as help, completions and the manual page show it.
    package static let tool = Command(
        "tapcard",
        "Read, write and lock NFC tags, and prove that it happened",
        discussion: "Every write is planned before the first byte is sent, refused early when it cannot succeed, "
            + "read back, and compared. With --reader file:PATH a software tag in a file takes the place of a real one.",
        examples: [
            Example("tapcard new ntag213 tag.bin", "make a software tag"),
            Example("tapcard write url https://example.com --reader file:tag.bin", "write to it and verify"),
            Example("tapcard read --reader file:tag.bin", "read it"),
        ],
        options: [Keys.json],
        early: Keys.readerOptions,
        subcommands: tagCommands + readerCommands + fileCommands + toolCommands,
        topics: HelpTopics.all,
        pointer: "More: tapcard help records | exit-codes | reader | environment | json | safety"
    )

    /// Whether the command takes a reader.
    static func asksTag(_ path: [String]) -> Bool {
        let options = CommandTree(tool).node(at: path)?.command.options ?? []
        return options.contains { $0.canonicalName == Keys.reader.declaration.canonicalName }
    }

    // What goes with every kind of message, and counts for all records of one.
    private static let writeOptions: [any OptionKey] =
        Keys.readerOptions + [Keys.dryRun, Keys.reveal, Keys.wipe, Keys.passwordFile]
    private static let fitOptions: [any OptionKey] =
        Keys.readerOptions + [Keys.assume, Keys.noLockTLV, Keys.passwordFile]
    private static let encodeOptions: [any OptionKey] = [Keys.tlv, Keys.output, Keys.force, Keys.dryRun]

    // MARK: Tags

    private static let tagCommands = [
        Command(
            "info",
            "Show what a tag is, and what may be done to it",
            examples: [Example("tapcard info --reader file:tag.bin", "chip, capacity, locks, message")],
            options: Keys.readerOptions + [Keys.passwordFile],
            group: "TAGS"
        ),
        Command(
            "read",
            "Read and show the message on a tag",
            examples: [
                Example("tapcard read --reader file:tag.bin --json", "as one JSON document"),
                Example("tapcard read -o message.ndef", "the message into a file"),
            ],
            options: Keys.readerOptions + [
                Keys.strict, Keys.reveal, Keys.messageOutput, Keys.force, Keys.passwordFile,
            ],
            group: "TAGS"
        ),
        Command(
            "write",
            "Write a message to a tag, read it back and compare",
            discussion:
                "The tag is asked first: a message that does not fit, a read-only tag or a locked page is refused "
                + "before anything is sent. Afterwards the tag is selected again and every record is compared.",
            examples: [
                Example("tapcard write url https://example.com", "a link"),
                Example("tapcard write vcard --name 'Jane Doe' --phone +15550100", "a business card"),
                Example("tapcard write vcard --name 'Jane Doe' + app com.example.app", "two records in one message"),
                Example("tapcard write ndef message.ndef --dry-run", "show the page writes, write nothing"),
            ],
            subcommands: messageCommands(of: "write", options: writeOptions),
            series: Series("+", of: "record", shared: writeOptions),
            group: "TAGS"
        ),
        Command(
            "erase",
            "Take the message off a tag, read back and compare",
            discussion:
                "The length of the message becomes zero; bytes behind it stay until they are overwritten, or go with --wipe.",
            examples: [
                Example("tapcard erase --dry-run", "show the page write, write nothing"),
                Example("tapcard erase --wipe", "the bytes of the message too"),
            ],
            options: writeOptions,
            group: "TAGS"
        ),
        Command(
            "lock",
            "Make a tag read-only, for good",
            discussion:
                "Nothing and nobody can undo it. You are asked to type the tag's whole UID; in a script it comes "
                + "with --uid and must be that of the tag on the reader. A tag that is locked already is left alone. "
                + "The lock bits do not cover the configuration: on a locked NTAG a stranger can still set a password "
                + "that guards reading, and make the message unreadable. --freeze-config keeps everybody from it.",
            examples: [
                Example("tapcard lock", "asks for the UID on the terminal"),
                Example("tapcard lock --uid 04A1B2C3D4E580", "for scripts"),
                Example("tapcard lock --dry-run", "show what would be written"),
                Example("tapcard lock --freeze-config", "no password can be set afterwards"),
            ],
            options: Keys.readerOptions + [
                Keys.lockUID, Keys.freezeConfiguration, Keys.soft, Keys.dryRun, Keys.passwordFile,
            ],
            exclusive: [[Keys.freezeConfiguration, Keys.soft]],
            group: "TAGS"
        ),
        formatCommand,
        repairCommand,
        passwordCommand,
        Command(
            "new",
            "Make a software tag, as the factory delivers it",
            discussion: "An Ultralight of any kind is delivered without a capability container: it is no NDEF tag "
                + "until it is formatted.",
            examples: [Example("tapcard new ntag213 tag.bin --uid 04A1B2C3D4E580", "with a UID of your own")],
            operands: [Keys.model, Keys.newFile],
            options: [Keys.newUID, Keys.noLockTLV, Keys.dryRun],
            group: "TAGS"
        ),
    ]

    // MARK: Readers

    private static let readerCommands = [
        Command(
            "readers",
            "List the readers that each library sees, by the names to pass",
            examples: [Example("tapcard readers --json", "names, and whether a tag lies there")],
            group: "READERS"
        ),
        Command(
            "compare",
            "Read one tag through two readers and compare fact by fact",
            discussion:
                "This is how a reader is proved before one relies on it. Ends with 1 when the second reader tells "
                + "what the first does not, or when they contradict each other.",
            examples: [
                Example("tapcard compare pcsc:ACR1252 pcsc:ACR122", "is the new reader as good as the old one?")
            ],
            operands: [Keys.here, Keys.there],
            options: [Keys.wait, Keys.trace, Keys.reveal],
            group: "READERS"
        ),
        Command(
            "doctor",
            "Find out why a reader or a tag does not work, and what cures it",
            discussion:
                "Sixteen checks, cheapest first, each with what was found, why it matters and the command that cures it. "
                + "Nothing is changed. Ends with 0 whatever was found.",
            examples: [Example("tapcard doctor", "ends in what to do next")],
            group: "READERS"
        ),
        Command(
            "emulate",
            "Serve a software tag to other programs as if it lay on a reader",
            discussion:
                "As a PN532 on a pseudo-terminal any libnfc program can use it; as an ACR122U over vsmartcard's vpcd "
                + "any PC/SC program can. The first line of output is the address. The control socket takes one command "
                + "a line, to tear, remove, return or swap the tag. No other command can use the file meanwhile. Ctrl-C "
                + "or quit ends it, with 0.",
            examples: [
                Example("tapcard emulate tag.bin --pn532", "prints pn532_uart:/dev/pts/N"),
                Example(
                    "tapcard info --reader libnfc:pn532_uart:/dev/pts/3", "in another terminal, as any libnfc program"),
                Example("tapcard emulate tag.bin --acr122u", "for pcscd with vsmartcard-vpcd"),
            ],
            operands: [Keys.tagFile],
            options: [
                Keys.pn532, Keys.acr122u, Keys.port, Keys.control, Keys.noPassThrough, Keys.refusalStatus,
                Keys.silenceStatus, Keys.rawAcknowledgeStatus, Keys.generalWakeUp, Keys.keepsTag,
            ],
            exclusive: [[Keys.pn532, Keys.acr122u]],
            group: "READERS"
        ),
    ]

    // MARK: Files

    private static let fileCommands = [
        Command(
            "fit",
            "Tell whether a message fits on a tag, and by how much",
            discussion: "Ends with 0 when it fits, 1 when it does not, and 77 when the tag cannot be written at "
                + "all, as 'write --dry-run' does. With neither --reader nor --assume a factory "
                + "NTAG213 is assumed.",
            examples: [
                Example("tapcard fit url https://example.com --assume ntag213", "against a model"),
                Example("tapcard fit vcard card.vcf --reader file:tag.bin", "against a tag"),
            ],
            subcommands: messageCommands(of: "fit", options: fitOptions, exclusive: [[Keys.reader, Keys.assume]]),
            series: Series("+", of: "record", shared: fitOptions),
            group: "FILES"
        ),
        Command(
            "decode",
            "Explain the bytes of a file",
            discussion: "Takes an NDEF message, the data area of a tag (TLV blocks), the whole memory of a tag, or a "
                + "vCard. Reading is lenient: what is wrong is listed with its offset.",
            examples: [
                Example("tapcard decode message.ndef", "a file"),
                Example("echo D1010855016E66632E636F6D | tapcard decode --hex", "hexadecimal text"),
                Example("tapcard decode --as tag dump.bin --json", "a memory dump as JSON"),
            ],
            operands: [Keys.input],
            options: [Keys.form, Keys.hex, Keys.strict, Keys.reveal],
            group: "FILES"
        ),
        Command(
            "lint",
            "Tell what about a business card would hurt on a phone",
            discussion:
                "Each finding has its line and column, and names the phone. Ends with 1 when a contact would be "
                + "lost (error), or something of it lost or shown wrong (warning); notes alone end with 0.",
            examples: [
                Example("tapcard lint card.vcf", "a file"),
                Example("tapcard read -o - | tapcard lint --json", "the card on a tag"),
            ],
            operands: [Keys.lintInput],
            options: [Keys.form, Keys.hex, Keys.lintAssume],
            group: "FILES"
        ),
        Command(
            "encode",
            "Make the bytes of a message, without a tag",
            discussion: "Bytes go to a file or a pipe as they are; a terminal is shown them as a hex dump.",
            examples: [
                Example("tapcard encode url https://example.com -o message.ndef", "to a file"),
                Example(
                    "tapcard encode url https://example.com -o message.ndef --dry-run", "look before it is written"),
                Example("tapcard encode text Hello --language en --json", "as hexadecimal in a JSON document"),
            ],
            subcommands: messageCommands(of: "encode", options: encodeOptions),
            series: Series("+", of: "record", shared: encodeOptions),
            group: "FILES"
        ),
    ]

    // MARK: The tool itself

    private static let toolCommands = [
        Command(
            "completions",
            "Print the script that teaches a shell to complete this tool",
            discussion: """
                For the bash that runs, and for every bash to come:

                  source <(tapcard completions bash)
                  tapcard completions bash > ~/.local/share/bash-completion/completions/tapcard
                """,
            examples: [Example("tapcard completions zsh > _tapcard", "for zsh, in a folder of its fpath")],
            operands: [Keys.shell],
            inheritsOptions: false,
            group: "TOOL"
        ),
        Command(
            "manual",
            "Print the manual page",
            discussion: "In mdoc. To read it: tapcard manual | man -l -",
            examples: [Example("tapcard manual > tapcard.1", "to a file")],
            inheritsOptions: false,
            group: "TOOL"
        ),
        Command(
            "__complete",
            "Print candidates for a shell",
            operands: [Keys.kind, Keys.word],
            inheritsOptions: false,
            isHidden: true
        ),
    ]
}
