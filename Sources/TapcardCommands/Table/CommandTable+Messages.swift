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
            _ ownOptions: [any OptionKey],
            _ example: String,
            _ meaning: String,
            discussion: String = "",
            more: [(line: String, meaning: String)] = [],
            exclusive own: [[any OptionKey]] = []
        ) -> Command {
            Command(
                name,
                summary,
                discussion: discussion,
                examples: ([(line: example, meaning: meaning)] + more).map { example in
                    Example("tapcard \(verb) \(name) \(example.line)", example.meaning)
                },
                operands: operands,
                options: ownOptions + options,
                exclusive: exclusive + own
            )
        }
        let card: [any OptionKey] = [
            Keys.name, Keys.phone, Keys.email, Keys.organization, Keys.title, Keys.cardURL, Keys.note, Keys.address,
            Keys.birthday, Keys.compact, Keys.convert,
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
                card + [Keys.urlRecord, Keys.id],
                "--name 'Jane Doe' --phone +15550100",
                "from fields",
                discussion:
                    "A file goes on the tag as it stands. Of a card that does not fit it is said what to drop and "
                    + "what each drop saves; nothing is dropped unless you do it.",
                more: [
                    ("card.vcf --compact", "as small as it gets without a loss"),
                    ("old.vcf --convert", "from version 2.1 or 4.0"),
                    ("card.vcf --url-record https://example.com/card.vcf", "for iPhones too"),
                ]
            ),
            command(
                "poster",
                "A link with a title and what belongs to it (Smart Poster)",
                [Keys.url],
                [
                    Keys.posterTitle, Keys.posterLanguage, Keys.action, Keys.icon, Keys.iconType, Keys.size,
                    Keys.linkedType, Keys.id,
                ],
                "https://example.com --title Hallo --language de",
                "a link with a title in German"
            ),
            command(
                "wifi",
                "A Wi-Fi network to join",
                [Keys.ssid],
                [
                    Keys.keyFile, Keys.key, Keys.security, Keys.encryption, Keys.brief, Keys.id,
                ],
                "'My Network' --key-file key.txt",
                "the key comes from a file",
                discussion: "The key stands on the tag for everybody to read. This tool shows it only with --reveal. "
                    + "The format has no value for WPA3: a network that takes WPA2 too is written as wpa2.",
                exclusive: [[Keys.key, Keys.keyFile]]
            ),
            command(
                "bluetooth",
                "A Bluetooth device to pair with",
                [Keys.deviceAddress],
                [Keys.deviceName, Keys.deviceClass, Keys.lowEnergy, Keys.addressType, Keys.role, Keys.id],
                "00:11:22:AA:BB:CC --name Headset --class 240404",
                "a headset"
            ),
            command(
                "phone", "A telephone number to call", [Keys.number], [Keys.id], "'+1 555 0100'", "tel:+15550100"),
            command(
                "sms",
                "A short message to send",
                [Keys.number],
                [Keys.body, Keys.id],
                "+15550100 --body 'On my way'",
                "who reads the tag sends it"
            ),
            command(
                "mail",
                "A mail to write",
                [Keys.mailAddress],
                [Keys.subject, Keys.body, Keys.id],
                "jane@example.com --subject Hello",
                "with a subject"
            ),
            command(
                "geo",
                "A place on a map",
                [Keys.latitude, Keys.longitude],
                [Keys.altitude, Keys.uncertainty, Keys.id],
                "-33.8568 151.2153",
                "west and south are negative"
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
