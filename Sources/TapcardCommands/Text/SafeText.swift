// SPDX-License-Identifier: MIT

/// Text from a tag or a file, made safe to show: a terminal must not obey what lies on a tag.
enum SafeText {
    /// The text on one line: every control and formatting character becomes its number.
    static func oneLine(_ text: String) -> String {
        var safe = ""
        for scalar in text.unicodeScalars {
            if needsEscape(scalar) {
                safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }

    /// The text in lines: CR LF, CR and LF break lines, tabs become blanks, other controls their number.
    static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var previousWasReturn = false
        for scalar in text.unicodeScalars {
            defer { previousWasReturn = scalar == "\r" }
            switch scalar {
            case "\n" where previousWasReturn:
                continue
            case "\n", "\r":
                lines.append(oneLine(String(line)))
                line = String.UnicodeScalarView()
            case "\t":
                line.append(" ")
            default:
                line.append(scalar)
            }
        }
        return lines + [oneLine(String(line))]
    }

    /// Whether a terminal might obey the character instead of showing it.
    static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        // Joiners make emoji and scripts; the direction marks among the formatting characters can hide text.
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        default: false
        }
    }
}
