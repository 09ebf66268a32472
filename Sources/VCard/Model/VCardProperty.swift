// SPDX-License-Identifier: MIT

/// One content line of a card: `item1.TEL;TYPE=CELL:+15550100`.
///
/// The value is kept as it stands in the file, so that a property nobody touched, or nobody knows, is written back
/// as it was. ``text`` and ``components`` are views of it. A property that was read shares the storage of its card, and
/// of the input that the card was read from; texts are made when they are asked for.
public struct VCardProperty: Sendable {
    enum Form: Sendable {
        /// A line that was read, by its number in the card.
        case read(CardText, Int)
        case built(BuiltProperty)
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }

    /// Makes a property from a value that is already escaped as its type wants it.
    ///
    /// - Throws: `VCardError` when a name has other characters than letters, digits and hyphens, a parameter value has
    ///   a double quote, or a value has a control character (TAB is allowed).
    public init(
        group: String? = nil, name: String, parameters: [VCardParameter] = [], rawValue: String
    ) throws(VCardError) {
        form = .built(try BuiltProperty(group: group, name: name, parameters: parameters, value: .raw(rawValue)))
    }

    /// The group in front of the dot, as spelled, or nil.
    public var group: String? {
        switch form {
        case .read(let text, let number): text.lines[number].group.map { text.text($0, of: text.lines[number]) }
        case .built(let property): property.group
        }
    }

    /// The name as spelled; ``isNamed(_:)`` compares it.
    public var name: String {
        switch form {
        case .read(let text, let number): text.text(text.lines[number].name, of: text.lines[number])
        case .built(let property): property.name
        }
    }

    /// The parameters in the order of the file; a name may come twice.
    public var parameters: [VCardParameter] {
        switch form {
        case .read(let text, let number): text.parameters(of: text.lines[number])
        case .built(let property): property.parameters
        }
    }

    /// The value: unfolded, still escaped, still encoded.
    ///
    /// Quoted-printable and the escapes that some programs put into URIs are still there; ``text`` has them undone,
    /// and so has the card that is written. Bytes that are no UTF-8 show as U+FFFD.
    public var rawValue: String {
        switch form {
        case .read(let text, let number): text.text(text.lines[number].value, of: text.lines[number])
        case .built(let property): String(decoding: property.writtenValue, as: UTF8.self)
        }
    }

    /// Tells whether the property has this name, compared without case in ASCII (RFC 2425 section 5.8.2).
    public func isNamed(_ name: String) -> Bool {
        isNamed(name, KnownProperty(name))
    }

    /// All values of the parameters of this name, in order; repeated parameters count as one list.
    public func parameterValues(_ name: String) -> [String] {
        switch form {
        case .read(let text, let number): text.values(name, of: text.lines[number])
        case .built(let property): property.parameters.filter { $0.isNamed(name) }.flatMap(\.values)
        }
    }

    /// The values of `TYPE` as spelled, without empty ones.
    ///
    /// A quoted list, which some programs write, is parted at its commas.
    public var types: [String] {
        parameterValues("TYPE").flatMap { $0.utf8.split(separator: .comma) }.map { String(Substring($0)) }
    }
}

extension VCardProperty {
    /// What RFC 2426 knows the property as.
    var known: KnownProperty {
        switch form {
        case .read(let text, let number): text.lines[number].known
        case .built(let property): property.known
        }
    }

    func isNamed(_ name: String, _ known: KnownProperty) -> Bool {
        switch form {
        case .read(let text, let number): text.isNamed(name, known, text.lines[number])
        case .built(let property):
            known != .none || property.known != .none
                ? known == property.known : property.name.isSameName(as: name)
        }
    }

    /// Whether reading found that another value is meant than the one that stands there.
    var isMended: Bool {
        guard case .read(let text, let number) = form else { return false }
        return !text.lines[number].traits.isDisjoint(with: .isMended)
    }
}

extension VCardProperty: Hashable {
    /// Whether group, name, parameters and value are the same, as they are spelled, and the value means the same.
    public static func == (left: VCardProperty, right: VCardProperty) -> Bool {
        if case .read(let text, let number) = left.form, case .read(let other, let otherNumber) = right.form,
            text === other, number == otherNumber
        {
            return true
        }
        return left.known == right.known && left.isMended == right.isMended && left.name == right.name
            && left.group == right.group && left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
            && left.parameters == right.parameters
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(group)
        hasher.combine(rawValue)
        hasher.combine(parameters)
    }
}
