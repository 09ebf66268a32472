// SPDX-License-Identifier: MIT

import TestSupport

/// An answer as the peers' programs give it: an error, or what was asked for.
struct PeerAnswer: Decodable, Sendable {
    let error: String?
    let message: String?
    let versions: [String: String]?
    let byteOrder: String?
    let hex: String?
    let unread: Int?
    let records: [PeerRecord]?
    let cards: [[PropertyModel]]?
    let warnings: [String]?
    let lines: [String]?
    let written: [String]?

    /// The exception that the library raised, its class in front, or nil.
    var failure: String? {
        error.map { $0 + ": " + (message ?? "") }
    }

    /// The bytes that the library wrote.
    ///
    /// - Throws: `FixtureError` with the library's own words when it wrote none.
    func bytes() throws -> [UInt8] {
        try PeerTests.bytes(hexDigits: succeeded(hex))
    }

    /// The line of `CardLine` for the only card or cards that it was asked for.
    func line() throws -> String { String(decoding: try PeerTests.bytes(hexDigits: only(lines)), as: UTF8.self) }

    /// The bytes of the only card that it wrote, or what it raised, with `!` in front.
    func writtenCard() throws -> [UInt8] { try PeerTests.bytes(hexDigits: only(written)) }

    private func only(_ list: [String]?) throws -> String {
        let list = try succeeded(list)
        guard let first = list.first, list.count == 1 else { throw FixtureError("\(list.count) answers") }
        return first
    }

    /// The records that the peer read.
    func models() throws -> [RecordModel] {
        try succeeded(records).map { try RecordModel($0) }
    }

    /// The properties that vobject read, of the only card.
    func card() throws -> [PropertyModel] {
        let cards = try succeeded(cards)
        guard let card = cards.first, cards.count == 1 else { throw FixtureError("\(cards.count) cards") }
        return card
    }

    private func succeeded<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw FixtureError("the peer raised \(failure ?? "nothing, and answered nothing")") }
        return value
    }
}
