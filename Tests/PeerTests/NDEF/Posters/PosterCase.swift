// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A message with a Smart Poster, with what we, ndeflib and Qt make of it.
struct PosterCase: Sendable, CustomTestStringConvertible {
    let name: String
    let input: [UInt8]
    let mode: String?
    let ours: [String]

    /// What a peer reads, and the payloads that it writes.
    let peers: [Peer: (lines: [String], written: [[UInt8]])]

    var testDescription: String { name }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        _ = try stanza.required("source")
        input = try fixtureBytes(stanza.required("input"))
        mode = stanza["mode"]
        ours = stanza.all("ours")
        peers = [
            .python: (stanza.all("ndeflib"), try stanza.all("ndeflib-writes").map(fixtureBytes)),
            .qt: (stanza.all("qt"), try stanza.all("qt-writes").map(fixtureBytes)),
        ]
    }

    static func load() throws -> [PosterCase] {
        try Fixtures.stanzas("peers/posters.txt").map { try PosterCase($0) }
    }
}

extension PosterCase {
    /// What our library reads strictly, as the fixtures write it.
    static func lines(ofOurs bytes: [UInt8]) -> [String] {
        do throws(NDEFError) {
            return try NDEFMessage(decoding: bytes).records.map { record in
                guard case .smartPoster(let poster) = record.content else { return RecordModel(record).description }
                return poster.line
            }
        } catch {
            return ["error " + error.code]
        }
    }

    /// What a peer read, as the fixtures write it.
    static func lines(of answer: PeerAnswer) throws -> [String] {
        if let failure = answer.failure { return ["raises " + failure] }
        return try (answer.records ?? []).map { try $0.poster?.line ?? RecordModel($0).description }
    }
}

extension SmartPosterRecord {
    fileprivate var line: String {
        let titles = titles.map { " title " + $0.language + " \"" + RecordModel.escaped($0.text) + "\"" }
        let icons = icons.map { " icon " + $0.mediaType + " " + hex($0.payload) }
        return "poster uri \"" + RecordModel.escaped(uri?.uri ?? "") + "\"" + titles.joined()
            + (action.map { " action \($0.code)" } ?? "") + icons.joined() + (size.map { " size \($0)" } ?? "")
            + (mediaType.map { " type " + $0 } ?? "") + (others.isEmpty ? "" : " others \(others.count)")
    }
}
