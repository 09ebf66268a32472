// SPDX-License-Identifier: MIT

/// A property that was made and not read: its value is kept as it was given, and escaped when it is written.
final class BuiltProperty: Sendable {
    let group: String?
    let name: String
    let parameters: [VCardParameter]
    let known: KnownProperty
    let kind: ValueKind

    /// Whether a parameter says that the value is base64.
    let isBase64: Bool

    let shape: Shape

    /// Group, name and parameters as they are written, a colon, the value, and zeros for whole words to be read.
    ///
    /// The value is as it is written where the shape is `raw`; otherwise it is as it was given, not escaped, LF for all
    /// its line breaks, control characters between its parts.
    let line: [UInt8]

    /// Where the value begins in the line.
    let valueStart: Int

    /// Where the value ends in the line.
    let valueEnd: Int

    /// How many bytes the line has when it is written, not folded and without its line break.
    let writtenLength: Int

    /// Why the property cannot be written, if it cannot: a parameter, or the name of a line of the frame.
    let refusal: VCardError?

    /// Whether the line is written as it is kept.
    let isWrittenAsKept: Bool

    /// Whether the writer has to look at more than the line.
    let needsCheck: Bool

    static let padding = [UInt8](repeating: 0, count: 8)

    enum Shape: Sendable {
        /// Nothing is known of the value.
        case raw
        /// One text.
        case text
        /// Texts with commas between.
        case list
        /// Components with semicolons between, each a list.
        case structured
    }

    /// Checks everything but the meaning of the value (RFC 2425 section 5.8.2).
    init(
        group: String?, name: String, parameters: [VCardParameter], value: GivenValue
    ) throws(VCardError) {
        let known = KnownProperty(name)
        if let group, !group.isName { throw VCardError(.invalidGroup(group)) }
        guard known != .none || name.isName else { throw VCardError(.invalidName(name)) }
        // The colon, and the padding.
        var room = name.utf8.count + (group.map { $0.utf8.count + 1 } ?? 0) + 1 + Self.padding.count
        var isBase64 = false
        for parameter in parameters { room += try Self.check(parameter, of: name, &isBase64) }
        let kind = ValueKind(known, among: parameters)
        let shape = value.shape(in: kind)
        let size = try value.measured(of: name)
        room += shape == .raw ? size.written : size.given

        var line = [UInt8](repeating: 0, count: room)
        var refusal: VCardError?
        var writer = CardWriter(line.mutableSpan, from: 0, folding: .off)
        do throws(VCardError) {
            try writer.appendHead(group, name, known, parameters)
        } catch {
            refusal = error
        }
        writer.append(.colon)
        let valueStart = writer.position
        writer.append(value, isEscaped: shape == .raw)
        let valueEnd = writer.position
        writer.append(0 as UInt64, count: 8)
        let end = writer.position
        line.removeLast(line.count - end)
        // The frame is ours: a property of this name would end the card or open another.
        if known == .begin || known == .end { refusal = VCardError(.invalidName(name)) }

        self.group = group
        self.name = name
        self.parameters = parameters
        self.known = known
        self.kind = kind
        self.isBase64 = isBase64
        self.shape = shape
        self.line = line
        self.valueStart = valueStart
        self.valueEnd = valueEnd
        self.refusal = refusal
        writtenLength = valueStart + size.written
        isWrittenAsKept = shape == .raw || shape == .text && size.written == size.given
        needsCheck = refusal != nil || isBase64 || known == .version
    }

    /// VERSION, of which nothing has to be checked.
    init(version: String) {
        group = nil
        name = "VERSION"
        parameters = []
        known = .version
        kind = .text
        isBase64 = false
        shape = .text
        line = Array("VERSION:".utf8) + Array(version.utf8) + Self.padding
        valueStart = 8
        valueEnd = 8 + version.utf8.count
        writtenLength = valueEnd
        refusal = nil
        isWrittenAsKept = true
        needsCheck = true
    }

    /// Returns what the parameter takes at most.
    private static func check(
        _ parameter: VCardParameter, of property: String, _ isBase64: inout Bool
    ) throws(VCardError) -> Int {
        let known = parameter.known
        guard known != .none || parameter.name.isName else { throw VCardError(.invalidParameterName(parameter.name)) }
        var length = parameter.name.utf8.count + 2
        for value in parameter.values {
            guard value.isParameterValue else {
                throw VCardError(.invalidParameterValue(property: property, parameter: parameter.name))
            }
            if known == .encoding, KnownEncoding(NameKey(value)).isBase64 { isBase64 = true }
            // A value may be quoted, and a comma stand in front of it.
            length += value.utf8.count + 3
        }
        return length
    }

    /// The value as it is kept.
    var keptValue: ArraySlice<UInt8> { line[valueStart..<valueEnd] }

    /// The value as it is written.
    var writtenValue: [UInt8] {
        shape == .raw ? Array(keptValue) : TextEscaping.escape(keptValue)
    }
}

extension ValueKind {
    init(_ property: KnownProperty, among parameters: [VCardParameter]) {
        self = property.kind
        for parameter in parameters where parameter.known == .value {
            // An empty value says nothing, and is not written.
            guard let type = parameter.values.first(where: { !$0.isEmpty }) else { continue }
            self.init(property, valueParameter: NameKey(type))
            return
        }
    }
}

extension String {
    /// Whether a parameter can have this value: no control character and no double quote, which nothing escapes.
    fileprivate var isParameterValue: Bool {
        let utf8 = utf8
        let bytes = utf8.span
        return bytes.firstForbiddenControl == nil && bytes.first(.quote) == bytes.count
    }
}
