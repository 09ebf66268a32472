// SPDX-License-Identifier: MIT

import NDEF
public import Timing

/// What is measured of NDEF, over 10,000 messages.
public struct NDEFWorkloads {
    let inputs: [[UInt8]]
    let bytes: Int

    /// Reads the messages.
    public init(_ corpora: Corpora) {
        inputs = corpora.messages("messages.bin")
        bytes = inputs.reduce(0) { $0 + $1.count }
    }

    /// The workloads, in the order in which they are shown.
    ///
    /// - Throws: `NDEFError` when a message of the corpus cannot be read; none should.
    public func all() throws -> [Workload] {
        try [reading(), records(), values(), encoding(), encodingIntoBuffer(), building()]
    }

    func workload(_ name: String, totals: String, pass: @escaping () throws -> Void) -> Workload {
        Workload(name, items: inputs.count, bytes: bytes, totals: totals, pass: pass)
    }

    // Bytes to records.
    private func records() throws -> Workload {
        let count = try inputs.reduce(0) { try $0 + NDEFMessage(decoding: $1).records.count }
        let inputs = inputs
        return workload("ndef-records", totals: "records=\(count)") {
            var count = 0
            for input in inputs {
                count += try NDEFMessage(decoding: input).records.count
            }
            keep(count)
        }
    }

    // Bytes to what the records are, every string made.
    private func values() throws -> Workload {
        let count = try inputs.reduce(0) { try $0 + NDEFMessage(decoding: $1).records.count }
        let made = try inputs.reduce(0) { try $0 + stringBytes(NDEFDecoding(strict: $1)) }
        let inputs = inputs
        return workload("ndef-decode", totals: "records=\(count) strings=\(made)") {
            var made = 0
            for input in inputs {
                made += try stringBytes(NDEFDecoding(strict: input))
            }
            keep(made)
        }
    }

    // Records to bytes.
    private func encoding() throws -> Workload {
        let messages = try inputs.map { try NDEFMessage(decoding: $0) }
        let identical = zip(messages, inputs).reduce(0) { $0 + ($1.0.encoded() == $1.1 ? 1 : 0) }
        return workload("ndef-encode", totals: "identical=\(identical)") {
            var count = 0
            for message in messages { count += message.encoded().count }
            keep(count)
        }
    }

    // Strings to records to bytes.
    private func building() throws -> Workload {
        let plans = try inputs.map { try NDEFMessage(decoding: $0).records.map(PlainRecord.init) }
        let identical = try zip(plans, inputs).reduce(0) {
            try $0 + (PlainRecord.message($1.0).encoded() == $1.1 ? 1 : 0)
        }
        return workload("ndef-build", totals: "identical=\(identical)") {
            var count = 0
            for plan in plans {
                count += try PlainRecord.message(plan).encoded().count
            }
            keep(count)
        }
    }
}
