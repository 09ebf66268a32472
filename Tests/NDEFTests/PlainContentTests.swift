// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Contents that break no rule are judged eight bytes at a time; here beside the rule for one byte.
@Suite struct PlainContentTests {
    /// Each byte at each place: in the first word, in a later one, where two overlap, and where there is no whole one.
    static let strings = [1, 7, 8, 9, 16, 19].flatMap { count in
        (0..<count).flatMap { place in
            (UInt8.min...UInt8.max).map { byte in
                var bytes = [UInt8](repeating: UInt8(ascii: "~"), count: count)
                bytes[place] = byte
                return bytes
            }
        }
    }

    /// RFC 3986, clause 2: unreserved and reserved characters and the percent sign need no second look.
    @Test func uriOfCharactersThatURIsHaveIsWithoutFinding() {
        let marks = Set("-._~:/?#[]@!$&'()*+,;=%".utf8)
        let wrong = Self.strings.filter { bytes in
            let isPlain = bytes.allSatisfy { marks.contains($0) || Self.isLetterOrDigit($0) }
            let record = [0xD1, 1, UInt8(bytes.count + 1), UInt8(ascii: "U"), 0] + bytes
            return NDEFDecoding(lenient: record).findings.isEmpty != isPlain
        }
        #expect(wrong.first == nil)
    }

    /// A package name is visible US-ASCII.
    @Test func packageNameIsVisible() {
        let type = [UInt8]("android.com:pkg".utf8)
        let wrong = Self.strings.filter { bytes in
            let record = [0xD4, UInt8(type.count), UInt8(bytes.count)] + type + bytes
            return NDEFDecoding(lenient: record).findings.isEmpty != bytes.allSatisfy(Self.isVisible)
        }
        #expect(wrong.first == nil)
    }

    /// RTD Text 1.0, clause 3.2: the language code is US-ASCII.
    @Test func languageIsVisible() {
        let wrong = Self.strings.filter { bytes in
            let record = [0xD1, 1, UInt8(bytes.count + 2), UInt8(ascii: "T"), UInt8(bytes.count)] + bytes + [0x61]
            return NDEFDecoding(lenient: record).findings.isEmpty != bytes.allSatisfy(Self.isVisible)
        }
        #expect(wrong.first == nil)
    }

    /// RTD URI 1.0, clause 3.2.3: no control characters; a blank would not be read as one URI.
    @Test func uriWithBlankOrControlIsNotWritten() {
        let wrong = Self.strings.filter { bytes in
            let isWritable = bytes.allSatisfy { $0 > 0x20 }
            return ((try? NDEFRecord.uri(String(decoding: bytes, as: UTF8.self))) != nil) != isWritable
        }
        #expect(wrong.first == nil)
    }

    /// A poster of a URI, titles and an action is written in one storage: the bytes of its records.
    @Test(arguments: [0, 1, 2, 3, 5, 6])
    func posterIsTheMessageOfItsRecords(titleCount: Int) throws {
        for (uri, action) in [("https://a.example/ä", SmartPosterAction?.some(.edit)), ("tel:1", nil)] {
            let titles = (0..<titleCount).map { index in
                TextRecord(
                    String(repeating: "ö", count: 100 * index), language: "l\(index)",
                    encoding: index == 2 ? .utf16 : .utf8)
            }
            var records = [try NDEFRecord.uri(uri)]
            for title in titles {
                records.append(try .text(title.text, language: title.language, encoding: title.encoding))
            }
            if let action {
                records.append(
                    try NDEFRecord(typeNameFormat: .wellKnown, type: [0x61, 0x63, 0x74], payload: [action.code]))
            }
            let poster = try NDEFRecord.smartPoster(uri, titles: titles, action: action, id: [1])
            #expect(poster.payload.array == (try NDEFMessage(records).encoded()))
            #expect(poster.id.array == [1])
            guard case .smartPoster(let read) = poster.content else {
                Issue.record("not a poster")
                return
            }
            #expect(read.uri?.uri == uri)
            #expect(read.titles == titles)
            #expect(read.action == action)
            #expect(read.records == records)
        }
    }

    /// RTD Smart Poster 1.1: a language has one title; whichever way the poster is read.
    @Test func languageComesOnce() throws {
        let titles = [TextRecord("a", language: "en"), TextRecord("b", language: "EN")]
        let error = #expect(throws: NDEFError.self) { try NDEFRecord.smartPoster("tel:1", titles: titles) }
        #expect(error?.reason == .part(.smartPosterTitle, .languageRepeated("EN")))
        let message = try NDEFMessage([.uri("tel:1"), .text("a", language: "en"), .text("b", language: "EN")])
        let payload = message.encoded()
        let bytes = [0xD1, 2, UInt8(payload.count), UInt8(ascii: "S"), UInt8(ascii: "p")] + payload
        #expect(NDEFDecoding(lenient: bytes).findings.map(\.reason) == [error?.reason])
    }

    private static func isVisible(_ byte: UInt8) -> Bool { byte >= 0x21 && byte <= 0x7E }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
