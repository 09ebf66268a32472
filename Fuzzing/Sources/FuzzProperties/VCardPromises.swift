// SPDX-License-Identifier: MIT

internal import VCard

/// What must hold for every input of the card decoders.
enum VCardPromises {
    /// Strict: an error lies within the input; a card that is read and written, is the same when it is read again.
    static func strict(_ bytes: [UInt8]) throws(BrokenPromise) {
        switch Result(catching: { () throws(VCardError) in try VCardDecoding.strict(bytes) }) {
        case .success(let cards):
            try promise(!cards.isEmpty, "no error, and no card")
            for card in cards { try roundTripIfWritten(card) }
        case .failure(let error):
            guard let offset = error.offset, let line = error.line, let column = error.column else {
                throw BrokenPromise("\(error.code) has no place")
            }
            try promise((0...bytes.count).contains(offset), "\(error.code) is at \(offset) of \(bytes.count)")
            try promise(line >= 1 && column >= 1, "\(error.code) is at line \(line), column \(column)")
            try promise(!"\(error)".isEmpty, "\(error.code) says nothing")
        }
    }

    /// Lenient: every place lies within the input, strict decoding fails with the first error or not at all.
    static func lenient(_ bytes: [UInt8]) throws(BrokenPromise) {
        let decoding = VCardDecoding(lenient: bytes)
        for finding in decoding.findings {
            try promise((0...bytes.count).contains(finding.offset), "\(finding.code) is at \(finding.offset)")
            try promise(finding.line >= 1 && finding.column >= 1, "\(finding.code) has no line")
            try promise(!finding.message.isEmpty, "\(finding.code) says nothing")
        }
        for decoded in decoding.cards {
            try values(of: decoded.card)
            // What was mended may be nothing that can be written, and a contact keeps what it does not know.
            for card in [decoded.card, try? Contact(decoded.card).card()] {
                if let card { try roundTripIfWritten(card) }
            }
        }
        let firstError = decoding.findings.first { $0.severity == .error }
        switch Result(catching: { () throws(VCardError) in try VCardDecoding.strict(bytes) }) {
        case .success(let cards):
            try promise(firstError == nil, "strict passes over \(firstError?.code ?? "")")
            // What is only warned of may be mended in the lenient mode alone.
            let isSame = cards == decoding.cards.map(\.card) || !decoding.findings.isEmpty
            try promise(isSame, "the modes read different cards")
        case .failure(let error):
            try promise(
                error.reason == firstError?.reason && error.offset == firstError?.offset,
                "strict: \(error.code); lenient: \(firstError?.code ?? "nothing")")
        }
    }

    // Read, kept and not written: a card of another version, a property that is called BEGIN or END, an encoding that
    // does not exist, and the like.
    private static func roundTripIfWritten(_ card: VCard) throws(BrokenPromise) {
        do throws(VCardError) {
            _ = try card.encoded()
        } catch {
            return try promise(error.offset == nil && !"\(error)".isEmpty, "a card is refused, and not said why")
        }
        try roundTrip(card)
    }

    private static func values(of card: VCard) throws(BrokenPromise) {
        for property in card.properties {
            let size = property.text.utf8.count + property.components.reduce(0) { $0 + $1.count }
            try promise(size <= 4 * property.rawValue.utf8.count + 2, "\(property.name) grows when it is read")
            try promise((property.binaryValue?.count ?? 0) <= property.rawValue.utf8.count, "base64 that grows")
        }
    }

    private static func roundTrip(_ card: VCard) throws(BrokenPromise) {
        for folding in [VCardFolding.octets(20), .off] {
            let encoded = try written(card, folding)
            let cards: [VCard]
            do throws(VCardError) {
                cards = try VCardDecoding.strict(encoded)
            } catch {
                throw BrokenPromise("what was written cannot be read: \(error)")
            }
            try promise(cards.count == 1, "one card written, \(cards.count) read")
            for again in cards {
                // One VERSION is written, whatever was read.
                let (before, after) = (unversioned(card), unversioned(again))
                try promise(before.count == after.count, "a property is lost or won")
                let pairs = zip(before, after)
                try promise(pairs.allSatisfy { $0.rawValue == $1.rawValue }, "written and read back, a value differs")
                try promise(pairs.allSatisfy { $0.isNamed($1.name) }, "written and read back, a name differs")
                try promise(written(again, folding) == encoded, "written twice, it differs")
            }
        }
    }

    private static func unversioned(_ card: VCard) -> [VCardProperty] {
        card.properties.filter { !$0.isNamed("VERSION") }
    }

    private static func written(_ card: VCard, _ folding: VCardFolding) throws(BrokenPromise) -> [UInt8] {
        do throws(VCardError) {
            return try card.encoded(folding: folding)
        } catch {
            throw BrokenPromise("a card that was read is not written: \(error)")
        }
    }
}
