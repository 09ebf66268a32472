// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// A card of `Fixtures/vcard/lint.txt`, whose source says what was measured on which phone.
struct LintSample: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    static func load() -> [LintSample] {
        ((try? Fixtures.stanzas("vcard/lint.txt")) ?? []).map(LintSample.init)
    }

    var bytes: [UInt8] {
        get throws {
            guard let body = stanza["body"] else { return try Self.bytes(stanza.required("input")) }
            return try Self.bytes("BEGIN:VCARD⏎VERSION:3.0⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎\(body)END:VCARD⏎")
        }
    }

    /// The notation of the file: `⏎` is CR LF, bytes and controls stand in brackets, `{TEXT}*N` is repeated.
    private static func bytes(_ notation: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = notation[...]
        while let character = rest.popFirst() {
            switch character {
            case "⏎": bytes += [0x0D, 0x0A]
            case "[":
                let word = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(word.count + 1)
                let control: [String: UInt8] = ["LF": 0x0A, "CR": 0x0D, "TAB": 0x09]
                bytes += try control[String(word)].map { [$0] } ?? fixtureBytes(String(word))
            case "{":
                let text = rest.prefix { $0 != "}" }
                rest = rest.dropFirst(text.count + 2)
                let digits = rest.prefix { $0.isNumber }
                rest = rest.dropFirst(digits.count)
                let repeated = try Self.bytes(String(text))
                for _ in 0..<(Int(digits) ?? 0) { bytes += repeated }
            default: bytes += Array(String(character).utf8)
            }
        }
        return bytes
    }
}

@Suite("Every card of the lint fixtures through lint")
struct LintCardTests {
    static let samples = LintSample.load()

    @Test("Every card is found")
    func count() {
        #expect(LintCardTests.samples.count == 40)
    }

    @Test("The advice is that of the fixture, and so is the exit status", arguments: samples)
    func advice(_ sample: LintSample) throws {
        let workplace = try Workplace()
        try workplace.write(try sample.bytes, to: "./card.vcf")
        let expected = sample.stanza.all("advice")
        let hurts = expected.contains { !$0.hasPrefix("note ") }
        // The one tag that a card of the file is held against is an NTAG213.
        let tag = sample.stanza["room"] == nil ? "" : " --assume ntag213"
        let run = workplace.run("lint ./card.vcf --as vcard --json" + tag)
        #expect(run.status == (hurts ? 1 : 0), "\(run.outputText)")
        #expect(try JSONValue.text(at: "findings.count", in: run.output) == String(expected.count))
        for (index, advice) in expected.enumerated() {
            let keys = ["severity", "phone", "code", "line", "column"]
            let found = try keys.map { try JSONValue.text(at: "findings.\(index).\($0)", in: run.output) }
            let words = found.map { $0.replacing("\"", with: "") }
            #expect("\(words[0]) \(words[1]) \(words[2]) \(words[3]):\(words[4])" == advice)
        }
        let text = workplace.run("lint ./card.vcf --as vcard" + tag)
        Manners.expect(text, asked: "lint ./card.vcf")
        #expect(text.status == run.status)
    }
}
