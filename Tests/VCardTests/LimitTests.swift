// SPDX-License-Identifier: MIT

import Testing
import VCard

/// The bounds of `VCardDecodingOptions`: at the bound all is read, one over it is told.
@Suite("Limits") struct LimitTests {
    struct Bound: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let body: String
        let limit: VCardDecodingOptions.Limit
        /// The least value that lets the body through.
        let enough: Int
        let cards: Int
        let place: String
    }

    static let bounds: [Bound] = [
        Bound(testDescription: "bytes", body: "", limit: .bytes, enough: 65, cards: 0, place: "1:1"),
        Bound(
            testDescription: "cards", body: "END:VCARD⏎BEGIN:VCARD⏎VERSION:3.0⏎N:a⏎FN:a⏎", limit: .cards, enough: 2,
            cards: 1, place: "6:1"),
        Bound(testDescription: "properties", body: "NOTE:a⏎", limit: .properties, enough: 4, cards: 1, place: "5:1"),
        Bound(
            testDescription: "parameters", body: "X-A;X-B=1,2;X-C=3:v⏎", limit: .parameters, enough: 3, cards: 1,
            place: "5:17"),
        Bound(
            testDescription: "length of a line", body: "NOTE:aaaaaaaa⏎ aaaaaaaa⏎", limit: .lineLength, enough: 21,
            cards: 1, place: "5:1"),
    ]

    @Test(arguments: bounds) func `a bound is kept`(_ bound: Bound) throws {
        let bytes = try card(bound.body)
        #expect(VCardDecoding(lenient: bytes, options: options(bound.limit, bound.enough)).findings.isEmpty)
        let decoding = VCardDecoding(lenient: bytes, options: options(bound.limit, bound.enough - 1))
        #expect(decoding.findings.map(\.reason) == [.limitExceeded(bound.limit, maximum: bound.enough - 1)])
        #expect(decoding.findings.map { "\($0.line):\($0.column)" } == [bound.place])
        #expect(decoding.cards.count == bound.cards)
        #expect(throws: VCardError.self) {
            try VCardDecoding.strict(bytes, options: options(bound.limit, bound.enough - 1))
        }
    }

    @Test func `findings above the bound are counted`() throws {
        let bytes = try card("{NOTE:a,b⏎}*10")
        let decoding = VCardDecoding(lenient: bytes, options: VCardDecodingOptions(maximumFindings: 4))
        #expect(decoding.findings.count == 4)
        #expect(decoding.omittedFindings == 6)
    }

    private func options(_ limit: VCardDecodingOptions.Limit, _ value: Int) -> VCardDecodingOptions {
        var options = VCardDecodingOptions()
        switch limit {
        case .bytes: options.maximumBytes = value
        case .cards: options.maximumCards = value
        case .properties: options.maximumProperties = value
        case .parameters: options.maximumParameters = value
        case .lineLength: options.maximumLineLength = value
        }
        return options
    }
}
