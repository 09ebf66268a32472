// SPDX-License-Identifier: MIT

/// An option without a value: `arguments[json]` is a `Bool`.
package struct Flag: OptionKey {
    package let declaration: OptionDeclaration

    /// What it is when neither the command line nor the environment says anything.
    package let defaultValue: Bool

    /// Declares a flag.
    ///
    /// - Parameters:
    ///   - names: The spellings with their dashes, short ones first.
    ///   - inversion: The spelling that says no, such as `--no-progress`.
    ///   - help: One sentence without a full stop.
    ///   - section: The heading of help under which it stands, or nil for the common one.
    ///   - environment: The variable read when the flag is not on the command line: `1`, `true`, `yes` or `on`; `0`,
    ///     `false`, `no` or `off`. An empty one counts as unset.
    ///   - defaultValue: What it is when it is not given.
    ///   - isRepeatable: Whether it may be given many times, to be counted.
    ///   - isInherited: Whether the commands below take it too, before and after their names.
    ///   - isHidden: Whether help, completions and suggestions keep silent about it.
    package init(
        _ names: String...,
        inversion: String? = nil,
        help: String,
        section: String? = nil,
        environment: String? = nil,
        default defaultValue: Bool = false,
        isRepeatable: Bool = false,
        isInherited: Bool = false,
        isHidden: Bool = false
    ) {
        let kind = OptionDeclaration.Kind.flag(inversion: inversion.map { OptionName($0) })
        var declaration = OptionDeclaration(names: names, kind: kind, help: help)
        declaration.section = section
        declaration.environment = environment
        declaration.isRepeatable = isRepeatable
        declaration.isInherited = isInherited
        declaration.isHidden = isHidden
        declaration.check = { (text) throws(ValueError) in _ = try Flag.meaning(of: text) }
        self.declaration = declaration
        self.defaultValue = defaultValue
    }

    static func meaning(of text: String) throws(ValueError) -> Bool {
        switch text.lowercased() {
        case "1", "true", "yes", "on": true
        case "0", "false", "no", "off": false
        default: throw ValueError(expected: "'1' or '0'")
        }
    }
}
