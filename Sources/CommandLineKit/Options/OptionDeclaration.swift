// SPDX-License-Identifier: MIT

/// An option as the parser and the renderers see it: its type forgotten, everything else kept.
package struct OptionDeclaration: Sendable {
    package enum Kind: Hashable, Sendable {
        /// Given or not; `inversion` is the spelling that says no.
        case flag(inversion: OptionName?)

        /// Followed by a value, which help calls `placeholder`.
        case value(placeholder: String)
    }

    package let names: [OptionName]
    package let kind: Kind
    package let help: String
    package internal(set) var choices: [Choice] = []
    package internal(set) var completion = CompletionHint.none

    /// The heading of help under which it stands, or nil for the common one.
    package internal(set) var section: String?

    /// The environment variable read when the option is not on the command line.
    package internal(set) var environment: String?

    /// The default, as help shows it.
    package internal(set) var defaultText: String?
    package internal(set) var isRequired = false
    package internal(set) var isRepeatable = false

    /// Whether help, completions and suggestions keep silent about it.
    package internal(set) var isHidden = false

    /// Whether the commands below take it too.
    package internal(set) var isInherited = false
    var check: @Sendable (String) throws(ValueError) -> Void = { (_) throws(ValueError) in }

    init(names: [String], kind: Kind, help: String) {
        self.names = names.map { OptionName($0) }
        self.kind = kind
        self.help = help
    }

    /// The spelling that messages use, and the key of its values: the first long one, else the first.
    package var canonicalName: String {
        (names.first(where: \.isLong) ?? names.first)?.description ?? ""
    }

    package var takesValue: Bool {
        if case .value = kind { true } else { false }
    }

    package var placeholder: String? {
        if case .value(let placeholder) = kind { placeholder } else { nil }
    }

    package var inversion: OptionName? {
        if case .flag(let inversion) = kind { inversion } else { nil }
    }

    /// Every spelling, also the one that says no.
    package var spellings: [OptionName] {
        if let inversion { names + [inversion] } else { names }
    }
}
