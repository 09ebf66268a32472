// SPDX-License-Identifier: MIT

/// An option with a value, which may be absent.
///
/// The declaration is the key: `arguments[reader]` is a `String?` when `reader` is an `Option<String>`.
/// `required()`, `repeated()` and `defaulting(to:)` make the other kinds of it.
package struct Option<Value: Sendable>: OptionKey {
    package let declaration: OptionDeclaration
    let reader: ValueReader<Value>

    /// Declares an option.
    ///
    /// - Parameters:
    ///   - names: The spellings with their dashes, short ones first.
    ///   - value: What help calls the value, in upper case.
    ///   - reader: How the text becomes a value.
    ///   - help: One sentence without a full stop.
    ///   - section: The heading of help under which it stands, or nil for the common one.
    ///   - environment: The variable read when the option is not on the command line. An empty one counts as unset.
    ///   - completion: What a shell offers, when it differs from what `reader` says.
    ///   - isInherited: Whether the commands below take it too, before and after their names.
    ///   - isHidden: Whether help, completions and suggestions keep silent about it.
    package init(
        _ names: String...,
        value: String,
        reading reader: ValueReader<Value>,
        help: String,
        section: String? = nil,
        environment: String? = nil,
        completion: CompletionHint? = nil,
        isInherited: Bool = false,
        isHidden: Bool = false
    ) {
        self.init(
            names: names,
            value: value,
            reading: reader,
            help: help,
            section: section,
            environment: environment,
            completion: completion,
            isInherited: isInherited,
            isHidden: isHidden
        )
    }

    init(
        names: [String],
        value: String,
        reading reader: ValueReader<Value>,
        help: String,
        section: String?,
        environment: String?,
        completion: CompletionHint?,
        isInherited: Bool,
        isHidden: Bool
    ) {
        var declaration = OptionDeclaration(names: names, kind: .value(placeholder: value), help: help)
        declaration.choices = reader.choices
        declaration.completion = completion ?? reader.completion
        declaration.section = section
        declaration.environment = environment
        declaration.isInherited = isInherited
        declaration.isHidden = isHidden
        declaration.check = { (text) throws(ValueError) in _ = try reader.read(text) }
        self.declaration = declaration
        self.reader = reader
    }

    private init(_ declaration: OptionDeclaration, _ reader: ValueReader<Value>) {
        self.declaration = declaration
        self.reader = reader
    }

    func changing(_ change: (inout OptionDeclaration) -> Void) -> Self {
        var declaration = declaration
        change(&declaration)
        return Self(declaration, reader)
    }
}
