// SPDX-License-Identifier: MIT

extension CardReader {
    /// Makes the parameters of a property and tells what is odd about them.
    mutating func parameters(of content: ContentLine, _ line: LogicalLine) throws(VCardError) -> [VCardParameter] {
        var parameters: [VCardParameter] = []
        for scanned in content.parameters {
            let place = line.place(of: scanned.name?.lowerBound ?? scanned.values.first?.lowerBound ?? 0)
            guard let nameRange = scanned.name else {
                let word = scanned.values.first.map(line.text) ?? ""
                if !isVersion21 { try report(.bareParameter(word), .warning, at: place) }
                parameters.append(VCardParameter(name: Self.nameOfBareWord(word), values: [word]))
                continue
            }
            var values = scanned.values.map(line.text)
            let parameter = VCardParameter(name: line.text(nameRange), values: values)
            if parameter.isNamed("TYPE") {
                values = try mendedTypes(values, of: scanned, line)
            }
            if parameter.isNamed("CHARSET"), !isVersion21 {
                try report(.abolishedParameter(parameter.name), .warning, at: place)
            }
            parameters.append(VCardParameter(name: parameter.name, values: values))
        }
        for encoding in parameters where encoding.isNamed("ENCODING") && !isVersion21 {
            for value in encoding.values where !value.isSameName(as: "B") {
                try report(.abolishedEncoding(value), .warning, at: line.place(of: content.name.upperBound))
            }
        }
        return parameters
    }

    var isVersion21: Bool { open?.version == "2.1" }

    /// `HOME\,VOICE` is two values, the first with a backslash, by the grammar; lenient reading drops the backslash.
    private mutating func mendedTypes(
        _ values: [String], of scanned: ContentLine.Parameter, _ line: LogicalLine
    ) throws(VCardError) -> [String] {
        var mended = values
        for index in values.indices.dropLast() where values[index].utf8.last == .backslash {
            let place = line.place(of: max(scanned.values[index].upperBound - 1, 0))
            try report(.backslashInParameter, .warning, at: place)
            if isLenient { mended[index] = String(decoding: values[index].utf8.dropLast(), as: UTF8.self) }
        }
        return mended
    }

    /// The parameter that a bare word of version 2.1 belongs to.
    private static func nameOfBareWord(_ word: String) -> String {
        switch word.uppercasedASCII {
        case "QUOTED-PRINTABLE", "BASE64", "7BIT", "8BIT": "ENCODING"
        case "INLINE", "URL", "CID", "CONTENT-ID": "VALUE"
        default: "TYPE"
        }
    }
}
