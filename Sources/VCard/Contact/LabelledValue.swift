// SPDX-License-Identifier: MIT

/// A telephone number, address of e-mail or of the web, with what it is for.
public struct LabelledValue: Hashable, Sendable {
    /// The value, unescaped.
    public var value: String

    /// The types, such as `CELL`, as spelled.
    public var types: [String]

    /// A label of the owner's own, which Apple keeps in a grouped `X-ABLabel`.
    public var label: String?

    /// Makes a value.
    public init(_ value: String, types: [String] = [], label: String? = nil) {
        self.value = value
        self.types = types
        self.label = label
    }
}
