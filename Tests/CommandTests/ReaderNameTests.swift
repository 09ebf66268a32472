// SPDX-License-Identifier: MIT

import TapcardCommands
import Testing

/// A word behind `--reader`, and what it names.
struct ReaderNameCase: Sendable, CustomTestStringConvertible {
    let word: String
    let name: ReaderName?

    var testDescription: String { name == nil ? "\"\(word)\" names no reader" : "\"\(word)\" names a reader" }

    // The grammar of the tool's interface: auto, libnfc[:CONNSTRING], pcsc[:NAME], file:PATH.
    static let all = [
        ReaderNameCase(word: "auto", name: .auto),
        ReaderNameCase(word: "auto:", name: nil),
        ReaderNameCase(word: "auto:x", name: nil),
        ReaderNameCase(word: "Auto", name: nil),
        ReaderNameCase(word: "file:tag.bin", name: .file(path: "tag.bin")),
        ReaderNameCase(word: "file:a:b c", name: .file(path: "a:b c")),
        ReaderNameCase(word: "file:", name: nil),
        ReaderNameCase(word: "file", name: nil),
        ReaderNameCase(word: "libnfc", name: .libnfc(nil)),
        ReaderNameCase(word: "libnfc:", name: nil),
        ReaderNameCase(word: "libnfc:pn532_uart:/dev/ttyUSB0:115200", name: .libnfc("pn532_uart:/dev/ttyUSB0:115200")),
        ReaderNameCase(word: "pcsc", name: .pcsc(nil)),
        ReaderNameCase(word: "pcsc:", name: nil),
        ReaderNameCase(word: "pcsc:ACS ACR122U PICC 00 00", name: .pcsc("ACS ACR122U PICC 00 00")),
        ReaderNameCase(word: "pcsc:a:b", name: .pcsc("a:b")),
        ReaderNameCase(word: "", name: nil),
        ReaderNameCase(word: ":", name: nil),
        ReaderNameCase(word: "virtual:x", name: nil),
        ReaderNameCase(word: "pn532_uart:/dev/ttyUSB0", name: nil),
    ]
}

/// What two libraries list, and which reader that makes.
struct ChoiceCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let libnfc: [String]
    let pcsc: [String]
    let choice: AutomaticChoice

    // The rules of `auto`: one reader is taken, several are listed, an ACR122U in both lists is one.
    static let all = [
        ChoiceCase(testDescription: "none", libnfc: [], pcsc: [], choice: .none),
        ChoiceCase(
            testDescription: "one of libnfc", libnfc: ["pn532_uart:/dev/x"], pcsc: [],
            choice: .one(libnfc: "pn532_uart:/dev/x", pcsc: nil)),
        ChoiceCase(
            testDescription: "one of PC/SC", libnfc: [], pcsc: ["ACS ACR1252 PICC"],
            choice: .one(libnfc: nil, pcsc: "ACS ACR1252 PICC")),
        ChoiceCase(
            testDescription: "an ACR122U in both", libnfc: ["acr122_usb:001:004"], pcsc: ["ACS ACR122U PICC 00 00"],
            choice: .one(libnfc: "acr122_usb:001:004", pcsc: "ACS ACR122U PICC 00 00")),
        ChoiceCase(
            testDescription: "a Touchatag in both", libnfc: ["acr122_usb:001:004"], pcsc: ["ACS Touchatag 00 00"],
            choice: .one(libnfc: "acr122_usb:001:004", pcsc: "ACS Touchatag 00 00")),
        ChoiceCase(
            testDescription: "libnfc over PC/SC is the same reader", libnfc: ["acr122_pcsc:ACS ACR122U"],
            pcsc: ["ACS ACR122U PICC 00 00"],
            choice: .one(libnfc: "acr122_pcsc:ACS ACR122U", pcsc: "ACS ACR122U PICC 00 00")),
        ChoiceCase(
            testDescription: "an ACR122U and another of PC/SC", libnfc: ["acr122_usb:001:004"],
            pcsc: ["ACS ACR122U PICC 00 00", "ACS ACR1252 PICC"],
            choice: .several([
                .libnfc("acr122_usb:001:004"), .pcsc("ACS ACR122U PICC 00 00"), .pcsc("ACS ACR1252 PICC"),
            ])),
        ChoiceCase(
            testDescription: "one of each that are not the same", libnfc: ["pn532_uart:/dev/x"],
            pcsc: ["ACS ACR122U PICC 00 00"],
            choice: .several([.libnfc("pn532_uart:/dev/x"), .pcsc("ACS ACR122U PICC 00 00")])),
        ChoiceCase(
            testDescription: "an ACR122U of libnfc and an ACR1252U of PC/SC", libnfc: ["acr122_usb:001:004"],
            pcsc: ["ACS ACR1252 PICC"],
            choice: .several([.libnfc("acr122_usb:001:004"), .pcsc("ACS ACR1252 PICC")])),
        ChoiceCase(
            testDescription: "two of libnfc", libnfc: ["a", "b"], pcsc: [],
            choice: .several([.libnfc("a"), .libnfc("b")])),
        ChoiceCase(
            testDescription: "two of PC/SC", libnfc: [], pcsc: ["a", "b"], choice: .several([.pcsc("a"), .pcsc("b")])),
    ]
}

/// A reader's name and how a shell is to be given it.
struct QuotingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: ReaderName
    let word: String

    // POSIX shell, 2.2.2: within single quotes everything but a single quote stands for itself.
    static let all = [
        QuotingCase(
            testDescription: "nothing to quote", name: .libnfc("pn532_uart:/dev/x"), word: "libnfc:pn532_uart:/dev/x"),
        QuotingCase(testDescription: "no name", name: .pcsc(nil), word: "pcsc"),
        QuotingCase(testDescription: "auto", name: .auto, word: "auto"),
        QuotingCase(testDescription: "blanks", name: .pcsc("a b"), word: "'pcsc:a b'"),
        QuotingCase(testDescription: "a quote", name: .pcsc("it's"), word: #"'pcsc:it'\''s'"#),
        QuotingCase(testDescription: "a command", name: .file(path: "$(x)"), word: "'file:$(x)'"),
        QuotingCase(testDescription: "a control", name: .pcsc("a\u{1B}b"), word: #"'pcsc:a\u{1B}b'"#),
        QuotingCase(testDescription: "letters beyond ASCII", name: .pcsc("Lesegerät"), word: "'pcsc:Lesegerät'"),
    ]
}

@Suite("Names of readers")
struct ReaderNameTests {
    @Test("A word names a reader, or none", arguments: ReaderNameCase.all)
    func parse(_ sample: ReaderNameCase) {
        let name = ReaderName(parsing: sample.word)
        #expect(name == sample.name)
        if let name { #expect(name.description == sample.word) }
    }

    @Test("What auto means", arguments: ChoiceCase.all)
    func choose(_ sample: ChoiceCase) {
        #expect(AutomaticChoice(libnfc: sample.libnfc, pcsc: sample.pcsc) == sample.choice)
    }

    @Test("A name can be pasted into a shell", arguments: QuotingCase.all)
    func quote(_ sample: QuotingCase) {
        #expect(sample.name.forShell == sample.word)
    }
}
