// SPDX-License-Identifier: MIT

extension CardWriter {
    /// Appends a property as a content line.
    @_lifetime(self: copy self)
    mutating func append(_ property: BuiltProperty) throws(VCardError) {
        try appendLine(mostBytes: property.mostBytes) { (writer: inout CardWriter) throws(VCardError) in
            if let group = property.group {
                writer.append(group)
                writer.append(.dot)
            }
            let name = property.name.utf8
            if property.known == .none { writer.append(name.span) } else { writer.appendUppercased(name.span) }
            for parameter in property.parameters {
                try writer.append(parameter, of: property.name)
            }
            writer.append(.colon)
            writer.append(property.value)
        }
    }

    @_lifetime(self: copy self)
    private mutating func append(_ value: BuiltProperty.Value) {
        switch value {
        case .raw(let text): append(text)
        case .text(let text): appendEscaped(text)
        case .list(let values): append(list: values)
        case .structured(let components):
            for index in components.indices {
                if index > 0 { append(.semicolon) }
                append(list: components[index])
            }
        }
    }

    @_lifetime(self: copy self)
    private mutating func append(list values: [String]) {
        for index in values.indices {
            if index > 0 { append(.comma) }
            appendEscaped(values[index])
        }
    }

    /// Appends a line that was read and can be written as it is, its names and types in their canonical form.
    @_lifetime(self: copy self)
    mutating func append(_ line: LineLayout, of text: CardText) throws(VCardError) {
        let bytes = text.bytes(of: line)
        try appendLine(mostBytes: text.mostBytes(of: line)) { (writer: inout CardWriter) throws(VCardError) in
            let span = bytes.span
            if let group = line.group {
                writer.append(span.extracting(group))
                writer.append(.dot)
            }
            let name = span.extracting(line.name)
            if line.known == .none { writer.append(name) } else { writer.appendUppercased(name) }
            if line.parameterCount > 0 { try writer.appendParameters(of: line, text, span) }
            writer.append(.colon)
            writer.append(span.extracting(line.value))
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

extension BuiltProperty {
    /// What the line has at most, not folded and without its line break.
    var mostBytes: Int {
        var count = name.utf8.count + 1 + valueLength
        if let group { count += group.utf8.count + 1 }
        for parameter in parameters {
            count += parameter.name.utf8.count + 2
            // A value may be quoted, and a comma stand in front of it.
            for value in parameter.values { count += value.utf8.count + 3 }
        }
        return count
    }
}

extension CardText {
    /// What the line has at most, not folded and without its line break.
    func mostBytes(of line: LineLayout) -> Int {
        var count = Int(line.valueEnd - line.start)
        // A bare word gets a name, and a value may be quoted: the quotes that were there do not count.
        for index in line.parameters {
            let parameter = parameters[index]
            count += parameter.name.count + parameter.value.count + 12
        }
        return count
    }
}
