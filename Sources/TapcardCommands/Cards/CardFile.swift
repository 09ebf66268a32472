// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import VCard

/// A file of cards that is to go on a tag.
struct CardFile {
    private let path: String
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }
    private var name: String { path == "-" ? "standard input" : path }

    init(_ path: String, _ invocation: Invocation) {
        self.path = path
        self.invocation = invocation
    }

    /// What goes on the tag: the file byte for byte, unless something was to be done to it.
    func payload() throws(CommandFailure) -> CardPayload {
        let bytes = try InputFile.read(path, isHex: false, console: invocation.console)
        let decoding = VCardDecoding(lenient: bytes)
        let isConverting = arguments[Keys.convert]
        return isConverting ? try converted(bytes, decoding) : try unconverted(bytes, decoding)
    }

    // MARK: As it stands

    private func unconverted(_ bytes: [UInt8], _ decoding: VCardDecoding) throws(CommandFailure) -> CardPayload {
        if let finding = decoding.findings.first(where: \.isAboutVersion) { throw foreign(finding, decoding) }
        let cards = try soundCards(bytes, decoding)
        for finding in decoding.findings { warn(of: finding) }
        guard arguments[Keys.compact] else { return CardPayload(bytes) }
        return CardPayload(try CardPayload.bytes(of: cards.map { $0.compacted() }), fileFindings: decoding.findings)
    }

    private func foreign(_ finding: VCardFinding, _ decoding: VCardDecoding) -> CommandFailure {
        let version = decoding.cards.lazy.map(\.card.version).first { $0 != "3.0" } ?? "?"
        return CommandFailure(
            finding, in: name, saying: "a card of version \(version); cards go on a tag as 3.0",
            hint: "--convert makes one of 3.0 of it and says what changes"
        )
    }

    private func soundCards(_ bytes: [UInt8], _ decoding: VCardDecoding) throws(CommandFailure) -> [VCard] {
        do throws(VCardError) {
            return try VCardDecoding.strict(bytes)
        } catch {
            var failure = bytes.isEmpty ? InputFile.empty(error.code) : CommandFailure(error, in: name)
            if isWhole(decoding) { failure.hint = "--convert makes a sound card of what can be read of it" }
            throw failure
        }
    }

    /// Whether there is a card, and none is cut off.
    private func isWhole(_ decoding: VCardDecoding) -> Bool {
        !decoding.cards.isEmpty && !decoding.cards.contains(where: \.isTruncated)
    }

    private func warn(of finding: VCardFinding) {
        invocation.remark("warning: \(name):\(finding.line):\(finding.column): \(finding.message)")
    }

    // MARK: Converted

    private func converted(_ bytes: [UInt8], _ decoding: VCardDecoding) throws(CommandFailure) -> CardPayload {
        guard isWhole(decoding) else { throw unreadable(bytes, decoding) }
        let findings = decoding.findings.filter { !$0.isCuredByConversion }
        for finding in findings { warn(of: finding) }
        var cards: [VCard] = []
        var changes: [CardChange] = []
        for (index, decoded) in decoding.cards.enumerated() {
            let conversion = decoded.card.converted()
            cards.append(conversion.card)
            let number = decoding.cards.count > 1 ? index + 1 : nil
            changes += conversion.changes.map { CardChange(change: $0, card: number) }
        }
        tell(changes)
        let isSound = changes.isEmpty && !decoding.findings.contains { $0.severity == .error }
        if isSound, !arguments[Keys.compact] { return CardPayload(bytes, changes: changes) }
        if arguments[Keys.compact] { cards = cards.map { $0.compacted() } }
        return CardPayload(try CardPayload.bytes(of: cards), changes: changes, fileFindings: findings)
    }

    /// A card that is cut off may have lost anything: that is for nobody to write in silence.
    private func unreadable(_ bytes: [UInt8], _ decoding: VCardDecoding) -> CommandFailure {
        if bytes.isEmpty { return InputFile.empty("missing-begin") }
        let cuts = decoding.findings.filter { finding in
            switch finding.reason {
            case .missingEnd, .limitExceeded: true
            default: false
            }
        }
        guard let finding = cuts.first ?? decoding.findings.first(where: { $0.severity == .error }) else {
            return CommandFailure("missing-begin", "\(name): no card in it", exit: .dataError)
        }
        return CommandFailure(finding, in: name)
    }

    private func tell(_ changes: [CardChange]) {
        let spoken = changes.filter { $0.change.kind != .respelled }
        for change in spoken { invocation.remark(change.line) }
        guard !changes.isEmpty else { return invocation.remark("nothing to convert: a card of 3.0") }
        let kinds: [VCardChange.Kind] = [.respelled, .added, .moved, .approximated, .dropped]
        let counts = kinds.map { kind in (kind, changes.count { $0.change.kind == kind }) }.filter { $0.1 > 0 }
        let summary = counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
        invocation.remark("converted to 3.0: \(summary)")
    }
}

extension VCardFinding {
    fileprivate var isAboutVersion: Bool {
        if case .otherVersion = reason { true } else { false }
    }

    /// Whether a conversion mends it, or tells of it itself.
    fileprivate var isCuredByConversion: Bool {
        switch reason {
        case .otherVersion, .missingVersion, .missingName, .missingFormattedName, .byteOrderMark, .lineEndNotCRLF,
            .emptyLine, .blankInFrame, .bareParameter, .backslashInParameter, .abolishedParameter,
            .abolishedEncoding, .invalidUTF8, .controlCharacter, .characterSplitByFold, .invalidBase64,
            .unknownEscape, .bareSeparator, .escapeInURI, .tooManyComponents, .bytesAfterEnd:
            true
        default: false
        }
    }
}
