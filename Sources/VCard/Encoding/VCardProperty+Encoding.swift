// SPDX-License-Identifier: MIT

extension VCardProperty {
    /// The content line, not folded, without its line break.
    func contentLine() throws(VCardError) -> [UInt8] {
        try validate()
        if isBase64, binaryValue == nil { throw VCardError(.invalidBase64(property: name)) }
        var line = ""
        if let group { line += group + "." }
        line += ValueKind.standard[name.uppercasedASCII] == nil ? name : name.uppercasedASCII
        for parameter in parameters {
            line += try text(of: parameter)
        }
        line += ":"
        line += rawValue
        return Array(line.utf8)
    }

    /// The parameter with its semicolon, or nothing when it has no value: an empty one stops Android's import.
    private func text(of parameter: VCardParameter) throws(VCardError) -> String {
        let upper = parameter.name.uppercasedASCII
        // Version 3.0 abolished CHARSET: the text is UTF-8.
        guard upper != "CHARSET" else { return "" }
        var values = parameter.values
        if upper == "TYPE" { values = Self.typeValues(values) }
        if upper == "ENCODING" { values = try Self.encodings(values) }
        values.removeAll { $0.isEmpty }
        guard !values.isEmpty else { return "" }
        var texts: [String] = []
        for value in values {
            let needsQuotes = value.utf8.contains { $0 == .colon || $0 == .semicolon || $0 == .comma }
            // iOS shows the quotes of a quoted type to the user.
            guard !needsQuotes || upper != "TYPE" else {
                throw VCardError(.invalidParameterValue(property: name, parameter: parameter.name))
            }
            texts.append(needsQuotes ? "\"" + value + "\"" : value)
        }
        let written = Self.knownParameters.contains(upper) ? upper : parameter.name
        return ";" + written + "=" + texts.joined(separator: ",")
    }

    private static func typeValues(_ values: [String]) -> [String] {
        values.flatMap { $0.utf8.split(separator: .comma) }.map { part in
            let value = String(Substring(part))
            let upper = value.uppercasedASCII
            return knownTypes.contains(upper) ? upper : value
        }
    }

    /// Version 3.0 has one encoding, `b`; `BASE64` is its older name.
    private static func encodings(_ values: [String]) throws(VCardError) -> [String] {
        var written: [String] = []
        for value in values {
            switch value.uppercasedASCII {
            case "B", "BASE64": written.append("b")
            case "": break
            default: throw VCardError(.abolishedEncoding(value))
            }
        }
        return written
    }

    private static let knownParameters: Set<String> = ["TYPE", "ENCODING", "VALUE", "LANGUAGE", "CONTEXT"]

    /// The types of RFC 2426; some phones know them in upper case only.
    private static let knownTypes: Set<String> = [
        "HOME", "WORK", "PREF", "VOICE", "FAX", "MSG", "CELL", "PAGER", "BBS", "MODEM", "CAR", "ISDN", "VIDEO", "PCS",
        "INTERNET", "X400", "DOM", "INTL", "POSTAL", "PARCEL",
        "GIF", "CGM", "WMF", "BMP", "MET", "PMB", "DIB", "PICT", "TIFF", "PS", "PDF", "JPEG", "MPEG", "MPEG2", "AVI",
        "QTIME", "PNG", "WAVE", "PCM", "AIFF", "BASIC", "X509", "PGP",
    ]
}
