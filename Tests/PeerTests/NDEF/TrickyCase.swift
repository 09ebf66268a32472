// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A message that is not as it should be, with what we and what a peer make of it.
struct TrickyCase: Sendable, CustomTestStringConvertible {
    /// What a library made of the bytes, as the fixtures write it.
    struct Outcome: Hashable, Sendable, CustomStringConvertible {
        /// The records, or one line with the error.
        let lines: [String]

        /// What it writes for them; nil after an error.
        let bytes: [UInt8]?

        var isRefusal: Bool { bytes == nil }

        var description: String { lines.joined(separator: "; ") + (bytes.map { " written as " + hex($0) } ?? "") }
    }

    let name: String
    let input: [UInt8]

    /// How ndeflib takes errors; where it is not strict, we read leniently.
    let mode: String?
    let ours: Outcome
    let peer: Outcome

    /// The bytes that ndeflib leaves unread, of which it says nothing.
    let unread: Int

    /// What the peer says of it to its log.
    let warnings: [String]

    /// Whether the peer's value is that of a little-endian host.
    let isHostOrder: Bool

    var testDescription: String { name }

    var question: PeerQuestion { .decode(input, mode: mode) }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        _ = try stanza.required("source")
        input = try fixtureBytes(stanza.required("input"))
        mode = stanza["mode"]
        ours = Outcome(lines: stanza.all("ours"), bytes: try stanza["writes"].map(fixtureBytes))
        peer = Outcome(lines: stanza.all("peer"), bytes: try stanza["peer-writes"].map(fixtureBytes))
        unread = stanza["unread"].flatMap { Int($0) } ?? 0
        warnings = stanza.all("peer-says")
        isHostOrder = stanza["host-order"] == "yes"
        guard !ours.lines.isEmpty, !peer.lines.isEmpty else { throw FixtureError("\(name) expects nothing") }
    }

    static func load(_ file: String) throws -> [TrickyCase] {
        try Fixtures.stanzas("peers/" + file).map { try TrickyCase($0) }
    }
}

extension TrickyCase.Outcome {
    /// What our library makes of the bytes: strictly, or leniently where ndeflib is not strict either.
    init(ofOurs test: TrickyCase) {
        guard test.mode == nil else {
            let records = NDEFDecoding(lenient: test.input).records.map(\.record)
            self.init(lines: records.map { RecordModel($0).description }, bytes: Self.encoded(records))
            return
        }
        do throws(NDEFError) {
            let message = try NDEFMessage(decoding: test.input)
            self.init(lines: message.records.map { RecordModel($0).description }, bytes: message.encoded(.canonical))
        } catch {
            self.init(lines: ["error " + error.code], bytes: nil)
        }
    }

    init(_ answer: PeerAnswer) throws {
        if let failure = answer.failure {
            lines = ["raises " + failure]
            bytes = nil
        } else {
            let records = try answer.models().map(\.description)
            lines = records.isEmpty ? ["nothing"] : records
            bytes = try answer.bytes()
        }
    }

    /// What was read leniently need not be writable: nil then.
    private static func encoded(_ records: [NDEFRecord]) -> [UInt8]? {
        (try? NDEFMessage(records.map(\.canonical)))?.encoded()
    }
}
