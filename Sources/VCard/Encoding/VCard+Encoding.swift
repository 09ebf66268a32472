// SPDX-License-Identifier: MIT

extension VCard {
    /// Writes the card as version 3.0 in UTF-8: BEGIN, VERSION, the properties in their order, END, each with CR LF.
    ///
    /// Names and types that RFC 2426 knows are written in upper case, others as spelled. Values are written as they
    /// stand in ``VCardProperty/rawValue``; only quoted-printable and the escapes of URIs, which version 3.0 does not
    /// have, are undone. There is no byte order mark, no `CHARSET` and no empty parameter.
    ///
    /// - Parameter folding: How lines are folded; `.off` is right for tags.
    /// - Returns: The bytes, the last CR LF among them.
    /// - Throws: `VCardError` without a place: the card is of another version, has no N or no FN (RFC 2426 sections
    ///   3.1.1 and 3.1.2), a name or parameter cannot be written, a value has a control character or bad base64, or
    ///   the folding is too narrow.
    public func encoded(folding: VCardFolding = .octets(75)) throws(VCardError) -> [UInt8] {
        var output: [UInt8] = []
        try append(to: &output, folding: folding)
        return output
    }

    /// Writes the card, as ``encoded(folding:)`` does, behind the bytes that are there.
    ///
    /// - Throws: As ``encoded(folding:)``; the bytes are then as they were.
    public func append(to output: inout [UInt8], folding: VCardFolding = .octets(75)) throws(VCardError) {
        try checkFrame(folding)
        let start = output.count
        let room = mostBytes(folding)
        output.append(addingCapacity: room) { $0.append(repeating: 0, count: room) }
        do throws(VCardError) {
            let end = try write(into: output.mutableSpan, from: start, folding)
            output.removeLast(output.count - end)
        } catch {
            output.removeLast(output.count - start)
            throw error
        }
    }

    /// Writes the card, as ``encoded(folding:)`` does, into a buffer of the caller's.
    ///
    /// - Returns: Whether it had room: when it had not, nothing is written. ``encodedSize(folding:)`` tells how much it
    ///   takes.
    /// - Throws: As ``encoded(folding:)``; nothing is written then.
    public func encode(
        into output: inout OutputSpan<UInt8>, folding: VCardFolding = .octets(75)
    ) throws(VCardError) -> Bool {
        let bytes = try encoded(folding: folding)
        guard bytes.count <= output.freeCapacity else { return false }
        for byte in bytes { output.append(byte) }
        return true
    }

    /// How many bytes ``encoded(folding:)`` gives.
    ///
    /// - Complexity: As that of writing the card.
    /// - Throws: As ``encoded(folding:)``.
    public func encodedSize(folding: VCardFolding = .octets(75)) throws(VCardError) -> Int {
        try encoded(folding: folding).count
    }
}

extension VCard {
    private func checkFrame(_ folding: VCardFolding) throws(VCardError) {
        if case .octets(let limit) = folding, limit < VCardFolding.minimumOctets {
            throw VCardError(.foldingTooNarrow(limit))
        }
        guard version == Self.writtenVersion else { throw VCardError(.versionNotWritten(version)) }
        let summary = summary
        guard summary.hasName else { throw VCardError(.missingName) }
        guard summary.hasFormattedName else { throw VCardError(.missingFormattedName) }
    }

    private var summary: Summary {
        switch form {
        case .read(let text): Summary(text)
        case .built(_, let summary): summary
        }
    }

    /// What the card takes at most.
    private func mostBytes(_ folding: VCardFolding) -> Int {
        var count = Self.head.count + Self.tail.count
        switch form {
        case .read(let text):
            for line in text.lines { count += Self.withFolds(text.mostBytes(of: line), folding) }
        case .built(let properties, _):
            let properties = properties.span
            for index in properties.indices {
                switch properties[index].form {
                case .built(let built): count += Self.withFolds(built.mostBytes, folding)
                case .read(let text, let number): count += Self.withFolds(text.mostBytes(of: text.lines[number]), folding)
                }
            }
        }
        return count
    }

    /// What a line takes at most, with its folds and its line break.
    private static func withFolds(_ count: Int, _ folding: VCardFolding) -> Int {
        guard case .octets(let limit) = folding, count > limit else { return count + 2 }
        return count + LineFolder.mostFolds(inLineOf: count, limit: limit) * 3 + 2
    }

    /// Writes the card from an index of the bytes on and returns the index behind it.
    private func write(
        into output: consuming MutableSpan<UInt8>, from start: Int, _ folding: VCardFolding
    ) throws(VCardError) -> Int {
        var writer = CardWriter(output, from: start, folding: folding)
        writer.append(Self.head.span)
        switch form {
        case .read(let text):
            for line in text.lines { try Self.write(line, of: text, &writer) }
        case .built(let properties, _):
            let properties = properties.span
            for index in properties.indices {
                switch properties[index].form {
                case .built(let built): try Self.write(built, &writer)
                case .read(let text, let number): try Self.write(text.lines[number], of: text, &writer)
                }
            }
        }
        writer.append(Self.tail.span)
        return writer.position
    }

    private static func write(_ property: BuiltProperty, _ writer: inout CardWriter) throws(VCardError) {
        try checkName(property.known, property.name)
        guard property.known != .version else { return }
        try property.checkBase64()
        try writer.append(property)
    }

    private static func write(
        _ line: LineLayout, of text: CardText, _ writer: inout CardWriter
    ) throws(VCardError) {
        guard line.known != .version else { return }
        guard line.isWrittenAsRead else {
            try write(try text.mended(line), &writer)
            return
        }
        try checkName(line.known, text.text(line.name, of: line))
        try writer.append(line, of: text)
    }

    /// The frame is ours: a property of this name would end the card or open another.
    private static func checkName(_ known: KnownProperty, _ name: @autoclosure () -> String) throws(VCardError) {
        if known == .begin || known == .end { throw VCardError(.invalidName(name())) }
    }

    private static let head = Array("BEGIN:VCARD\r\nVERSION:3.0\r\n".utf8)
    private static let tail = Array("END:VCARD\r\n".utf8)
}

extension LineLayout {
    /// Whether nothing has to be looked at again, and the value is the one that is meant.
    var isWrittenAsRead: Bool {
        traits.isDisjoint(with: [.isUnwritable, .isQuotedPrintable, .hasURIEscapes])
            && (!traits.contains(.isBase64) || traits.contains(.isSoundBase64))
    }
}

extension CardText {
    /// The property that is written for a line that cannot be written as it was read.
    fileprivate func mended(_ line: LineLayout) throws(VCardError) -> BuiltProperty {
        var parameters = parameters(of: line)
        if line.traits.contains(.isQuotedPrintable) {
            parameters.removeAll { $0.known == .encoding }
        }
        return try BuiltProperty(
            group: line.group.map { text($0, of: line) }, name: text(line.name, of: line), parameters: parameters,
            rawValue: meantValue(of: line))
    }
}

extension BuiltProperty {
    /// Android refuses a whole card for the sake of base64 that is none.
    fileprivate func checkBase64() throws(VCardError) {
        guard isBase64 else { return }
        let text = Array(rawValue.utf8)
        if Base64.decodedCount(text.span) == nil { throw VCardError(.invalidBase64(property: name)) }
    }
}
