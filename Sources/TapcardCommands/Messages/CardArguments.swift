// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import VCard

/// The card of a `vcard` subcommand: a file as it stands, or fields.
struct CardArguments {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func payload() throws(CommandFailure) -> [UInt8] {
        for (name, values) in fields where values.contains("") { throw invocation.empty("'\(name)'") }
        if let path = arguments[Keys.card] {
            guard fields.allSatisfy(\.values.isEmpty) else {
                throw CommandFailure(arguments.usageError("a card comes from a file or from fields, not from both"))
            }
            return try payload(fromFile: path)
        }
        return try payloadFromFields()
    }

    /// A file goes on the tag octet for octet, but only when it is a card.
    private func payload(fromFile path: String) throws(CommandFailure) -> [UInt8] {
        let bytes = try InputFile.read(path, isHex: false, console: invocation.console)
        let name = path == "-" ? "standard input" : path
        do throws(VCardError) {
            _ = try VCardDecoding.strict(bytes)
        } catch {
            var failure = bytes.isEmpty ? InputFile.empty(error.code) : CommandFailure(error, in: name)
            // Of another version, most of what is wrong follows from that.
            let findings = VCardDecoding(lenient: bytes).findings
            failure.hint = findings.first { $0.code == "other-version" }?.message
            throw failure
        }
        for finding in VCardDecoding(lenient: bytes).findings {
            invocation.remark("warning: \(name):\(finding.line):\(finding.column): \(finding.message)")
        }
        return bytes
    }

    private func payloadFromFields() throws(CommandFailure) -> [UInt8] {
        guard let name = arguments[Keys.name] else {
            throw CommandFailure(
                arguments.usageError("a card needs a name", suggestion: "name a .vcf file, or give --name NAME")
            )
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
        do throws(VCardError) {
            // On a tag every octet counts, and old phones lose folded lines.
            return try contact.card().encoded(folding: .off)
        } catch {
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
            ("--note", single(Keys.note)), ("--phone", arguments[Keys.phone]), ("--email", arguments[Keys.email]),
            ("--url", arguments[Keys.cardURL]), ("--address", arguments[Keys.address]),
        ]
    }
}
