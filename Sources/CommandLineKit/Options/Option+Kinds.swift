// SPDX-License-Identifier: MIT

/// An option that has to be given, on the command line or in the environment.
package struct RequiredOption<Value: Sendable>: OptionKey {
    let option: Option<Value>
    package var declaration: OptionDeclaration { option.declaration }
}

/// An option that may be given many times; its values keep their order.
package struct RepeatedOption<Value: Sendable>: OptionKey {
    let option: Option<Value>
    package var declaration: OptionDeclaration { option.declaration }
}

/// An option that always has a value.
package struct DefaultedOption<Value: Sendable>: OptionKey {
    let option: Option<Value>
    package let defaultValue: Value
    package var declaration: OptionDeclaration { option.declaration }
}

extension Option {
    /// The same option, but it has to be given.
    package func required() -> RequiredOption<Value> {
        RequiredOption(option: changing { $0.isRequired = true })
    }

    /// The same option, but it may be given many times.
    package func repeated() -> RepeatedOption<Value> {
        RepeatedOption(option: changing { $0.isRepeatable = true })
    }

    /// The same option with a value for when it is not given; help shows `text`.
    package func defaulting(to value: Value, shown text: String) -> DefaultedOption<Value> {
        DefaultedOption(option: changing { $0.defaultText = text }, defaultValue: value)
    }
}

extension Option where Value: LosslessStringConvertible {
    /// The same option with a value for when it is not given.
    package func defaulting(to value: Value) -> DefaultedOption<Value> {
        defaulting(to: value, shown: value.description)
    }
}

extension Option where Value: RawRepresentable<String> {
    /// The same option with a value for when it is not given.
    package func defaulting(to value: Value) -> DefaultedOption<Value> {
        defaulting(to: value, shown: value.rawValue)
    }
}
