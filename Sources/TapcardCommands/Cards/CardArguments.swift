// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import VCard

/// The card of a `vcard` subcommand: a file as it stands, what was made of one, or fields.
struct CardArguments {
    let invocation: Invocation
    var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func payload() throws(CommandFailure) -> CardPayload {
        for (name, values) in fields where values.contains("") { throw invocation.empty("'\(name)'") }
        if let path = arguments[Keys.card] {
            guard fields.allSatisfy(\.values.isEmpty) else {
                throw usage("a card comes from a file or from fields, not from both")
            }
            return try CardFile(path, invocation).payload()
        }
        if arguments[Keys.convert] { throw usage("'--convert' goes with a file") }
        let card = try cardFromFields()
        return CardPayload(try CardPayload.bytes(of: [arguments[Keys.compact] ? card.compacted() : card]))
    }

    private func cardFromFields() throws(CommandFailure) -> VCard {
        guard let name = arguments[Keys.name] else {
            throw usage("a card needs a name", suggestion: "name a .vcf file, or give --name NAME")
        }
        var contact = Contact(formattedName: name)
        contact.name = StructuredName(guessedFrom: name)
        contact.phones = arguments[Keys.phone].map { LabelledValue($0) }
        contact.emails = arguments[Keys.email].map { LabelledValue($0) }
        contact.organization = arguments[Keys.organization].map { [$0] } ?? []
        contact.title = arguments[Keys.title]
        contact.urls = arguments[Keys.cardURL].map { LabelledValue($0) }
        contact.note = arguments[Keys.note]
        contact.addresses = arguments[Keys.address].map { CardArguments.address($0) }
        contact.birthday = arguments[Keys.birthday]
        do throws(VCardError) {
            return try contact.card()
        } catch {
            if case .invalidDate = error.reason {
                throw usage("'--birthday' is no date", suggestion: "a date is written 1990-12-31")
            }
            throw CommandFailure(error)
        }
    }

    private static func address(_ text: String) -> PostalAddress {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " })
        }
        func part(_ index: Int) -> [String] { index < parts.count && !parts[index].isEmpty ? [parts[index]] : [] }
        return PostalAddress(
            street: part(0),
            locality: part(1),
            region: part(2),
            postalCode: part(3),
            // What is left over belongs to the last part: nothing that was typed is lost.
            country: parts.count > 5 ? [parts[4...].joined(separator: ";")] : part(4)
        )
    }

    /// The fields of a card by their options, with what was typed for each.
    private var fields: [(name: String, values: [String])] {
        func single(_ key: Option<String>) -> [String] { arguments[key].map { [$0] } ?? [] }
        return [
            ("--name", single(Keys.name)), ("--org", single(Keys.organization)), ("--title", single(Keys.title)),
            ("--note", single(Keys.note)), ("--birthday", single(Keys.birthday)), ("--phone", arguments[Keys.phone]),
            ("--email", arguments[Keys.email]), ("--url", arguments[Keys.cardURL]),
            ("--address", arguments[Keys.address]),
        ]
    }

    private func usage(_ message: String, suggestion: String? = nil) -> CommandFailure {
        CommandFailure(arguments.usageError(message, suggestion: suggestion))
    }
}
