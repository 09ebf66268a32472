// SPDX-License-Identifier: MIT

import NDEF
import Timing

extension NDEFWorkloads {
    /// Records to bytes in a buffer of the caller's, the same for all messages.
    func encodingIntoBuffer() throws -> Workload {
        let messages = try inputs.map { try NDEFMessage(decoding: $0) }
        let capacity = inputs.reduce(0) { max($0, $1.count) }
        // Lives as long as the program.
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
        var identical = 0
        for (message, input) in zip(messages, inputs) {
            let count = try encode(message, into: buffer)
            if buffer[..<count].elementsEqual(input) { identical += 1 }
        }
        return workload("ndef-encode-into", totals: "identical=\(identical)") {
            var count = 0
            for message in messages { count += try encode(message, into: buffer) }
            keep(count)
        }
    }
}

private func encode(_ message: NDEFMessage, into buffer: UnsafeMutableBufferPointer<UInt8>) throws(NDEFError) -> Int {
    var output = OutputSpan(buffer: buffer, initializedCount: 0)
    try message.encode(into: &output)
    return output.finalize(for: buffer)
}
