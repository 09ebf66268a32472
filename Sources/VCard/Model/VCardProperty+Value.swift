// SPDX-License-Identifier: MIT

extension VCardProperty {
    var kind: ValueKind {
        switch form {
        case .read(let text, let number): text.lines[number].kind
        case .built(let property): property.kind
        }
    }

    /// The value in its components, each a list of values, unescaped.
    ///
    /// N and ADR are parted by semicolons and, within a component, by commas; ORG by semicolons alone; GEO by
    /// its semicolon. NICKNAME and CATEGORIES are one component with a list. Anything else is one component with one
    /// value. An empty component is a list of one empty value. Nothing is padded and nothing cut off: there are as
    /// many components as the file has.
    public var components: [[String]] {
        if case .built(let property) = form, property.shape != .raw { return property.components }
        let kind = kind
        return withMeantValue { Self.components(of: $0, kind) }
    }

    /// The value as a person reads it.
    ///
    /// TEXT is unescaped. Lists, ORG and ADR are joined by a comma and a blank, without the empty parts. N is put in
    /// the order in which names are spoken: prefixes, given, additional, family name, suffixes, joined by blanks.
    /// URIs, binary data, dates and numbers are as they stand in the file.
    public var text: String {
        if case .built(let property) = form, property.shape == .text {
            return String(decoding: property.keptValue, as: UTF8.self)
        }
        switch kind {
        case .text:
            if case .read(let text, let number) = form, let plain = text.plainText(of: text.lines[number]) {
                return plain
            }
            return withMeantValue { TextEscaping.unescape($0) }
        case .structured where known == .name:
            return StructuredName(components: components).spoken
        case .textList, .structured:
            return components.joined().filter { !$0.isEmpty }.joined(separator: ", ")
        case .uri, .binary, .geo, .date, .plain:
            return withMeantValue { String(repairing: $0) }
        }
    }

    /// The bytes of a value that is inline base64 (`ENCODING=b`), or nil when it is none.
    public var binaryValue: [UInt8]? {
        isBase64 ? withMeantValue { Base64.decode($0) } : nil
    }

    var isBase64: Bool {
        switch form {
        case .read(let text, let number): text.lines[number].traits.contains(.isBase64)
        case .built(let property): property.isBase64
        }
    }

    private static func components(of bytes: Span<UInt8>, _ kind: ValueKind) -> [[String]] {
        let whole = 0..<bytes.count
        switch kind {
        case .text:
            return [[TextEscaping.unescape(bytes)]]
        case .textList:
            return [values(bytes, in: whole, at: .comma)]
        case .structured(let lists):
            return TextEscaping.split(bytes, in: whole, at: .semicolon).map { component in
                lists ? values(bytes, in: component, at: .comma) : [value(bytes, in: component)]
            }
        case .geo:
            var parts: [[String]] = []
            var start = 0
            while true {
                let end = bytes.first(.semicolon, from: start)
                parts.append([String(repairing: bytes.extracting(start..<end))])
                guard end < bytes.count else { return parts }
                start = end + 1
            }
        case .uri, .binary, .date, .plain:
            return [[String(repairing: bytes)]]
        }
    }

    private static func values(_ bytes: Span<UInt8>, in range: Range<Int>, at separator: UInt8) -> [String] {
        TextEscaping.split(bytes, in: range, at: separator).map { value(bytes, in: $0) }
    }

    private static func value(_ bytes: Span<UInt8>, in range: Range<Int>) -> String {
        TextEscaping.unescape(bytes.extracting(range))
    }
}

extension BuiltProperty {
    /// The parts of a value that was given in parts.
    fileprivate var components: [[String]] {
        let value = keptValue
        guard shape == .list || shape == .structured else { return [[String(decoding: value, as: UTF8.self)]] }
        return value.split(separator: .componentSeparator, omittingEmptySubsequences: false).map { component in
            component.split(separator: .valueSeparator, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }
}
