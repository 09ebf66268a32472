// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// Makes one message of a run: the same one for the same seed and number, whichever else are made.
struct SampleGenerator {
    var random: SeededGenerator

    init(seed: UInt64, number: Int) {
        // SplitMix64 spreads neighbouring seeds.
        var spread = SeededGenerator(seed: seed &+ UInt64(number))
        random = SeededGenerator(seed: spread.next())
    }

    mutating func message() -> [SampleRecord] {
        let count = chance(of: 40) ? below(20) + 5 : min(below(4), below(4)) + 1
        return (0..<count).map { _ in record() }
    }

    private mutating func record() -> SampleRecord {
        let (content, code) = content()
        var id: [UInt8] = []
        var form = RecordForm.plain
        if case .empty = content {
            // ndeflib takes an Empty record with an id and drops it; the standard forbids it.
            form.isLong = chance(of: 8)
            form.hasEmptyID = chance(of: 8)
            return SampleRecord(content: content, id: [], form: form, prefixCode: 0)
        }
        if chance(of: 4) { id = octets(chance(of: 16) ? 255 : below(8) + 1) }
        let plain = SampleRecord(content: content, id: id, form: .plain, prefixCode: code)
        form.hasEmptyID = id.isEmpty && chance(of: 8)
        if chance(of: 8) {
            (form.chunks, form.longChunks) = chunks(of: plain.payload.count)
        } else {
            form.isLong = chance(of: 8)
        }
        return SampleRecord(content: content, id: id, form: form, prefixCode: code)
    }

    /// What a record is; for a URI also the code that the other hand writes.
    private mutating func content() -> (content: SampleRecord.Content, prefixCode: UInt8) {
        let kind = below(20)
        if kind < 5 {
            let (uri, code) = uri()
            return (.uri(uri), otherCode(than: code))
        }
        return (otherContent(kind), 0)
    }

    private mutating func otherContent(_ kind: Int) -> SampleRecord.Content {
        switch kind {
        case 5...9: .text(sizedText())
        case 10, 11: .poster(poster())
        case 12, 13: .plain(.media, type: pick(Self.mediaTypes) ?? mediaType(), payload: payload())
        case 14: .plain(.external, type: word(Sample.letters, 8) + ":" + word(Sample.letters, 8), payload: payload())
        case 15: .plain(.external, type: "android.com:pkg", payload: [UInt8](("a." + word(Sample.letters, 12)).utf8))
        case 16: .plain(.absoluteURI, type: uriType(), payload: payload())
        case 17: .plain(.unknown, type: "", payload: payload())
        case 18: .plain(.wellKnown, type: "X" + word(Sample.letters, 5), payload: payload())
        default: .empty
        }
    }

    // --- URIs ---

    /// A URI and the code of the longest prefix: none of the rests makes a longer one.
    private mutating func uri() -> (uri: String, code: Int) {
        let code = below(ExchangeTests.prefixes.count)
        let prefix = ExchangeTests.prefixes[code]
        guard chance(of: 8) else { return (prefix + word(Sample.uriCharacters, 24), code) }
        return (prefix + String(repeating: "x", count: max(size() - 1, 1)), code)
    }

    private static let matchingCodes = ExchangeTests.prefixes.map { prefix in
        ExchangeTests.prefixes.indices.filter { prefix.utf8.starts(with: ExchangeTests.prefixes[$0].utf8) }
    }

    /// The code of a prefix that matches: mostly the longest, sometimes a shorter one or none.
    private mutating func otherCode(than longest: Int) -> UInt8 {
        UInt8(chance(of: 4) ? pick(Self.matchingCodes[longest]) : longest)
    }

    // --- texts ---

    private mutating func sizedText() -> SampleRecord.Title {
        guard chance(of: 8) else { return title(in: Sample.languages[below(Sample.languages.count)]) }
        let text = String(repeating: "x", count: max(size() - 3, 0))
        return SampleRecord.Title(text: text, language: "en", form: .utf8)
    }

    private mutating func title(in language: Sample.Language) -> SampleRecord.Title {
        var text = ""
        for _ in 0..<below(5) {
            text += language.words[below(language.words.count)]
            text += chance(of: 6) ? Sample.oddities[below(Sample.oddities.count)] : " "
        }
        let forms = SampleRecord.TextForm.allCases
        let form = chance(of: 3) ? forms[below(forms.count)] : .utf8
        return SampleRecord.Title(text: text, language: language.code, form: form)
    }

    private mutating func poster() -> SampleRecord.Poster {
        // Each language once (Smart Poster RTD 1.0, clause 3.3.2).
        let start = below(Sample.languages.count)
        let titles = (0..<below(4)).map { step in
            title(in: Sample.languages[(start + step * 7) % Sample.languages.count])
        }
        let icons = (0..<(chance(of: 3) ? below(2) + 1 : 0)).map { _ in
            SampleRecord.Poster.Icon(type: pick(["image/png", "image/gif", "video/mp4"]), data: payload())
        }
        return SampleRecord.Poster(
            uri: uri().uri, titles: titles, action: chance(of: 2) ? UInt8(below(3)) : nil, icons: icons,
            size: chance(of: 3) ? UInt32.random(in: 0...(.max), using: &random) : nil,
            mediaType: chance(of: 3) ? mediaType() : nil)
    }

    // --- the rest ---

    private static let mediaTypes = [
        "text/vcard", "text/x-vCard", "text/plain", "text/plain; charset=utf-8", "application/json", "IMAGE/PNG", nil,
        nil,
    ]

    private mutating func mediaType() -> String { word(Sample.letters, 8) + "/" + word(Sample.letters, 16) }

    private mutating func uriType() -> String { "http://" + word(Sample.letters, 8) + "/" + word(Sample.letters, 8) }

    private mutating func payload() -> [UInt8] { octets(chance(of: 6) ? size() : below(24)) }

    /// A payload size that is worth a test: around the short form's end, now and then around two bytes.
    private mutating func size() -> Int {
        if chance(of: 300) { return 65535 + below(2) }
        switch below(8) {
        case 0: return 254
        case 1, 2: return 255
        case 3, 4: return 256
        case 5: return below(1000) + 257
        default: return below(254)
        }
    }

    private mutating func chunks(of count: Int) -> (sizes: [Int], isLong: [Bool]) {
        var cuts = (0...below(3)).map { _ in chance(of: 6) ? count * below(2) : below(count + 1) }
        cuts.sort()
        let starts = [0] + cuts
        let sizes = zip(starts, cuts).map { $1 - $0 }
        return (sizes, (0...sizes.count).map { _ in chance(of: 8) })
    }

    private mutating func octets(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 8)
        while bytes.count < count {
            var number = random.next()
            while number != 0, bytes.count < count {
                bytes.append(UInt8(truncatingIfNeeded: number))
                number >>= 8
            }
        }
        return bytes
    }

    /// One to `most` characters of an alphabet.
    private mutating func word(_ alphabet: [String], _ most: Int) -> String {
        var word = ""
        for _ in 0...below(most) { word += pick(alphabet) }
        return word
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    private mutating func chance(of count: Int) -> Bool { below(count) == 0 }
}
