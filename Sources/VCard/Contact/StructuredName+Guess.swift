// SPDX-License-Identifier: MIT

extension StructuredName {
    /// Guesses the parts of a name that was typed as one text.
    ///
    /// It is a guess and nothing more: names of many people are built otherwise, and only they know. With a comma, as
    /// in `Doe, Jane`, what stands in front is the family name and the rest the given name. Otherwise the last word is
    /// the family name and what stands in front the given name. A single word is a given name. No character is lost
    /// but the comma and the blanks at the joint and at both ends; a no-break space parts no words.
    public init(guessedFrom displayName: String) {
        let name = Self.trimmed(displayName[...])
        if let comma = name.firstIndex(of: ",") {
            let family = Self.trimmed(name[..<comma])
            let given = Self.trimmed(name[name.index(after: comma)...])
            if !family.isEmpty, !given.isEmpty {
                self.init(familyNames: [String(family)], givenNames: [String(given)])
                return
            }
        }
        guard let joint = name.lastIndex(where: Self.isBlank) else {
            self.init(givenNames: name.isEmpty ? [] : [String(name)])
            return
        }
        self.init(
            familyNames: [String(name[name.index(after: joint)...])],
            givenNames: [String(Self.trimmed(name[..<joint]))])
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: isBlank)
        while let last = text.last, isBlank(last) { text.removeLast() }
        return text
    }

    private static func isBlank(_ character: Character) -> Bool {
        // A mark may combine with a blank: then the blank is part of a character.
        character.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{202F}" && scalar != "\u{2007}"
        }
    }
}
