// SPDX-License-Identifier: MIT

/// One content line of a card: `item1.TEL;TYPE=CELL:+15550100`.
///
/// The value is kept as it stands in the file, so that a property nobody touched, or nobody knows, is written back
/// as it was. ``text`` and ``components`` are views of it.
public struct VCardProperty: Hashable, Sendable {
    /// The group in front of the dot, as spelled, or nil.
    public let group: String?

    /// The name as spelled; ``isNamed(_:)`` compares it.
    public let name: String

    /// The parameters in the order of the file; a name may come twice.
    public let parameters: [VCardParameter]

    /// The value: unfolded, still escaped.
    public let rawValue: String

    /// Makes a property from a value that is already escaped as its type wants it.
    ///
    /// - Throws: `VCardError` when a name has other characters than letters, digits and hyphens, a parameter value has
    ///   a double quote, or a value has a control character (TAB is allowed).
    public init(
        group: String? = nil, name: String, parameters: [VCardParameter] = [], rawValue: String
    ) throws(VCardError) {
        self.init(uncheckedGroup: group, name: name, parameters: parameters, rawValue: rawValue)
        try validate()
    }

    /// For what the lenient decoder read: the encoder checks again.
    init(uncheckedGroup group: String?, name: String, parameters: [VCardParameter], rawValue: String) {
        self.group = group
        self.name = name
        self.parameters = parameters
        self.rawValue = rawValue
    }

    /// Tells whether the property has this name, compared without case in ASCII (RFC 2425 section 5.8.2).
    public func isNamed(_ name: String) -> Bool {
        self.name.isSameName(as: name)
    }

    /// All values of the parameters of this name, in order; repeated parameters count as one list.
    public func parameterValues(_ name: String) -> [String] {
        parameters.filter { $0.isNamed(name) }.flatMap(\.values)
    }

    /// The values of `TYPE` as spelled, without empty ones.
    ///
    /// A quoted list, which some programs write, is parted at its commas.
    public var types: [String] {
        parameterValues("TYPE").flatMap { $0.utf8.split(separator: .comma) }.map { String(Substring($0)) }
    }
}

extension VCardProperty {
    /// Checks everything but the meaning of the value.
    func validate() throws(VCardError) {
        if let group, !group.isName { throw VCardError(.invalidGroup(group)) }
        guard name.isName else { throw VCardError(.invalidName(name)) }
        for parameter in parameters {
            guard parameter.name.isName else { throw VCardError(.invalidParameterName(parameter.name)) }
            for byte in parameter.values.lazy.flatMap(\.utf8) where byte == .quote || byte.isForbiddenControl {
                throw VCardError(.invalidParameterValue(property: name, parameter: parameter.name))
            }
        }
        for byte in rawValue.utf8 where byte.isForbiddenControl {
            throw VCardError(.controlCharacter(byte, property: name))
        }
    }
}
