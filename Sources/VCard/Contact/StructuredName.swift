// SPDX-License-Identifier: MIT

/// The five components of N, each a list (RFC 2426 section 3.1.2).
public struct StructuredName: Hashable, Sendable {
    /// The family names.
    public var familyNames: [String]

    /// The given names.
    public var givenNames: [String]

    /// The additional names, such as middle names.
    public var additionalNames: [String]

    /// The honorific prefixes, such as `Dr.`.
    public var prefixes: [String]

    /// The honorific suffixes, such as `M.D.`.
    public var suffixes: [String]

    /// Makes a name; what is not given is empty.
    public init(
        familyNames: [String] = [], givenNames: [String] = [], additionalNames: [String] = [],
        prefixes: [String] = [], suffixes: [String] = []
    ) {
        self.familyNames = familyNames
        self.givenNames = givenNames
        self.additionalNames = additionalNames
        self.prefixes = prefixes
        self.suffixes = suffixes
    }

    /// Reads the components of N: missing ones are empty, further ones are ignored, and so are empty values.
    public init(components: [[String]]) {
        func values(_ index: Int) -> [String] {
            index < components.count ? components[index].filter { !$0.isEmpty } : []
        }
        self.init(
            familyNames: values(0), givenNames: values(1), additionalNames: values(2), prefixes: values(3),
            suffixes: values(4))
    }

    /// All five components, as N has them.
    public var components: [[String]] {
        [familyNames, givenNames, additionalNames, prefixes, suffixes]
    }

    /// The name as it is spoken: prefixes, given, additional, family names, suffixes, joined by blanks.
    public var spoken: String {
        [prefixes, givenNames, additionalNames, familyNames, suffixes].joined().filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
