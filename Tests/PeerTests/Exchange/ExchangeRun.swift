// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// A part of the generated messages, put to us and to both peers.
struct ExchangeRun: Sendable {
    let seed: UInt64
    private(set) var histogram = Histogram(Self.classes)

    /// The first sentences on what does not hold; a run that goes wrong would have thousands.
    private(set) var failures: [String] = []

    init(seed: UInt64) {
        self.seed = seed
    }

    /// A generated message, and its bytes of our hand and of another.
    private struct Sample {
        let number: Int
        let records: [SampleRecord]
        let ours: NDEFMessage
        let otherHand: [UInt8]
    }

    /// Makes the messages of these numbers and exchanges them.
    mutating func exchange(_ numbers: Range<Int>) throws {
        let samples = try numbers.map { number in
            var generator = SampleGenerator(seed: seed, number: number)
            let records = generator.message()
            let ours = try NDEFMessage(records.map { try $0.ours(onlyUTF8: false) })
            return Sample(number: number, records: records, ours: ours, otherHand: OtherHand.message(records))
        }
        for sample in samples {
            count(sample)
            readOtherHand(sample)
        }
        try exchangeWithNDEFLib(samples)
        try exchangeWithQt(samples)
    }

    /// Ours, reading every legal form; what is read is written in the shortest.
    private mutating func readOtherHand(_ sample: Sample) {
        expect(ExchangeLine.line(sample.records), sample, "we read the other hand") {
            try ExchangeLine.line(NDEFMessage(decoding: sample.otherHand))
        }
    }

    private mutating func exchangeWithNDEFLib(_ samples: [Sample]) throws {
        let messages = try samples.map { sample in
            try NDEFMessage(sample.records.map { try $0.ours(onlyUTF8: true) })
        }
        let inputs = messages.map { hex($0.encoded()) }
        let models = samples.map { ExchangeLine.line($0.records) }
        let answer = try ask(.exchange(inputs: inputs, models: models), of: .python)
        let lines = try answer.lines(count: samples.count)
        let written = try answer.written(count: samples.count)
        for (index, sample) in samples.enumerated() {
            let expected = ExchangeLine.lineOfNDEFLib(sample.records, messages[index])
            expect(expected, sample, "ndeflib reads ours") { lines[index] }
            let theirs = try bytes(hexDigits: written[index])
            expect(models[index], sample, "we read ndeflib's") {
                try ExchangeLine.line(NDEFMessage(decoding: theirs))
            }
            if sample.ours.encodedSize > theirs.count { fail(sample, "we write more bytes than ndeflib") }
            histogram.count("peers", "read by ndeflib")
            histogram.count("peers", "written by ndeflib")
        }
    }

    /// Qt joins chunks, so that it can read the other hand; what it does wrong is left out, and is in `QtReadingTests`.
    private mutating func exchangeWithQt(_ samples: [Sample]) throws {
        let samples = samples.filter { !$0.records.contains(where: \.isBeyondQt) }
        let answer = try ask(.exchange(inputs: samples.map { hex($0.otherHand) }), of: .qt)
        let lines = try answer.lines(count: samples.count)
        let written = try answer.written(count: samples.count)
        for (index, sample) in samples.enumerated() {
            expect(ExchangeLine.lineOfQt(sample.records), sample, "Qt reads the other hand") { lines[index] }
            let theirs = try bytes(hexDigits: written[index])
            expect(ExchangeLine.line(sample.records), sample, "we read Qt's") {
                try ExchangeLine.line(NDEFMessage(decoding: theirs))
            }
            if sample.ours.encodedSize > theirs.count { fail(sample, "we write more bytes than Qt") }
            histogram.count("peers", "read by Qt")
            histogram.count("peers", "written by Qt")
        }
    }

    private func ask(_ question: PeerQuestion, of peer: Peer) throws -> PeerAnswer {
        guard let answer = try Peer.ask([question], of: peer).first else { throw FixtureError("no answer") }
        return answer
    }

    private mutating func expect(_ expected: String, _ sample: Sample, _ what: String, _ line: () throws -> String) {
        do {
            let line = try line()
            guard line != expected else { return }
            let pair = zip(line.split(separator: " "), expected.split(separator: " ")).first { $0 != $1 }
            fail(sample, "\(what): \(pair?.0.prefix(400) ?? "fewer or more"), not \(pair?.1.prefix(400) ?? "that")")
        } catch {
            fail(sample, "\(what): \(error)")
        }
    }

    private mutating func fail(_ sample: Sample, _ what: String) {
        if failures.count < 5 { failures.append("message \(sample.number) of seed \(seed): \(what)") }
    }

    private mutating func count(_ sample: Sample) {
        histogram.count("records a message", sample.records.count < 5 ? "\(sample.records.count)" : "5 and more")
        for (record, ours) in zip(sample.records, sample.ours.records) {
            record.count(in: &histogram, payload: ours.payload.array)
        }
    }
}

extension PeerAnswer {
    fileprivate func lines(count: Int) throws -> [String] { try whole(lines, count) }

    fileprivate func written(count: Int) throws -> [String] { try whole(written, count) }

    private func whole(_ list: [String]?, _ count: Int) throws -> [String] {
        guard let list, list.count == count else {
            throw FixtureError("\(list?.count ?? 0) answers of \(count): \(failure ?? "")")
        }
        return list
    }
}
