// SPDX-License-Identifier: MIT

/// A parameter of a property, such as `TYPE=CELL,VOICE`.
///
/// The values stand without the double quotes of the file. They hold no escapes: version 3.0 has none here, so a
/// backslash and a caret are ordinary characters.
public struct VCardParameter: Hashable, Sendable {
    /// The name as spelled; it compares without case.
    public let name: String

    /// The values in the order of the file; a value may be empty.
    public let values: [String]

    let known: KnownParameter

    /// Makes a parameter; what cannot be written is refused where it becomes part of a property.
    public init(name: String, values: [String]) {
        self.name = name
        self.values = values
        known = KnownParameter(NameKey(name))
    }

    /// Makes a `TYPE` parameter.
    public static func type(_ values: String...) -> VCardParameter {
        VCardParameter(name: "TYPE", values: values)
    }

    /// Tells whether the parameter has this name, compared without case in ASCII.
    public func isNamed(_ name: String) -> Bool {
        self.name.isSameName(as: name)
    }
}
