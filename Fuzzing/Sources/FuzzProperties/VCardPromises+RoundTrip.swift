// SPDX-License-Identifier: MIT

internal import VCard

extension VCardPromises {
    /// A card is written the same way by every function, and means the same when it is read again.
    static func roundTrip(_ card: VCard, _ ways: Ways = Ways()) throws(BrokenPromise) {
        for folding in ways.of([VCardFolding.octets(75), .octets(20), .off]) {
            let encoded = try written(card, folding)
            try promise((try? card.encodedSize(folding: folding)) == encoded.count, "the size told is another one")
            let again = try read(encoded)
            try compare(card, again)
            // The second time names and types have their canonical form already.
            try promise(written(again, folding) == encoded, "written twice, it differs")
            try promise(read(encoded) == again, "read twice, it differs")
            guard folding == .off else { continue }
            try writeElsewhere(card, encoded)
        }
    }

    /// Reads the one card that was written.
    static func read(_ encoded: [UInt8]) throws(BrokenPromise) -> VCard {
        let cards: [VCard]
        do throws(VCardError) {
            cards = try VCardDecoding.strict(encoded)
        } catch {
            throw BrokenPromise("what was written cannot be read: \(error)")
        }
        guard let card = cards.first, cards.count == 1 else {
            throw BrokenPromise("one card written, \(cards.count) read")
        }
        return card
    }

    static func written(_ card: VCard, _ folding: VCardFolding) throws(BrokenPromise) -> [UInt8] {
        do throws(VCardError) {
            return try card.encoded(folding: folding)
        } catch {
            throw BrokenPromise("a card is not written: \(error)")
        }
    }

    /// Behind other bytes, and into a buffer that has just enough room, and too little.
    private static func writeElsewhere(_ card: VCard, _ encoded: [UInt8]) throws(BrokenPromise) {
        var bytes: [UInt8] = [1, 2, 3]
        try promise((try? card.append(to: &bytes, folding: .off)) != nil, "it is not appended")
        try promise(bytes == [1, 2, 3] + encoded, "appended, it differs")
        for room in [encoded.count, encoded.count - 1] {
            var isWritten: Bool?
            let output = [UInt8](capacity: room) { output in isWritten = try? card.encode(into: &output, folding: .off)
            }
            try promise(isWritten == (room == encoded.count), "a buffer of \(room) bytes for \(encoded.count)")
            try promise(output == (isWritten == true ? encoded : []), "written into a buffer, it differs")
        }
    }

    /// One VERSION is written, whatever was read; all others keep their order and their meaning.
    static func compare(_ card: VCard, _ again: VCard) throws(BrokenPromise) {
        try promise(again.version == "3.0", "it is no card of 3.0 any more")
        let before = card.properties.filter { !$0.isNamed("VERSION") }
        let after = again.properties.filter { !$0.isNamed("VERSION") }
        try promise(before.count == after.count, "a property is lost or won")
        for (left, right) in zip(before, after) {
            let name = left.name
            try promise(left.isNamed(right.name), "\(name) has another name when it is read back")
            try promise(left.group == right.group, "\(name) has another group when it is read back")
            try promise(left.components == right.components, "\(name) has other parts when it is read back")
            try promise(left.text == right.text, "\(name) reads otherwise when it is read back")
            try promise(left.binaryValue == right.binaryValue, "\(name) has other bytes when it is read back")
            let types = left.types.map { $0.uppercased() }
            try promise(types == right.types.map { $0.uppercased() }, "\(name) has other types when it is read back")
            try promise(
                parameters(of: left) == parameters(of: right), "\(name) has other parameters when it is read back")
        }
    }

    /// What has to stay of the parameters: all but those that have forms of their own in version 3.0, and empty ones.
    private static func parameters(of property: VCardProperty) -> [[String]] {
        property.parameters.compactMap { parameter in
            if ["TYPE", "ENCODING", "CHARSET"].contains(where: parameter.isNamed) { return nil }
            let values = parameter.values.filter { !$0.isEmpty }
            return values.isEmpty ? nil : [parameter.name.uppercased()] + values
        }
    }
}
