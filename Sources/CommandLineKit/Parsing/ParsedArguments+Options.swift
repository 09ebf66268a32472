// SPDX-License-Identifier: MIT

extension ParsedArguments {
    /// The value of an option, or nil when it was not given.
    package subscript<Value>(option: Option<Value>) -> Value? {
        entries(of: option).last.flatMap { try? option.reader.read($0.text) }
    }

    /// The value of an option, or its default.
    package subscript<Value>(option: DefaultedOption<Value>) -> Value {
        self[option.option] ?? option.defaultValue
    }

    /// The values of an option in the order of the command line.
    package subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
        entries(of: option).compactMap { try? option.option.reader.read($0.text) }
    }

    /// The value of an option that has to be given.
    ///
    /// - Throws: `UsageError` when the command that was parsed does not list the option; never otherwise.
    package subscript<Value>(option: RequiredOption<Value>) -> Value {
        get throws(UsageError) {
            guard let value = self[option.option] else {
                let name = option.declaration.canonicalName
                throw UsageError(.missingOption(name), "missing option '\(name)'", path: path, usage: usage)
            }
            return value
        }
    }

    /// Whether a flag is set.
    package subscript(flag: Flag) -> Bool {
        guard let entry = entries(of: flag).last else { return flag.defaultValue }
        return (try? Flag.meaning(of: entry.text)) ?? flag.defaultValue
    }

    /// How often a flag was set.
    package func count(of flag: Flag) -> Int {
        entries(of: flag).count { (try? Flag.meaning(of: $0.text)) == true }
    }
}
