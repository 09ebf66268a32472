// SPDX-License-Identifier: MIT

import NDEF
public import Timing

extension NDEFWorkloads {
    /// One message each, of 1 to 1,000,000 records, and with a payload of 1 and 16 MiB.
    ///
    /// - Throws: `NDEFError` when an input cannot be read; none should.
    public static func scaling(_ corpora: Corpora) throws -> [Workload] {
        let options = NDEFDecodingOptions(maximumRecords: 1 << 20, maximumPayload: 1 << 24, maximumTotal: 1 << 25)
        let counts = ["1", "10", "100", "1000", "10000", "100000", "1000000"]
        let names = counts.map { "records-\($0)" } + ["payload-1m", "payload-16m"]
        return try names.map { name in
            let input = corpora.bytes(name + ".bin")
            let count = try NDEFMessage(decoding: input, options: options).records.count
            return Workload(name, items: count, bytes: input.count, totals: "records=\(count)") {
                keep(try stringBytes(NDEFDecoding(strict: input, options: options)))
            }
        }
    }
}
