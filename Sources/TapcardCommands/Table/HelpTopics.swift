// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// Help that belongs to no single command.
enum HelpTopics {
    static let all = [records, environment, exitCodes, reader, json, safety]

    private static let exitCodes = Topic(
        "exit-codes",
        "What the tool ends with",
        title: "EXIT STATUS",
        text: """
                0  done, or nothing to do
                1  the answer is no: declined, does not fit, cannot be locked, differs,
                   hurts on a phone
               64  the command line is wrong, or several readers fit
               65  data malformed, or a message too big for the tag
               66  an input file is missing or unreadable
               69  no reader, held by another program, not permitted, or chip unsupported
               70  a bug in this tool
               73  an output file exists or cannot be created
               74  the tag was lost, an error came in the middle, or standard output
                   did not take the result
               75  no tag came in time
               76  what was read back differs, or the tag broke its protocol
               77  read-only, locked, or guarded by a password
               78  the configuration is wrong
               80  a lock is not verified: its state is unknown
              130  interrupted
            """
    )

    private static let reader = Topic(
        "reader",
        "How readers are named, chosen and waited for",
        text: """
              auto                 the only reader there is, through PC/SC or libnfc
              pcsc[:NAME]          the PC/SC reader whose name contains NAME
              libnfc[:CONNSTRING]  a device of libnfc, such as pn532_uart:/dev/ttyUSB0
              file:PATH            a software tag, made with 'tapcard new'

            'tapcard readers' lists the names to pass. Where several readers fit, they are listed and none is opened (exit 64).
            An ACR122U that both libraries list is one reader: PC/SC goes first, for libnfc cannot claim what PC/SC holds; when
            PC/SC cannot have it, libnfc does. Which one it became is said on standard error.

            Without a tag on the reader a command waits as long as --wait says: 10 seconds on a terminal, else not at all; then
            it ends with 75. 'tapcard doctor' finds out why a reader or a tag does not work.
            """
    )

    private static let environment = Topic(
        "environment",
        "Variables that the tool reads",
        text: """
              TAPCARD_READER  the reader, as --reader takes it; the option goes before it
              COLUMNS         how wide help is
            """
    )

    private static let safety = Topic(
        "safety",
        "What keeps a tag from being spoiled",
        text: """
            The tag is asked before anything is written, and refused early: too big, read-only, locked pages in the way. The
            length of a message is written last, so that a tag pulled away shows the old message, an empty one, or the new
            one; running the command again finishes the job. After a write the tag is selected again, read, and compared
            record by record.

            Locking is its own command and asks for the tag's whole UID. There is no option that answers for you.
            """
    )
}
