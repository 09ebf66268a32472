// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A message in pieces reads as the same message at once.
@Suite struct IncrementalDecodingTests {
    /// What comes of feeding pieces, up to the first error or the end of the message.
    static func feed(
        _ pieces: [[UInt8]], options: NDEFDecodingOptions = NDEFDecodingOptions()
    ) -> Result<NDEFMessage, NDEFError> {
        var decoder = NDEFIncrementalDecoder(options: options)
        do throws(NDEFError) {
            for piece in pieces {
                if case .complete = try decoder.append(piece) { break }
            }
            return .success(try decoder.finish())
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: try Golden.all(upTo: 300))
    func everySplitReadsTheSame(_ golden: Golden) throws {
        let whole = try NDEFMessage(decoding: golden.bytes)
        var wrong: [Int] = []
        for cut in 0...golden.bytes.count {
            let pieces = [Array(golden.bytes[..<cut]), Array(golden.bytes[cut...])]
            guard case .success(let message) = Self.feed(pieces), message == whole,
                message.encoded() == golden.bytes
            else {
                wrong.append(cut)
                continue
            }
        }
        #expect(wrong == [])
    }

    @Test(arguments: try Golden.all(upTo: 300))
    func byteByByteItNeedsNoMoreThanIsMissing(_ golden: Golden) throws {
        var decoder = NDEFIncrementalDecoder()
        var wrong: [Int] = []
        for (index, byte) in golden.bytes.enumerated() {
            let left = golden.bytes.count - index - 1
            switch try decoder.append([byte]) {
            case .needs(let count):
                if count < 1 || count > left { wrong.append(index) }
            case .complete(let used):
                if left != 0 || used != 1 { wrong.append(index) }
            }
        }
        #expect(wrong == [])
        #expect(decoder.isComplete && decoder.bytesRead == golden.bytes.count)
        #expect(try decoder.finish().records == decoder.records)
    }

    // The hint at TLV blocks may need bytes that are not there yet; the place of the error does not.
    @Test(arguments: try FixtureDecodingTests.cases())
    func theErrorIsTheSame(_ sample: DecodingCase) throws {
        // Without limits: a length over one is found before the bytes that lack.
        let options = NDEFDecodingOptions(maximumPayload: .max, maximumTotal: .max)
        let parts = sample.firstError?.split(separator: " ")
        let expected = parts.map { $0[1] == "trailing-bytes" ? nil : sample.firstError } ?? nil
        for pieces in [[sample.input], sample.input.map { [$0] }] {
            switch Self.feed(pieces, options: options) {
            case .success: #expect(expected == nil)
            case .failure(let error): #expect(error.line == expected)
            }
        }
    }

    struct Early: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: String
        let line: String
        var options = NDEFDecodingOptions()
        var testDescription: String { name }
    }

    // NDEF 1.0, clauses 2.3.3 and 3.2: what the header alone shows, and the limits of the options.
    @Test(arguments: [
        Early(name: "a missing MB at the first byte", bytes: "51", line: "error missing-mb offset 0 record 0 index 0"),
        Early(
            name: "a second MB at its byte", bytes: "90 00 00 D0", line: "error second-mb offset 3 record 3 index 1"),
        Early(
            name: "an Empty record with a payload at its length", bytes: "D0 00 01",
            line: "error empty-not-empty offset 2 record 0 index 0"),
        Early(
            name: "a payload over the limit at its length", bytes: "C5 00 00 00 01 01",
            line: "error limit-exceeded offset 2 record 0 index 0", options: NDEFDecodingOptions(maximumPayload: 256)),
        Early(
            name: "a message over the limit at a length", bytes: "95 00 01 41 55 00 09",
            line: "error limit-exceeded offset 4 record 4 index 1", options: NDEFDecodingOptions(maximumTotal: 15)),
        Early(
            name: "a record too many at its first byte", bytes: "95 00 01 41 55",
            line: "error limit-exceeded offset 4 record 4 index 1", options: NDEFDecodingOptions(maximumRecords: 1)),
        Early(
            name: "a content that breaks its rules when its record is whole", bytes: "91 01 00 54",
            line: "error text-status-missing offset 4 record 0 index 0"),
    ])
    func anErrorComesWithTheByteThatMakesItCertain(_ sample: Early) throws {
        let bytes = try fixtureBytes(sample.bytes)
        var decoder = NDEFIncrementalDecoder(options: sample.options)
        try decoder.append(Array(bytes.dropLast()))
        let error = try #require(throws: NDEFError.self) { try decoder.append([bytes[bytes.count - 1]]) }
        #expect(error.line == sample.line)
        // It stays.
        #expect(throws: error) { try decoder.append([0]) }
        #expect(throws: error) { try decoder.finish() }
    }

    @Test func whatFollowsTheMessageIsNotTaken() throws {
        var decoder = NDEFIncrementalDecoder()
        #expect(try decoder.append([0xD5, 0, 2]) == .needs(atLeast: 2))
        #expect(try decoder.append([0x41, 0x42, 0xFE, 0xD1]) == .complete(bytesUsed: 2))
        #expect(try decoder.append([0xD1]) == .complete(bytesUsed: 0))
        #expect(decoder.bytesRead == 5)
        #expect(try decoder.finish() == NDEFMessage([.unknown(payload: [0x41, 0x42])]))
    }

    @Test func recordsAreThereAsSoonAsTheyAreWhole() throws {
        var decoder = NDEFIncrementalDecoder()
        #expect(try decoder.append([0x95, 0, 1, 0x41, 0x55]) == .needs(atLeast: 2))
        #expect(decoder.records == [try .unknown(payload: [0x41])])
        #expect(!decoder.isComplete)
        let error = #expect(throws: NDEFError.self) { try decoder.finish() }
        #expect(error?.line == "error truncated offset 5 record 4 index 1")
        #expect(try decoder.append([0, 0]) == .complete(bytesUsed: 2))
    }

    @Test func nothingAtAllIsAnError() {
        let error = #expect(throws: NDEFError.self) { try NDEFIncrementalDecoder().finish() }
        #expect(error?.reason == .emptyInput)
    }

    @Test func aFaultInChunksHasItsPlaceInTheWholeInput() throws {
        // A Text record in three chunks behind an Empty one; the byte at fault is the last.
        let bytes = try fixtureBytes("90 00 00 31 01 03 54 02 65 6E 36 00 01 41 56 00 02 42 FF")
        let whole = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: bytes) }
        #expect(whole.line == "error text-invalid-utf8 offset 18 record 3 index 1")
        #expect(Self.feed(bytes.map { [$0] }) == .failure(whole))
    }

    @Test func aMegabyteByteByByteIsLinear() throws {
        let payload = [UInt8](repeating: 0x41, count: Effort.isFull ? 1 << 20 : 1 << 16)
        let bytes = try NDEFMessage([.unknown(payload: payload)]).encoded()
        var decoder = NDEFIncrementalDecoder()
        for byte in bytes { try decoder.append([byte]) }
        let isSame = try decoder.finish().encoded() == bytes
        #expect(isSame)
    }
}
