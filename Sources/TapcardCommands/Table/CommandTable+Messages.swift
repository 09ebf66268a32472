// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension CommandTable {
    /// One subcommand a kind of message: the same for everything that takes one.
    static func messageCommands(
        of verb: String,
        options: [any OptionKey],
        exclusive: [[any OptionKey]] = []
    ) -> [Command] {
        func command(
            _ name: String,
            _ summary: String,
            _ operands: [any OperandKey],
            _ own: [any OptionKey],
            _ example: String,
            _ meaning: String,
            discussion: String = ""
        ) -> Command {
            Command(
                name,
                summary,
                discussion: discussion,
                examples: [Example("tapcard \(verb) \(name) \(example)", meaning)],
                operands: operands,
                options: own + options,
                exclusive: exclusive
            )
        }
        let card: [any OptionKey] = [
            Keys.name, Keys.phone, Keys.email, Keys.organization, Keys.title, Keys.cardURL, Keys.note, Keys.address,
        ]
        return [
            command("url", "A link, or any other URI", [Keys.url], [Keys.id], "tel:+15550100", "a telephone number"),
            command(
                "text",
                "A text with its language",
                [Keys.text],
                [Keys.language, Keys.encoding, Keys.id],
                "Hallo --language de",
                "a text in German"
            ),
            command(
                "vcard",
                "A business card, from a file or from fields",
                [Keys.card],
                card + [Keys.id],
                "--name 'Jane Doe' --phone +15550100",
                "from fields"
            ),
            command(
                "poster",
                "A link with a title and what belongs to it (Smart Poster)",
                [Keys.url],
                [
                    Keys.posterTitle, Keys.posterLanguage, Keys.action, Keys.icon, Keys.iconType, Keys.size,
                    Keys.linkedType, Keys.id,
                ],
                "https://example.com --title Hello --language en --title Hallo --language de",
                "a link with a title in two languages"
            ),
            command(
                "mime",
                "Data of any media type",
                [Keys.mediaType, Keys.payload],
                [Keys.hex, Keys.id],
                "application/json data.json",
                "a file of JSON"
            ),
            command(
                "app",
                "An Android application record",
                [Keys.package],
                [],
                "com.example.app",
                "opens the application, or its page in the store"
            ),
            command(
                "ndef",
                "A whole message, as it stands in a file",
                [Keys.messageFile],
                [Keys.hex],
                "message.ndef",
                "a message that is there already"
            ),
        ]
    }
}
