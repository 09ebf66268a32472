// SPDX-License-Identifier: MIT

internal import VCard

/// What must hold for every input of the card decoders.
enum VCardPromises {
    /// Strict: an error lies within the input; a card of version 3.0 is written, and the same when it is read again.
    static func strict(_ bytes: [UInt8]) throws(BrokenPromise) {
        switch Result(catching: { () throws(VCardError) in try VCardDecoding.strict(bytes) }) {
        case .success(let cards):
            try promise(!cards.isEmpty, "no error, and no card")
            for card in cards {
                guard card.version == "3.0", !hasWhatIsNotWritten(card) else { continue }
                try roundTrip(card)
            }
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
            try roundTripIfWritten(decoded.card)
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
    static func roundTripIfWritten(_ card: VCard, _ ways: Ways = Ways()) throws(BrokenPromise) {
        do throws(VCardError) {
            _ = try card.encoded()
        } catch {
            return try promise(error.offset == nil && !"\(error)".isEmpty, "a card is refused, and not said why")
        }
        try roundTrip(card, ways)
    }

    /// What strict reading lets through with a warning, or without, and the writer refuses (RFC 2426).
    private static func hasWhatIsNotWritten(_ card: VCard) -> Bool {
        card.properties.contains { property in
            // Version 3.0 knows `b` alone; quoted-printable is undone.
            let encodings = property.parameterValues("ENCODING").filter { !$0.isEmpty }.map { $0.uppercased() }
            if encodings.contains(where: { !["B", "BASE64", "QUOTED-PRINTABLE"].contains($0) }) { return true }
            // Base64 that is none has Android refuse the whole card.
            if encodings.contains(where: { $0 != "QUOTED-PRINTABLE" }), property.binaryValue == nil { return true }
            // Quoted-printable can hold what no text may: control characters.
            return encodings.contains("QUOTED-PRINTABLE") && hasControl(property.text)
        }
    }

    private static func hasControl(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.value < 0x20 && !["\n", "\t"].contains($0) || $0.value == 0x7F }
    }

    private static func values(of card: VCard) throws(BrokenPromise) {
        for property in card.properties {
            let size = property.text.utf8.count + property.components.reduce(0) { $0 + $1.count }
            try promise(size <= 4 * property.rawValue.utf8.count + 2, "\(property.name) grows when it is read")
            try promise((property.binaryValue?.count ?? 0) <= property.rawValue.utf8.count, "base64 that grows")
        }
    }
}
