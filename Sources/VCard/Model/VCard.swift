// SPDX-License-Identifier: MIT

/// A card: what stands between `BEGIN:VCARD` and `END:VCARD`.
///
/// ```swift
/// var contact = Contact(formattedName: "Jane Doe")
/// contact.phones = [LabelledValue("+15550100", types: ["CELL"])]
/// let bytes = try contact.card().encoded(folding: .off)
/// let cards = try VCardDecoding.strict(bytes)
/// print(cards[0][first: "TEL"]?.text ?? "no telephone")
/// ```
public struct VCard: Sendable {
    enum Form: Sendable {
        /// All lines of a text that was read.
        case read(CardText)
        case built([VCardProperty], Summary)
    }

    /// What the writer has to know of properties before it writes the first one.
    struct Summary: Sendable {
        var hasVersion = false
        var hasName = false
        var hasFormattedName = false

        /// What the lines have at most when they are written, not folded and without their line breaks.
        var mostBytes = 0
        var count = 0

        init(_ properties: [VCardProperty]) {
            for property in properties {
                switch property.form {
                case .built(let built): note(built.known, built.writtenLength)
                case .read(let text, let number):
                    note(text.lines[number].known, text.mostBytes(of: text.lines[number]))
                }
            }
        }

        init(_ text: CardText) {
            for line in text.lines { note(line.known, text.mostBytes(of: line)) }
        }

        private mutating func note(_ property: KnownProperty, _ length: Int) {
            mostBytes += length
            count += 1
            switch property {
            case .version: hasVersion = true
            case .name: hasName = true
            case .formattedName: hasFormattedName = true
            default: break
            }
        }
    }

    /// The version of the card, such as `3.0`.
    public let version: String

    let form: Form

    /// Makes a card of version 3.0; VERSION is put in front when it is not among the properties.
    ///
    /// Whether N and FN are there is checked when the card is written.
    public init(properties: [VCardProperty]) {
        let summary = Summary(properties)
        form = .built(properties, summary)
        version =
            summary.hasVersion
            ? properties.first { $0.known == .version }?.text ?? Self.writtenVersion : Self.writtenVersion
    }

    init(version: String, properties: [VCardProperty]) {
        self.version = version
        form = .built(properties, Summary(properties))
    }

    init(version: String, text: CardText) {
        self.version = version
        form = .read(text)
    }

    /// All properties between BEGIN and END in their order, VERSION among them.
    ///
    /// - Complexity: Linear in the number of properties: the list is made at each call.
    public var properties: [VCardProperty] {
        switch form {
        case .read(let text): text.lines.indices.map { VCardProperty(.read(text, $0)) }
        case .built(let properties, let summary):
            summary.hasVersion ? properties : [Self.versionProperty] + properties
        }
    }

    /// The first property of this name, compared without case, or nil.
    public subscript(first name: String) -> VCardProperty? {
        switch form {
        case .read(let text):
            return text.firstLine(named: name).map { VCardProperty(.read(text, $0)) }
        case .built(let properties, _):
            let known = KnownProperty(name)
            let found = properties.first { $0.isNamed(name, known) }
            return found ?? (known == .version ? Self.versionProperty : nil)
        }
    }

    /// All properties of this name, compared without case, in order.
    public subscript(all name: String) -> [VCardProperty] {
        let known = KnownProperty(name)
        return properties.filter { $0.isNamed(name, known) }
    }

    /// The name to show: the first FN, or one put together from N where FN is missing, or nothing.
    public var displayName: String {
        self[first: "FN"]?.text ?? self[first: "N"]?.text ?? ""
    }

    /// The versions that there are.
    enum Version: String, Sendable {
        case v21 = "2.1"
        case v30 = "3.0"
        case v40 = "4.0"

        /// The version of this name, or nil where there is none.
        init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
            switch NameKey(bytes, range) {
            case Self.keys[0]: self = .v21
            case Self.keys[1]: self = .v30
            case Self.keys[2]: self = .v40
            default: return nil
            }
        }

        private static let keys = [NameKey(known: "2.1"), NameKey(known: "3.0"), NameKey(known: "4.0")]
    }

    /// The one version that is written.
    static let writtenVersion = "3.0"

    /// VERSION, for a card that was made without it.
    static let versionProperty = VCardProperty(.built(BuiltProperty(version: writtenVersion)))
}

extension VCard: Hashable {
    /// Whether the cards have the same version and the same properties in the same order.
    public static func == (left: VCard, right: VCard) -> Bool {
        left.version == right.version && left.properties == right.properties
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(properties)
    }
}
