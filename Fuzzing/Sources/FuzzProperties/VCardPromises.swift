// SPDX-License-Identifier: MIT

internal import VCard

/// What must hold for every input of the card decoders.
enum VCardPromises {
    /// Strict: an error lies within the input; cards that are read are written, and read again they are the same.
    static func strict(_ bytes: [UInt8]) throws(BrokenPromise) {
        switch Result(catching: { () throws(VCardError) in try VCardDecoding.strict(bytes) }) {
        case .success(let cards):
            try promise(!cards.isEmpty, "no error, and no card")
            for card in cards where isWritten(card) { try roundTrip(card) }
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
            // What was mended may be nothing that can be written.
            if (try? decoded.card.encoded()) != nil { try roundTrip(decoded.card) }
            if let card = try? Contact(decoded.card).card() { try roundTrip(card) }
        }
        let firstError = decoding.findings.first { $0.severity == .error }
        switch Result(catching: { () throws(VCardError) in try VCardDecoding.strict(bytes) }) {
        case .success(let cards):
            try promise(firstError == nil, "strict passes over \(firstError?.code ?? "")")
            try promise(cards == decoding.cards.map(\.card), "the modes read different cards")
        case .failure(let error):
            try promise(
                error.reason == firstError?.reason && error.offset == firstError?.offset,
                "strict: \(error.code); lenient: \(firstError?.code ?? "nothing")")
        }
    }

    // A card of another version is read and not written; what should be base64 and is not is kept and not written.
    private static func isWritten(_ card: VCard) -> Bool {
        guard card.version == "3.0" else { return false }
        do throws(VCardError) {
            _ = try card.encoded()
        } catch {
            return error.code != "invalid-base64"
        }
        return true
    }

    private static func values(of card: VCard) throws(BrokenPromise) {
        for property in card.properties {
            let size = property.text.utf8.count + property.components.reduce(0) { $0 + $1.count }
            try promise(size <= 4 * property.rawValue.utf8.count + 2, "\(property.name) grows when it is read")
            try promise((property.binaryValue?.count ?? 0) <= property.rawValue.utf8.count, "base64 that grows")
        }
    }

    private static func roundTrip(_ card: VCard) throws(BrokenPromise) {
        for folding in [VCardFolding.octets(75), .octets(20), .off] {
            let encoded = try written(card, folding)
            let cards: [VCard]
            do throws(VCardError) {
                cards = try VCardDecoding.strict(encoded)
            } catch {
                throw BrokenPromise("what was written cannot be read: \(error)")
            }
            try promise(cards.count == 1, "one card written, \(cards.count) read")
            for again in cards {
                let pairs = zip(again.properties, card.properties)
                try promise(again.properties.count == card.properties.count, "a property is lost or won")
                let values = pairs.filter { !$0.0.isNamed("VERSION") }
                try promise(values.allSatisfy { $0.rawValue == $1.rawValue }, "written and read back, a value differs")
                try promise(pairs.allSatisfy { $0.isNamed($1.name) }, "written and read back, a name differs")
                try promise(written(again, folding) == encoded, "written twice, it differs")
            }
        }
    }

    private static func written(_ card: VCard, _ folding: VCardFolding) throws(BrokenPromise) -> [UInt8] {
        do throws(VCardError) {
            return try card.encoded(folding: folding)
        } catch {
            throw BrokenPromise("a card that was read is not written: \(error)")
        }
    }
}
