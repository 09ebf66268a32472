// SPDX-License-Identifier: MIT

extension CardExchangeTests {
    static let cases = names + texts + structured + decorated + [everything]

    static let names = [
        CardCase("N and FN alone"),
        CardCase(
            "name in Chinese",
            whole: [PropertyModel("N", [["王"], ["小明"], [""], [""], [""]]), PropertyModel("FN", "王小明")]),
        CardCase(
            "name with all components and lists",
            whole: [
                PropertyModel(
                    "N", [["Stevenson"], ["John"], ["Philip", "Paul"], ["Dr."], ["Jr.", "M.D.", "A.C.P."]]),
                PropertyModel("FN", "Dr. John Stevenson"),
            ]),
        CardCase(
            "name with separators in it",
            whole: [
                PropertyModel("N", [["a;b"], ["c,d"], ["e\\f"], ["g:h"], [""]]), PropertyModel("FN", "a;b, c\\d"),
            ]),
        CardCase(
            "name with an apostrophe and an accent",
            whole: [
                PropertyModel("N", [["O'Connor"], ["Zoë"], [""], [""], [""]]), PropertyModel("FN", "Zoë O'Connor"),
            ]),
        CardCase(
            "long name beyond ASCII",
            whole: [
                PropertyModel("N", [["Д", "Ж"].map { String(repeating: $0, count: 50) }, ["é"], [""], [""], [""]]),
                PropertyModel("FN", String(repeating: "Длинное имя ", count: 12) + "."),
            ]),
    ]

    static let texts = [
        CardCase("note with all that is escaped", PropertyModel("NOTE", "a\\b;c,d\ne:f\"g")),
        CardCase("note with a path", PropertyModel("NOTE", "C:\\next\\new\\")),
        CardCase("note with backslashes before separators", PropertyModel("NOTE", "a\\;b\\,c\\\\n")),
        CardCase("note of line breaks alone", PropertyModel("NOTE", "\n\n\n")),
        CardCase("note that begins and ends with blanks", PropertyModel("NOTE", "x  y z")),
        CardCase("empty note", PropertyModel("NOTE", "")),
        CardCase("note of 69 letters", PropertyModel("NOTE", String(repeating: "a", count: 69))),
        CardCase("note of 70 letters", PropertyModel("NOTE", String(repeating: "a", count: 70))),
        CardCase("note of 71 letters", PropertyModel("NOTE", String(repeating: "a", count: 71))),
        CardCase("note of 1000 letters", PropertyModel("NOTE", String(repeating: "abcdefghi ", count: 100) + ".")),
        CardCase(
            "note with an escape at the fold", PropertyModel("NOTE", String(repeating: "a", count: 69) + "\nb;c,d\\e")),
        CardCase("note of escapes alone", PropertyModel("NOTE", String(repeating: ";,\\\n", count: 50) + ".")),
        CardCase("note of two-octet characters", PropertyModel("NOTE", String(repeating: "é", count: 200))),
        CardCase("note of three-octet characters", PropertyModel("NOTE", String(repeating: "中", count: 200))),
        CardCase("note of emoji", PropertyModel("NOTE", String(repeating: "🎉", count: 100))),
        CardCase("note with one character in two spellings", PropertyModel("NOTE", "é e\u{301}")),
        CardCase("note with a family of emoji and right-to-left text", PropertyModel("NOTE", "👩‍👩‍👧‍👦 مرحبا שלום")),
        CardCase("note with a tab", PropertyModel("NOTE", "a\tb")),
        CardCase("title and role", PropertyModel("TITLE", "Head of R&D, Ltd; etc"), PropertyModel("ROLE", "Ingénieur")),
        CardCase("telephone with pauses", PropertyModel("TEL", "+15550100,,123;4")),
        CardCase("address of e-mail with a display name", PropertyModel("EMAIL", "\"Doe, Jane\" <jane@example.com>")),
        CardCase("birthday", PropertyModel("BDAY", "1990-01-01")),
        CardCase("URL", PropertyModel("URL", "https://example.com/a?b=c&d=%20#e")),
        CardCase("own property", PropertyModel("X-CUSTOM-THING", "a;b,c\\d")),
    ]

    static let structured = [
        CardCase("organization with units", PropertyModel("ORG", [["Example, Ltd"], ["R;D"], ["Team\\A"]])),
        CardCase("organization without units", PropertyModel("ORG", [["Example Ltd"]])),
        CardCase(
            "address",
            PropertyModel("ADR", [[""], [""], ["1 High St"], ["Town"], [""], ["AB1 2CD"], ["GB"]], types: ["WORK"])),
        CardCase(
            "address with line breaks and separators",
            PropertyModel(
                "ADR",
                [
                    ["PO;1"], ["Flat, 2"], ["1 High St\nHouse \\ 3"], ["Zürich"], ["ZH"], ["8000"], ["Schweiz"],
                ])),
        CardCase("address with a list", PropertyModel("ADR", [[""], [""], ["a", "b,c"], ["d"], [""], [""], [""]])),
        CardCase("categories", PropertyModel("CATEGORIES", [["a,b", "c;d", "e\\f", "é"]])),
        CardCase("one category", PropertyModel("CATEGORIES", [["friends"]])),
    ]

    static let decorated = [
        CardCase(
            "types", PropertyModel("TEL", "+15550100", types: ["CELL", "VOICE"]),
            PropertyModel("TEL", "+15550101", types: ["WORK"])),
        CardCase(
            "groups", PropertyModel("TEL", "+15550100", group: "item1"),
            PropertyModel("X-ABLABEL", "_$!<Other>!$_", group: "item1")),
        CardCase("parameter with a colon", quoted("a:b")),
        CardCase("parameter with a comma", quoted("a,b")),
        CardCase("parameter with a semicolon", quoted("a;b")),
        CardCase("parameter with a backslash and a caret", quoted("a\\nb^nc")),
        CardCase("parameter beyond ASCII", quoted("é漢😀")),
        CardCase("long quoted parameter", quoted(String(repeating: "a:b;c,", count: 30))),
        CardCase(
            "several parameters",
            {
                var property = PropertyModel("NOTE", "x", types: ["HOME", "PREF"])
                property.parameters["LANGUAGE"] = ["de-DE"]
                property.parameters["X-LIST"] = ["a", "b:c", "d"]
                return property
            }()),
    ]

    static let everything = CardCase(
        "everything at once",
        whole: (names[3].properties
            + [
                texts[0], texts[3], texts[12], texts[18], texts[19], texts[22], structured[0], structured[3],
                structured[5], decorated[0], decorated[1], decorated[8],
            ]
            .flatMap { $0.properties.dropFirst(2) }))

    private static func quoted(_ value: String) -> PropertyModel {
        var property = PropertyModel("X-TEST", "v")
        property.parameters["X-P"] = [value]
        return property
    }
}
