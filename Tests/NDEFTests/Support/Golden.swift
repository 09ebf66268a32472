// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Inputs of the fixtures that are whole, valid messages.
struct Golden: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }

    /// At most `size` bytes each, so that walks over all their changes stay small.
    static func all(upTo size: Int) throws -> [Golden] {
        try FixtureDecodingTests.cases()
            .filter { $0.findings.isEmpty && $0.input.count <= size }
            .map { Golden(name: $0.name, bytes: $0.input) }
    }
}

/// What must hold for every input whatever.
///
/// - Returns: A sentence on what does not hold, or nil.
func brokenPromise(for bytes: [UInt8]) -> String? {
    let decoding = NDEFDecoding(lenient: bytes)
    let places = decoding.findings.flatMap { [$0.offset, $0.recordOffset] } + decoding.records.map(\.offset)
    guard places.allSatisfy({ (0...bytes.count).contains($0) }) else { return "an offset outside the input" }
    guard decoding.bytesRead <= bytes.count else { return "more bytes read than there are" }
    guard decoding.records.reduce(0, { $0 + $1.record.payload.count }) <= bytes.count else {
        return "more payload than there are bytes"
    }
    let firstError = decoding.findings.first { $0.severity == .error }
    do throws(NDEFError) {
        let message = try NDEFMessage(decoding: bytes)
        guard firstError == nil else { return "strict reading passes over an error" }
        guard message.records == decoding.records.map(\.record) else { return "the modes read different records" }
        guard message.encoded() == Array(bytes.prefix(decoding.bytesRead)) else { return "not written as it was read" }
        guard message.encodedSize == decoding.bytesRead else { return "the size said is not the size written" }
        return brokenRoundTrip(of: message)
    } catch {
        return error.line == firstError?.line ? nil : "the modes report different errors"
    }
}

/// Where a proper prefix breaks a promise, is read, or is refused with an offset behind its end.
///
/// One list for all of them: thousands of single expectations take their time.
func wrongPrefixes(of input: [UInt8]) -> [String] {
    (0..<input.count).compactMap { length -> String? in
        let prefix = Array(input[..<length])
        if let promise = brokenPromise(for: prefix) { return "\(length) bytes: \(promise)" }
        do throws(NDEFError) {
            _ = try NDEFMessage(decoding: prefix)
            return "\(length) bytes: read"
        } catch {
            return error.offset <= length ? nil : "\(length) bytes: \(error)"
        }
    }
}

/// What is wrong after each single bit of the input was turned over.
func wrongFlips(of input: [UInt8], _ fault: ([UInt8]) -> String?) -> [String] {
    input.indices.flatMap { index in
        (0..<8).compactMap { bit in
            var bytes = input
            bytes[index] ^= 1 << UInt8(bit)
            return fault(bytes).map { "bit \(bit) of byte \(index): \($0)" }
        }
    }
}

private func brokenRoundTrip(of message: NDEFMessage) -> String? {
    let encoded = message.encoded(.canonical)
    guard encoded.count == message.encodedSize(.canonical) else { return "the size said is not the size written" }
    do throws(NDEFError) {
        let again = try NDEFMessage(decoding: encoded)
        guard again.records == message.records.map(\.canonical) else { return "written and read back, it differs" }
        return again.encoded() == encoded ? nil : "written twice, it differs"
    } catch {
        return "what was written cannot be read: \(error)"
    }
}
