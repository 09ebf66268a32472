// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Records made of what a person gives.
@Suite struct BuilderTests {
    @Test func everyCaseIsThere() throws {
        let names = try BuilderCase.all().map(\.name)
        #expect(names.count == 107)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: try BuilderCase.all().filter { $0.refusal == nil })
    func makes(_ sample: BuilderCase) throws {
        let message = try sample.message()
        let encoded = message.encoded()
        if let bytes = sample.bytes { #expect(hex(encoded) == hex(bytes)) }
        if let uri = sample.uri {
            guard case .uri(let content) = message.records.first?.content else {
                Issue.record("no URI record")
                return
            }
            #expect(content.uri == uri)
        }
        #expect(message.encodedSize == encoded.count)
        let decoding = NDEFDecoding(lenient: encoded)
        #expect(decoding.records.map(\.record) == message.records)
        #expect(decoding.findings.filter { $0.severity == .error } == [])
    }

    @Test(arguments: try BuilderCase.all().filter { $0.refusal != nil })
    func refuses(_ sample: BuilderCase) throws {
        let error = try #require(throws: NDEFError.self) { try sample.message() }
        #expect("\(error.code) \(error.offset)" == sample.refusal)
        #expect(error.reason.sentence != error.code)
    }

    struct Number: Sendable, CustomTestStringConvertible {
        let number: Double
        let text: String
        var testDescription: String { text }
    }

    // The shortest digits that read back as the same number, in the form of RFC 5870, clause 3.3.
    @Test(arguments: [
        Number(number: 0, text: "0"), Number(number: -0.0, text: "0"), Number(number: 48, text: "48"),
        Number(number: 48.201, text: "48.201"), Number(number: -16.5, text: "-16.5"),
        Number(number: 0.1 + 0.2, text: "0.30000000000000004"), Number(number: 1e-5, text: "0.00001"),
        Number(number: 1.25e-7, text: "0.000000125"),
        Number(number: -.leastNonzeroMagnitude, text: "-0." + zeros(323) + "5"),
        Number(number: 1e16, text: "1" + zeros(16)), Number(number: 1.5e300, text: "15" + zeros(299)),
        Number(number: 123_456_789_012_345_683_968, text: "123456789012345680000"),
        Number(number: 9_007_199_254_740_992, text: "9007199254740992"),
    ])
    func writesNumbersWithoutExponent(_ sample: Number) throws {
        let record = try NDEFRecord.place(latitude: 1.0, longitude: 2.0, altitude: sample.number)
        #expect(record.content == (try NDEFRecord.uri("geo:1,2,\(sample.text)")).content)
        #expect(Double(sample.text) == sample.number)
    }

    private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

    @Test func everyNumberReadsBack() throws {
        let seed = testSeed(for: "BuilderTests", otherwise: .random(in: 1 ... .max))
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Effort.rounds(2000) {
            let number = Double(bitPattern: random.next())
            guard number.isFinite else { continue }
            guard
                case .uri(let content) = try NDEFRecord.place(latitude: 0.0, longitude: 0.0, altitude: number).content,
                let text = content.uri.split(separator: ",").last
            else {
                Issue.record("no place, seed \(seed)")
                return
            }
            let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
            #expect(isPlain && Double(text) == number, "\(number), seed \(seed)")
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func refusesWhatIsNotFinite(_ number: Double) throws {
        let error = try #require(throws: NDEFError.self) { try NDEFRecord.place(latitude: number, longitude: 0) }
        #expect(error.reason == .building(.numberNotFinite(.latitude)))
    }

    @Test(arguments: [90.00000000000001, -90.00000000000001, 1e300])
    func refusesALatitudeOutOfRange(_ number: Double) throws {
        let error = try #require(throws: NDEFError.self) { try NDEFRecord.place(latitude: number, longitude: 0) }
        #expect(error.reason == .building(.numberOutOfRange(.latitude, limit: 90)))
    }

    @Test func refusesNobody() throws {
        for make in [{ try NDEFRecord.email(to: []) }, { try NDEFRecord.shortMessage(to: []) }] {
            let error = try #require(throws: NDEFError.self) { try make() }
            #expect(error.reason == .building(.receiverMissing))
        }
    }

    @Test func theErrorSaysWhichText() throws {
        let error = try #require(throws: NDEFError.self) {
            try NDEFMessage.texts([("en", "Hi"), ("de", "Servus"), ("EN", "Hello")])
        }
        #expect(error.reason == .building(.languageRepeated(index: 2)))
        #expect(error.recordIndex == 2)
        #expect(error.description == "offset 0: text 2 is in a language that another text has")
    }

    // Every byte that is not kept is percent-encoded, so that it reads back.
    @Test func everyCharacterOfATextReadsBack() throws {
        let body = String(String.UnicodeScalarView((1...0x17F).compactMap { Unicode.Scalar($0) }))
        for record in [
            try NDEFRecord.email(to: ["a@b.c"], body: body), try NDEFRecord.shortMessage(to: ["1"], body: body),
        ] {
            guard case .uri(let content) = record.content, let start = content.uri.firstIndex(of: "=") else {
                Issue.record("no URI record")
                return
            }
            let encoded = content.uri[content.uri.index(after: start)...]
            #expect(encoded.removingPercentEncoding() == body.replacingLineBreaks())
        }
    }
}

extension Substring {
    fileprivate func removingPercentEncoding() -> String {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    fileprivate func replacingLineBreaks() -> String {
        String(String.UnicodeScalarView(unicodeScalars.flatMap { $0 == "\n" || $0 == "\r" ? ["\r", "\n"] : [$0] }))
    }
}
