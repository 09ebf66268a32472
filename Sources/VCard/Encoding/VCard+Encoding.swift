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
        let summary = summary
        try check(summary, folding)
        let start = output.count
        let room = Self.mostBytes(summary, folding)
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
    private func check(_ summary: Summary, _ folding: VCardFolding) throws(VCardError) {
        if case .octets(let limit) = folding, limit < VCardFolding.minimumOctets {
            throw VCardError(.foldingTooNarrow(limit))
        }
        guard version == Self.writtenVersion else { throw VCardError(.versionNotWritten(version)) }
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
    private static func mostBytes(_ summary: Summary, _ folding: VCardFolding) -> Int {
        let lines = head.count + summary.mostBytes + summary.count * 2 + tail.count
        guard case .octets(let limit) = folding else { return lines }
        return lines + (LineFolder.mostFolds(inLineOf: summary.mostBytes, limit: limit) + summary.count * 2) * 3
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
        if property.needsCheck {
            guard property.known != .version else { return }
            try property.check()
        }
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
        if line.known == .begin || line.known == .end {
            throw VCardError(.invalidName(text.text(line.name, of: line)))
        }
        try writer.append(line, of: text)
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
            value: .raw(meantValue(of: line)))
    }
}

extension BuiltProperty {
    /// Checks what a writer may not write; Android refuses a whole card for the sake of base64 that is none.
    fileprivate func check() throws(VCardError) {
        if let refusal { throw refusal }
        guard isBase64 else { return }
        let text = writtenValue
        if Base64.decodedCount(text.span) == nil { throw VCardError(.invalidBase64(property: name)) }
    }
}
