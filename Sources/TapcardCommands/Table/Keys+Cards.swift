// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// The options and operands of business cards.
extension Keys {
    static let card = OptionalOperand(
        "FILE",
        reading: .path("vcf"),
        help: "A vCard of version 3.0, taken as it stands; - reads standard input"
    )

    static let name = Option<String>(
        "--name", value: "NAME", help: "Display name; the last word is taken as the family name, or write 'Doe, Jane'",
        section: "CARD")
    static let phone = Option<String>("--phone", value: "NUMBER", help: "Phone number", section: "CARD").repeated()
    static let email = Option<String>("--email", value: "ADDRESS", help: "E-mail address", section: "CARD").repeated()
    static let organization = Option<String>("--org", value: "NAME", help: "Organisation", section: "CARD")
    static let title = Option<String>("--title", value: "TITLE", help: "Job title", section: "CARD")
    static let cardURL = Option<String>("--url", value: "URL", help: "Web address", section: "CARD").repeated()
    static let note = Option<String>("--note", value: "TEXT", help: "Remark", section: "CARD")
    static let address = Option<String>(
        "--address",
        value: "PARTS",
        help: "Street;town;region;code;country; parts at the end may be left out",
        section: "CARD"
    ).repeated()
    static let birthday = Option<String>(
        "--birthday", value: "DATE", help: "Day of birth, such as 1990-12-31", section: "CARD")
    static let compact = Flag(
        "--compact", help: "Make the smallest card of 3.0 that says the same", section: "CARD")
    static let convert = Flag(
        "--convert",
        help: "Make a card of 3.0 of one of 2.1 or 4.0, or of one that has mistakes, and say what changes",
        section: "CARD"
    )
    static let urlRecord = Option<String>(
        "--url-record",
        value: "URL",
        help: "A link behind the card, for iPhones, which show nothing for a card: where it lies on the web",
        section: "RECORD"
    )

    static let lintInput = OptionalOperand(
        "FILE",
        reading: .path("vcf"),
        help: "A vCard, or what holds one: a message, TLV blocks, a tag's memory; - or nothing reads standard input"
    )
    static let lintAssume = Option<NewModel>.choice(
        "--assume",
        value: "MODEL",
        help: "Hold inline pictures against a factory tag of this model",
        section: "TAG"
    ).defaulting(to: .ntag216)
}
