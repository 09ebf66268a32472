// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// One conversation of `Fixtures/VirtualTag/transcripts.txt`.
struct Transcript: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    static let uid: [UInt8] = [0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]

    static func model(of stanza: Stanza) throws -> ChipModel {
        let name = try stanza.required("model")
        guard let model = ChipModel.named(name) else { throw FixtureError("no model \(name)") }
        return model
    }

    /// The chip before the first step.
    func chip() throws -> VirtualChip {
        let model = try Transcript.model(of: stanza)
        var memory = try VirtualChip(model: model, uid: TagUID(Transcript.uid)).memory
        for assignment in stanza.all("set") {
            let (page, bytes) = try Transcript.page(assignment)
            memory.replaceSubrange(page.byteAddress..<(page.byteAddress + 4), with: bytes)
        }
        var chip = try VirtualChip(
            memory: memory,
            model: model,
            counter: UInt32(stanza["counter"] ?? "0") ?? 0,
            failedTries: 0,
            signature: nil
        )
        chip.timing = stanza["timing"] == "next" ? .fromNextActivation : .atOnce
        chip.fieldReset()
        if stanza["start"] != "field" { chip.wake(.request) }
        return chip
    }

    static func page(_ assignment: String) throws -> (PageAddress, [UInt8]) {
        let parts = assignment.split(separator: "=")
        guard parts.count == 2, let page = try fixtureBytes(String(parts[0])).first else {
            throw FixtureError("\"\(assignment)\" is not PAGE = BYTES")
        }
        return (PageAddress(rawValue: page), try fixtureBytes(String(parts[1])))
    }

    /// What stands left and right of the arrow.
    static func exchange(_ text: String) throws -> (sent: String, answer: String) {
        let parts = text.split(separator: "->", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw FixtureError("\"\(text)\" is not SENT -> ANSWER") }
        return (trimmed(parts[0]), trimmed(parts[1]))
    }

    static func answer(_ text: String) throws -> VirtualAnswer {
        if text == "-" { return .silence }
        if text == "ACK" { return .acknowledge }
        if text.hasPrefix("NAK "), let code = UInt8(text.dropFirst(4)) { return .refuse(code: code) }
        return .data(try fixtureBytes(text))
    }

    private static func trimmed(_ text: Substring) -> String {
        text.split(separator: " ").joined(separator: " ")
    }
}
