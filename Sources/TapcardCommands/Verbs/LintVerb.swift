// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF
internal import Type2Tag
internal import VCard

/// `tapcard lint`.
struct LintVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let path = arguments[Keys.lintInput] ?? "-"
        let bytes = try InputFile.read(path, isHex: arguments[Keys.hex], console: invocation.console)
        let form = arguments[Keys.form] == .auto ? InputGuess.form(of: bytes) : arguments[Keys.form]
        let name = path == "-" ? "standard input" : path
        let cards = try linted(bytes, as: form, name: name)
        let document = LintDocument(cards)
        invocation.show(document, lines: LintText.lines(cards))
        return document.hurts ? .answerIsNo : .done
    }

    private func linted(
        _ bytes: [UInt8],
        as form: InputForm,
        name: String
    ) throws(CommandFailure) -> [LintedCard] {
        if bytes.isEmpty { throw InputFile.empty("missing-begin") }
        guard let decoded = try Decoded(bytes, as: form, isRevealing: true) else {
            try refuseWithoutCard(bytes, name: name)
            return [LintedCard(bytes, name: name, room: room)]
        }
        let cards = decoded.records.compactMap { LintedCard($0, name: name, count: decoded.records.count, room: room) }
        guard !cards.isEmpty else {
            let hint = InputGuess.hint(for: bytes, as: form, arguments)
            throw CommandFailure("no-card", "\(name): no vCard in it", exit: .dataError, hint: hint)
        }
        return cards
    }

    /// A file that does not even begin as a card is none to judge.
    private func refuseWithoutCard(_ bytes: [UInt8], name: String) throws(CommandFailure) {
        guard !InputGuess.beginsCard(bytes), VCardDecoding(lenient: bytes).cards.isEmpty else { return }
        do throws(VCardError) {
            _ = try VCardDecoding.strict(bytes)
        } catch {
            throw CommandFailure(error, in: name)
        }
    }

    /// The longest card that the tag takes.
    private var room: Int {
        BuiltCard.longestText(in: MessageCapacity(factory: arguments[Keys.lintAssume].chip).bytes)
    }
}

/// A card and what was found in it.
struct LintedCard {
    /// What it lies in, for a person.
    let name: String

    /// The number of its record, from 0; nil for a file of cards.
    let record: Int?

    let bytes: [UInt8]
    let findings: [VCardAdvice]

    /// A file of cards.
    init(_ bytes: [UInt8], name: String, room: Int) {
        self.name = name
        record = nil
        self.bytes = bytes
        findings = VCardLint.findings(in: bytes, room: room)
    }

    /// Nil when the record holds no card.
    init?(_ shown: ShownRecord, name: String, count: Int, room: Int) {
        guard case .media(let media) = shown.content else { return nil }
        bytes = media.payload.array
        guard shown.cards != nil || InputGuess.beginsCard(bytes) else { return nil }
        self.name = count > 1 ? "\(name), record \(shown.index + 1)" : name
        record = shown.index
        findings = VCardLint.findings(mediaType: media.mediaType) + VCardLint.findings(in: bytes, room: room)
    }
}
