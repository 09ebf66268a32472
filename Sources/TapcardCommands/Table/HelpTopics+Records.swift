// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension HelpTopics {
    static let records = Topic(
        "records",
        "What 'write', 'fit' and 'encode' make, and several records in one message",
        title: "SEVERAL RECORDS",
        text: """
            A message is described by its kind and what goes with it. A + on its own puts another record behind:

              tapcard write vcard --name Jane + url https://a.example + app com.example.app
              tapcard write text Hello + text Hallo --language de

            Options of the command itself, such as --reader, --dry-run or --json, may stand with any of the records and count
            for the whole. Standard input can be read for one record only. The records of 'ndef FILE' are put beside the others
            in their shortest form; alone, the file goes on the tag byte for byte.

            A text that is a + goes behind --, which ends the options, in the last record; as the value of an option it is
            written with an equals sign:

              tapcard write url https://a.example + text -- +
              tapcard write vcard --name Jane --note=+

            Phones read the first record first: Android opens the application for it, iOS looks for a link. The record of an
            Android application goes last.
            """
    )
}
