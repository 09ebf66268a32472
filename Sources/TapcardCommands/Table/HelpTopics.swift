// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// Help that belongs to no single command.
enum HelpTopics {
    static let all = [exitCodes, environment, json, safety]

    private static let exitCodes = Topic(
        "exit-codes",
        "What the tool ends with",
        text: """
                0  done, or nothing to do
                1  the answer is no: declined, does not fit, cannot be locked
               64  the command line is wrong
               65  data malformed, or a message too big for the tag
               66  an input file is missing or unreadable
               69  no reader, held by another program, not permitted, or chip unsupported
               70  a bug in this tool
               73  an output file exists or cannot be created
               74  the tag was lost, or an error came in the middle
               75  no tag came in time
               76  what was read back differs, or the tag broke its protocol
               77  read-only, locked, or guarded by a password
               78  the configuration is wrong
               80  a lock is not verified: its state is unknown
              130  interrupted
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

    private static let json = Topic(
        "json",
        "The documents of --json",
        text: """
            One document on one line of standard output: "schema" is 1, keys are stable, bytes are upper-case hexadecimal,
            offsets count bytes from 0 from the start of what was read.

            Errors are one line on standard error:

              {"schema":1,"error":{"code","message","exit"}}

            with "offset" and "recordOffset" where there is an input to count in, and "hint" where there is something to do.

            A fact that no tag reported says so: "source" is "reported", "assumed" or "notReported", and "because" tells why.
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
