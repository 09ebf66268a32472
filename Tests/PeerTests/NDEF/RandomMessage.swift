// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// Messages that both libraries can write, made from a seed.
struct RandomMessage {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// One to five records, now and then an id, now and then a payload beyond the short form.
    mutating func next() -> [RecordModel] {
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in record() }
    }

    private mutating func record() -> RecordModel {
        let content = content()
        // ndeflib takes an Empty record with an id and drops it.
        guard content != .empty, chance(of: 4) else { return RecordModel(content: content) }
        return RecordModel(content: content, id: octets(upTo: chance(of: 10) ? 255 : 8))
    }

    private mutating func content() -> RecordModel.Content {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0:
            return .empty
        case 1, 2:
            let prefix = ExchangeTests.prefixes[Int.random(in: 0..<ExchangeTests.prefixes.count, using: &generator)]
            let rest = word("abcXYZ019-._~/?#&=%:@,;+é漢😀", 1...(chance(of: 15) ? 400 : 30))
            return .uri((prefix + rest).unicodeScalars.map(\.value))
        case 3, 4:
            let language = word("abcdefghij", 2...3) + (chance(of: 3) ? "-" + word("ABCDE", 2...2) : "")
            let length = chance(of: 15) ? 400 : 40
            // Not in front: there it is a byte order mark.
            let text = "t" + word("abc XYZ\r\n\t\u{0}\u{301}\u{FEFF}éßж漢語😀👩\u{200D}\u{10FFFF}", 0...length)
            return .text(
                text.unicodeScalars.map(\.value), language: language, encoding: chance(of: 4) ? .utf16 : .utf8)
        case 5:
            return .plain(.media, type: word("abz-", 1...9) + "/" + word("abz-+.09", 1...20), payload: payload())
        case 6:
            return .plain(.external, type: word("abz.", 1...9) + ":" + word("abz.-09", 1...9), payload: payload())
        case 7:
            return .plain(
                .absoluteURI, type: "http" + "://" + word("abz.", 1...9) + "/" + word("abz.-09", 1...9),
                payload: payload())
        default:
            return .plain(.unknown, type: "", payload: payload())
        }
    }

    private mutating func payload() -> [UInt8] {
        octets(upTo: chance(of: 12) ? 1000 : 24, least: 0)
    }

    private mutating func octets(upTo most: Int, least: Int = 1) -> [UInt8] {
        (0..<Int.random(in: least...most, using: &generator)).map { _ in
            UInt8.random(in: .min ... .max, using: &generator)
        }
    }

    private mutating func word(_ alphabet: String, _ length: ClosedRange<Int>) -> String {
        let scalars = Array(alphabet.unicodeScalars)
        var word = ""
        for _ in 0..<Int.random(in: length, using: &generator) {
            word.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
        }
        return word
    }

    private mutating func chance(of count: Int) -> Bool {
        Int.random(in: 0..<count, using: &generator) == 0
    }
}
