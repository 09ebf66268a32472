// SPDX-License-Identifier: MIT

import TestSupport

/// A question as `peer.py` takes it.
struct PeerQuestion: Encodable, Sendable {
    let operation: String
    var hex: String?
    var mode: String?
    var records: [PeerRecord]?
    var properties: [PropertyModel]?
    var inputs: [String]?
    var models: [String]?

    init(_ operation: String) {
        self.operation = operation
    }

    /// Asks for the records of a message, and for the peer's own bytes of them.
    static func decode(_ bytes: [UInt8], mode: String? = nil) -> PeerQuestion {
        var question = PeerQuestion("decode")
        question.hex = TestSupport.hex(bytes)
        question.mode = mode
        return question
    }

    /// Asks for the bytes of a message.
    static func encode(_ records: [RecordModel]) -> PeerQuestion {
        var question = PeerQuestion("encode")
        question.records = records.map { PeerRecord($0) }
        return question
    }

    /// Asks for the records of many messages, and for the bytes of many models, in the notation of `ExchangeLine`.
    static func exchange(inputs: [String], models: [String] = []) -> PeerQuestion {
        var question = PeerQuestion("exchange")
        question.inputs = inputs
        question.models = models
        return question
    }

    /// Asks for what a peer reads in each card, and for the bytes of many models, in the notation of `CardLine`.
    static func exchangeCards(inputs: [String], models: [String] = []) -> PeerQuestion {
        var question = PeerQuestion("exchangeCards")
        question.inputs = inputs
        question.models = models
        return question
    }

    /// Asks vobject for the properties of the cards in `bytes`.
    static func readCards(_ bytes: [UInt8]) -> PeerQuestion {
        var question = PeerQuestion("readCards")
        question.hex = TestSupport.hex(bytes)
        return question
    }

    /// Asks vobject for the bytes of a card.
    static func writeCard(_ properties: [PropertyModel]) -> PeerQuestion {
        var question = PeerQuestion("writeCard")
        question.properties = properties
        return question
    }
}
