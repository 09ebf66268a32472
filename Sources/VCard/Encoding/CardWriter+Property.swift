// SPDX-License-Identifier: MIT

extension CardWriter {
    /// Appends a property as a content line.
    @_lifetime(self: copy self)
    mutating func append(_ property: BuiltProperty) throws(VCardError) {
        try appendLine(mostBytes: property.writtenLength) { (writer: inout CardWriter) throws(VCardError) in
            writer.append(property.line, property)
        }
    }

    @_lifetime(self: copy self)
    private mutating func append(_ line: [UInt8], _ property: BuiltProperty) {
        let span = line.span
        if property.isWrittenAsKept {
            append(span, 0..<property.valueEnd)
        } else {
            append(span, 0..<property.valueStart)
            appendEscaped(span, property.valueStart..<property.valueEnd)
        }
    }

    /// Appends what stands in front of the colon.
    @_lifetime(self: copy self)
    mutating func appendHead(
        _ group: String?, _ name: String, _ known: KnownProperty, _ parameters: [VCardParameter]
    ) throws(VCardError) {
        if let group {
            append(group)
            append(.dot)
        }
        if known == .none { append(name) } else { append(known.key) }
        if !parameters.isEmpty { try append(parameters, of: name) }
    }

    /// Appends a line that was read and can be written as it is, its names and types in their canonical form.
    @_lifetime(self: copy self)
    mutating func append(_ line: LineLayout, of text: CardText) throws(VCardError) {
        let bytes = text.bytes(of: line)
        try appendLine(mostBytes: text.mostBytes(of: line)) { (writer: inout CardWriter) throws(VCardError) in
            let span = bytes.span
            if let group = line.group {
                writer.append(span, group)
                writer.append(.dot)
            }
            if line.known == .none { writer.append(span, line.name) } else { writer.append(line.known.key) }
            if line.parameterCount > 0 { try writer.appendParameters(of: line, text, span) }
            writer.append(.colon)
            writer.append(span, line.value)
        }
    }

    @_lifetime(self: copy self)
    private mutating func appendParameters(
        of line: LineLayout, _ text: CardText, _ bytes: Span<UInt8>
    ) throws(VCardError) {
        var list = ParameterList()
        for index in line.parameters {
            let parameter = text.parameters[index]
            if !parameter.isContinued { list = ParameterList() }
            let value = bytes.extracting(parameter.value)
            if parameter.isBareWord {
                let name = parameter.known.impliedName.utf8
                try append(value, named: name.span, parameter.known, &list, of: "")
            } else {
                try append(value, named: bytes.extracting(parameter.name), parameter.known, &list, of: "")
            }
        }
    }
}

extension CardText {
    /// What the line has at most when it is written, not folded and without its line break.
    func mostBytes(of line: LineLayout) -> Int {
        var count = Int(line.valueEnd &- line.start)
        // A bare word gets a name, and a value may be quoted: the quotes that were there do not count.
        for index in line.parameters {
            let parameter = parameters[index]
            count += parameter.name.count + parameter.value.count + 12
        }
        // A byte that is no UTF-8 becomes three; a quoted-printable line break, two.
        return line.isWrittenAsRead ? count : count * 3
    }
}
