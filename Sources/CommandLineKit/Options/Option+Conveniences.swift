// SPDX-License-Identifier: MIT

extension Option<String> {
    /// Declares an option whose value is any text.
    ///
    /// The parameters are those of `init(_:value:reading:help:section:environment:completion:isInherited:isHidden:)`.
    package init(
        _ names: String...,
        value: String,
        help: String,
        section: String? = nil,
        environment: String? = nil,
        completion: CompletionHint = .none,
        isInherited: Bool = false,
        isHidden: Bool = false
    ) {
        self.init(
            names: names,
            value: value,
            reading: .text,
            help: help,
            section: section,
            environment: environment,
            completion: completion,
            isInherited: isInherited,
            isHidden: isHidden
        )
    }
}

extension Option where Value: CaseIterable & RawRepresentable<String> {
    /// Declares an option whose value is one of the cases, spelt as its raw value.
    ///
    /// `describing` says what each case means; the other parameters are those of
    /// `init(_:value:reading:help:section:environment:completion:isInherited:isHidden:)`.
    package static func choice(
        _ names: String...,
        value: String,
        help: String,
        section: String? = nil,
        environment: String? = nil,
        isInherited: Bool = false,
        isHidden: Bool = false,
        describing: (Value) -> String = { _ in "" }
    ) -> Self {
        Self(
            names: names,
            value: value,
            reading: .choice(help: describing),
            help: help,
            section: section,
            environment: environment,
            completion: nil,
            isInherited: isInherited,
            isHidden: isHidden
        )
    }
}
