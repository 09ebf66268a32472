// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@testable import ReaderEmulation

/// One story of `Fixtures/readers/acr122-usb.txt`, which says how a story is written.
struct USBScenario: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    static let all = ((try? Fixtures.stanzas("readers/acr122-usb.txt")) ?? []).map(USBScenario.init)

    /// Plays the story; what comes out differently is an issue.
    func play() throws {
        let bench = try makeBench()
        var last = Program.Outcome(status: 0, output: "", errors: "")
        var sent = 0
        for (key, value) in stanza.fields {
            switch key {
            case "case", "source", "chip", "option": continue
            case "mode":
                let words = value.split(separator: " ")
                bench.mode = (String(words[0]), words.count > 1 ? try number(words[1]) : 0)
            case "control":
                #expect(ControlInterpreter(field: bench.field).answer(bench.expanded(value)) == "ok")
            case "nfc-list": last = try bench.nfcProgram("nfc-list", value.split(separator: " ").map(String.init))
            case "tapcard": last = try bench.tapcard(value)
            case "usb": last = try bench.overUSB(value)
            case "both": last = try runBoth(value, bench)
            case "status": #expect(last.status == Int32(try number(value[...])), "\(last)")
            case "prints": #expect(last.output.contains(value), "\(last.output)")
            case "lacks": #expect(!last.output.contains(value), "\(last.output)")
            case "says": #expect(last.errors.contains(value), "\(last.errors)")
            case "sent":
                let transfers = try bench.transfers()
                let found = transfers[sent...].firstIndex(of: "write " + value)
                sent = try #require(found, "\(value)\n\(transfers.joined(separator: "\n"))") + 1
            case "page": try expectPage(value, bench)
            default: throw FixtureError("line \(stanza.line): no step \"\(key)\"")
            }
        }
    }

    private func makeBench() throws -> USBBench {
        let models: [ChipModel] = [.ntag213, .ntag215, .ntag216]
        let name = stanza["chip"] ?? "NTAG213"
        let model = try #require(models.first { $0.name == name }, "\(name)")
        var options = ACR122UOptions()
        for option in stanza.all("option") {
            switch option {
            case "hidesTagWithoutPolling": options.hidesTagWithoutPolling = true
            default: throw FixtureError("line \(stanza.line): no option \"\(option)\"")
            }
        }
        return try USBBench(model: model, options: options)
    }

    /// Does the same over USB and to a file, and expects the same from either.
    private func runBoth(_ line: String, _ bench: USBBench) throws -> Program.Outcome {
        let usb = try bench.overUSB(line)
        let file = try bench.tapcard(line + " --reader file:./file.bin")
        #expect(usb.status == file.status)
        #expect(usb.errors == file.errors)
        let reader = "libnfc:\(USBBench.connectionString)"
        #expect(
            usb.output.replacing(reader, with: "READER") == file.output.replacing("file:./file.bin", with: "READER"))
        #expect(hex(try bench.bytes("usb.bin")) == hex(try bench.bytes("file.bin")))
        #expect(try bench.lines("usb.bin.chip") == bench.lines("file.bin.chip"))
        return usb
    }

    private func expectPage(_ text: String, _ bench: USBBench) throws {
        let parts = text.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
        try #require(parts.count == 2)
        let first = try number(parts[0][...]) * 4
        #expect(
            hex(Array(try bench.bytes("usb.bin")[first..<(first + 4)])) == hex(try fixtureBytes(parts[1])), "\(text)")
    }

    private func number(_ text: Substring) throws -> Int {
        guard let value = Int(text) else { throw FixtureError("line \(stanza.line): \"\(text)\" is no number") }
        return value
    }
}
