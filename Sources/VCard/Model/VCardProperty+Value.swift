// SPDX-License-Identifier: MIT

extension VCardProperty {
    var kind: ValueKind {
        ValueKind(propertyName: name, valueParameter: parameterValues("VALUE").first)
    }

    /// The value in its components, each a list of values, unescaped.
    ///
    /// N and ADR are parted by semicolons and, within a component, by commas; ORG by semicolons alone; GEO by
    /// its semicolon. NICKNAME and CATEGORIES are one component with a list. Anything else is one component with one
    /// value. An empty component is a list of one empty value. Nothing is padded and nothing cut off: there are as
    /// many components as the file has.
    public var components: [[String]] {
        let bytes = Array(rawValue.utf8)
        let span = bytes.span
        let whole = 0..<span.count
        switch kind {
        case .text:
            return [[TextEscaping.unescape(span)]]
        case .textList:
            return [Self.values(span, in: whole, at: .comma)]
        case .structured(let lists):
            return TextEscaping.split(span, in: whole, at: .semicolon).map { component in
                lists ? Self.values(span, in: component, at: .comma) : [Self.value(span, in: component)]
            }
        case .geo:
            return rawValue.utf8.split(separator: .semicolon, omittingEmptySubsequences: false)
                .map { [String(Substring($0))] }
        case .uri, .binary, .date, .plain:
            return [[rawValue]]
        }
    }

    /// The value as a person reads it.
    ///
    /// TEXT is unescaped. Lists, ORG and ADR are joined by a comma and a blank, without the empty parts. N is put in
    /// the order in which names are spoken: prefixes, given, additional, family name, suffixes, joined by blanks.
    /// URIs, binary data, dates and numbers are as they stand in the file.
    public var text: String {
        let components = components
        switch kind {
        case .structured where isNamed("N"):
            return StructuredName(components: components).spoken
        case .textList, .structured:
            return components.joined().filter { !$0.isEmpty }.joined(separator: ", ")
        case .text, .uri, .binary, .geo, .date, .plain:
            return kind == .text ? components.first?.first ?? "" : rawValue
        }
    }

    /// The bytes of a value that is inline base64 (`ENCODING=b`), or nil when it is none.
    public var binaryValue: [UInt8]? {
        isBase64 ? Base64.decode(rawValue.utf8) : nil
    }

    var isBase64: Bool {
        parameterValues("ENCODING").contains { $0.isSameName(as: "B") || $0.isSameName(as: "BASE64") }
    }

    private static func values(_ bytes: Span<UInt8>, in range: Range<Int>, at separator: UInt8) -> [String] {
        TextEscaping.split(bytes, in: range, at: separator).map { value(bytes, in: $0) }
    }

    private static func value(_ bytes: Span<UInt8>, in range: Range<Int>) -> String {
        TextEscaping.unescape(bytes.extracting(range))
    }
}
