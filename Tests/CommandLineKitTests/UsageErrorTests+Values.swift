// SPDX-License-Identifier: MIT

import CommandLineKit

extension UsageErrorTests {
    static let values = [
        Case(
            name: "no value at the end",
            words: ["track", "--carrier"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'"
        ),
        Case(
            name: "no value for the last option of a cluster",
            words: ["track", "-vc"],
            kind: .missingValue(option: "-c"),
            message: "missing value for '-c'"
        ),
        Case(
            name: "an option where the value should be",
            words: ["track", "--carrier", "--json"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'"
        ),
        Case(
            name: "two dashes where the value should be",
            words: ["track", "--carrier", "--", "x"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'"
        ),
        Case(
            name: "a dashed word where the value should be",
            words: ["track", "--carrier", "-dove"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'",
            suggestion: "write '--carrier=-dove' if that is the value"
        ),
        Case(
            name: "a dashed word where the value of a short option should be",
            words: ["track", "-c", "--dove"],
            kind: .missingValue(option: "-c"),
            message: "missing value for '-c'",
            suggestion: "write '-c--dove' if that is the value"
        ),
        Case(
            name: "a value for a flag",
            words: ["track", "--json=yes"],
            kind: .unexpectedValue(option: "--json"),
            message: "option '--json' takes no value"
        ),
        Case(
            name: "a choice that is none",
            words: ["track", "--color", "purple"],
            kind: .invalidValue(name: "--color", value: "purple"),
            message: "invalid value 'purple' for '--color', expected 'auto', 'always' or 'never'"
        ),
        Case(
            name: "a misspelt choice",
            words: ["track", "--color=alwyas"],
            kind: .invalidValue(name: "--color", value: "alwyas"),
            message: "invalid value 'alwyas' for '--color', expected 'auto', 'always' or 'never'",
            suggestion: "did you mean 'always'?"
        ),
        Case(
            name: "a choice in upper case",
            words: ["track", "--color=NEVER"],
            kind: .invalidValue(name: "--color", value: "NEVER"),
            message: "invalid value 'NEVER' for '--color', expected 'auto', 'always' or 'never'",
            suggestion: "did you mean 'never'?"
        ),
        Case(
            name: "a number below the range",
            words: ["send", "letter", "-w0", "x"],
            kind: .invalidValue(name: "-w", value: "0"),
            message: "invalid value '0' for '-w', expected a whole number from 1 to 2000"
        ),
        Case(
            name: "a number above the range",
            words: ["send", "letter", "--weight", "2001", "x"],
            kind: .invalidValue(name: "--weight", value: "2001"),
            message: "invalid value '2001' for '--weight', expected a whole number from 1 to 2000"
        ),
        Case(
            name: "a number too large for the machine",
            words: ["send", "parcel", "--insure", "9223372036854775808", "small"],
            kind: .invalidValue(name: "--insure", value: "9223372036854775808"),
            message: "invalid value '9223372036854775808' for '--insure', expected a whole number of at least 0"
        ),
        Case(
            name: "no number at all",
            words: ["copy", "--limit", "many", "a", "b"],
            kind: .invalidValue(name: "--limit", value: "many"),
            message: "invalid value 'many' for '--limit', expected a whole number"
        ),
    ]

    static let environment = [
        Case(
            name: "a variable that is none of the choices",
            words: ["track"],
            kind: .invalidValue(name: "POST_COLOR", value: "nevr"),
            message: "invalid value 'nevr' in the environment variable POST_COLOR, "
                + "expected 'auto', 'always' or 'never'",
            suggestion: "did you mean 'never'?",
            environment: ["POST_COLOR": "nevr"]
        ),
        Case(
            name: "a variable of a flag that is neither yes nor no",
            words: ["track"],
            kind: .invalidValue(name: "POST_JSON", value: "maybe"),
            message: "invalid value 'maybe' in the environment variable POST_JSON, expected '1' or '0'",
            environment: ["POST_JSON": "maybe"]
        ),
    ]
}
