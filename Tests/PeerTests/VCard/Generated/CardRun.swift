// SPDX-License-Identifier: MIT

import TestSupport
import VCard

/// A part of the generated cards, put to us and to both peers.
struct CardRun: Sendable {
    let seed: UInt64
    var histogram = Histogram(Self.classes)

    /// The first sentences on what does not hold; a run that goes wrong would have thousands.
    private(set) var failures: [String] = []

    init(seed: UInt64) {
        self.seed = seed
    }

    /// A generated card, and its bytes of our hand.
    private struct Sample {
        let number: Int
        let card: SampleCard
        let line: String
        let unfolded: [UInt8]
        let folded: [UInt8]

        func line(of party: CardParty) -> String { card.differs(for: party) ? card.line(of: party) : line }
    }

    /// Makes the cards of these numbers and exchanges them, the first ones with vobject, which is slow.
    mutating func exchange(_ numbers: Range<Int>, withVObject few: Int) throws {
        var samples: [Sample] = []
        for number in numbers {
            var generator = CardGenerator(seed: seed, number: number)
            let card = generator.card()
            let ours = try card.ours()
            let sample = Sample(
                number: number, card: card, line: card.line(of: .ours), unfolded: try ours.encoded(folding: .off),
                folded: try ours.encoded())
            count(sample.card, placed: generator.placed)
            countLines(of: sample.unfolded)
            try read(sample, otherHand: &generator)
            refuse(sample, &generator)
            samples.append(sample)
        }
        try exchange(samples.filter { !$0.card.isBeyondEZVCard }, with: .ezVCard)
        try exchange(samples.prefix(few).filter { !$0.card.isBeyondVObject }, with: .vobject)
    }

    /// Ours: strict reading of what is not folded, lenient reading of what is, and of what another hand folded.
    private mutating func read(_ sample: Sample, otherHand generator: inout CardGenerator) throws {
        let cards = try VCardDecoding.strict(sample.unfolded)
        guard cards.count == 1, let card = cards.first else { return fail(sample, "\(cards.count) cards") }
        expect(sample.line, sample, "we read ours") { card.line }
        let decoding = VCardDecoding(lenient: sample.folded)
        if !decoding.findings.isEmpty { fail(sample, "a finding in ours: \(decoding.findings)") }
        // Written again as it was read, without the folds: the same octets are the same card.
        if try written(decoding) != sample.unfolded { fail(sample, "folded and unfolded differ") }
        if !isFoldedRight(sample.folded, sample.unfolded) { fail(sample, "not folded right") }

        // Nothing is slower than reading in a build without optimisation.
        guard sample.number % 4 == 0 else { return }
        let form = generator.pick(CardOtherHand.allCases)
        histogram.count("other hand", form.rawValue)
        let other = VCardDecoding(lenient: form.written(sample.unfolded, &generator))
        if try written(other) != sample.unfolded { fail(sample, "we read what is \(form.rawValue)") }
    }

    private func written(_ decoding: VCardDecoding) throws -> [UInt8] {
        guard decoding.cards.count == 1, let read = decoding.cards.first else { return [] }
        return try read.card.encoded(folding: .off)
    }

    private mutating func refuse(_ sample: Sample, _ generator: inout CardGenerator) {
        let refusal = generator.pick(CardRefusal.all)
        histogram.count("refused", refusal.name)
        if !refusal.isRefused(with: generator.pick(HostileText.inParameters).text) {
            fail(sample, "\(refusal.name) is not refused")
        }
    }

    /// The peer reads ours, folded and not by turns, and writes the same card, which we read.
    private mutating func exchange(_ samples: [Sample], with party: CardParty) throws {
        let (name, peer) = party == .vobject ? ("vobject", Peer.python) : ("ez-vcard", Peer.ezVCard)
        let inputs = samples.map { hex($0.number % 2 == 0 ? $0.folded : $0.unfolded) }
        let expected = samples.map { $0.line(of: party) }
        let models = expected.map { hex([UInt8]($0.utf8)) }
        let answers = try Peer.ask([.exchangeCards(inputs: inputs, models: models)], of: peer)
        guard let lines = answers.first?.lines, let written = answers.first?.written,
            lines.count == samples.count, written.count == samples.count
        else { throw FixtureError("no answers: \(answers.first?.failure ?? "")") }
        for (index, sample) in samples.enumerated() {
            if lines[index] != models[index] {
                expect(expected[index], sample, "\(name) reads ours") {
                    String(decoding: try bytes(hexDigits: lines[index]), as: UTF8.self)
                }
            }
            histogram.count("peers", "read by \(name)")
            if party == .ezVCard, sample.card.isBeyondWritingOfEZVCard { continue }
            let result = sample.line(of: party == .ezVCard ? .oursFromEZVCard : .ours)
            expect(result, sample, "we read that of \(name)") {
                let bytes = try bytes(hexDigits: written[index])
                if bytes.first == 0x21 { return String(decoding: bytes, as: UTF8.self) }
                let theirs = VCardDecoding(lenient: bytes).cards
                return theirs.map { $0.card.line }.joined(separator: CardLine.cards)
            }
            histogram.count("peers", "written by \(name)")
        }
    }

    private mutating func expect(_ expected: String, _ sample: Sample, _ what: String, _ line: () throws -> String) {
        do {
            let line = try line()
            guard !CardLine.areSame(line, expected) else { return }
            let theirs = try CardLine.shown(line)
            let ours = try CardLine.shown(expected)
            let extra = theirs.filter { !ours.contains($0) }
            let missing = ours.filter { !theirs.contains($0) }
            fail(sample, "\(what): \(extra), not \(missing)")
        } catch {
            fail(sample, "\(what): \(error)")
        }
    }

    private mutating func fail(_ sample: Sample, _ what: String) {
        if failures.count < 5 { failures.append("card \(sample.number) of seed \(seed): \(what.prefix(3000))") }
    }
}

/// Whether no line has more than 75 octets, each is UTF-8 on its own and has more than a blank, and unfolding gives
/// what was not folded (RFC 2426 section 2.6; RFC 6350 section 3.2).
private func isFoldedRight(_ folded: [UInt8], _ unfolded: [UInt8]) -> Bool {
    var joined: [UInt8] = []
    joined.reserveCapacity(folded.count)
    var index = 0
    var length = 0
    while index < folded.count {
        let byte = folded[index]
        if byte == 0x0D, index + 2 < folded.count, folded[index + 1] == 0x0A, folded[index + 2] == 0x20 {
            // What follows the blank begins a character, and there is something.
            guard length <= 75, index + 3 < folded.count, folded[index + 3] & 0xC0 != 0x80, folded[index + 3] != 0x0D
            else { return false }
            index += 3
            length = 1
            continue
        }
        joined.append(byte)
        length = byte == 0x0A ? 0 : byte == 0x0D ? length : length + 1
        if length > 75 { return false }
        index += 1
    }
    return joined == unfolded
}
