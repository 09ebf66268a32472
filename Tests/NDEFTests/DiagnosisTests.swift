// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Hints and sentences.
@Suite struct DiagnosisTests {
    struct First: Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        let looksLikeTLV: Bool
        var testDescription: String { name }
    }

    // Type 2 Tag 1.1, clause 2.3.
    @Test(arguments: [
        First(name: "an NDEF TLV", input: "03 03 D0 00 00 FE", looksLikeTLV: true),
        First(name: "an NDEF TLV without terminator", input: "03 03 D0 00 00", looksLikeTLV: true),
        First(name: "an NDEF TLV of length 0", input: "03 00 FE 00", looksLikeTLV: true),
        First(name: "an NDEF TLV with a length of three bytes", input: "03 FF 00 03 D0 00 00", looksLikeTLV: true),
        First(name: "a Lock Control TLV", input: "01 03 A0 0C 34 03 00 FE", looksLikeTLV: true),
        First(name: "a Memory Control TLV", input: "02 03 E1 0F 03 03 00 FE", looksLikeTLV: true),
        First(name: "padding, then an NDEF TLV", input: "00 00 03 03 D0 00 00 FE", looksLikeTLV: true),
        First(name: "padding, then a terminator", input: "00 00 FE", looksLikeTLV: true),
        First(name: "padding alone", input: "00 00 00 00", looksLikeTLV: false),
        First(name: "03 and a length past the end", input: "03 08 D1 01", looksLikeTLV: false),
        First(name: "03 and nothing", input: "03", looksLikeTLV: false),
        First(name: "03 FF and half a length", input: "03 FF 01", looksLikeTLV: false),
        First(name: "03 and a value that begins no message", input: "03 03 51 00 00", looksLikeTLV: false),
        First(name: "01 with another length", input: "01 04 A0 0C 34 00", looksLikeTLV: false),
        First(name: "a record that lacks its MB", input: "51 01 03 54 02 65 6E", looksLikeTLV: false),
    ])
    func hintsAtATLV(_ sample: First) throws {
        let bytes = try fixtureBytes(sample.input)
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: bytes) }
        #expect(error.reason == .missingMessageBegin(looksLikeTLV: sample.looksLikeTLV))
        #expect(error.offset == 0)
        #expect(error.description.contains("TLV") == sample.looksLikeTLV)
    }

    struct Rest: Sendable, CustomTestStringConvertible {
        let name: String
        let rest: String
        let kind: NDEFError.TrailingBytes
        var testDescription: String { name }
    }

    @Test(arguments: [
        Rest(name: "a terminator", rest: "FE", kind: .padding),
        Rest(name: "zeros", rest: "00 00", kind: .padding),
        Rest(name: "an Empty message", rest: "D0 00 00", kind: .anotherMessage),
        Rest(name: "the first record of a longer message", rest: "91 01 03 54 02 65 6E 51", kind: .anotherMessage),
        Rest(name: "a message cut short", rest: "D1 01 08 54", kind: .other),
        Rest(name: "a record that begins no message", rest: "50 00 00", kind: .other),
        Rest(name: "TNF 7", rest: "D7 00 00", kind: .other),
        Rest(name: "a terminator, then old bytes", rest: "FE 41", kind: .other),
        Rest(name: "one byte", rest: "D1", kind: .other),
    ])
    func saysWhatFollowsTheMessage(_ sample: Rest) throws {
        let rest = try fixtureBytes(sample.rest)
        let decoding = NDEFDecoding(lenient: [0xD0, 0, 0] + rest)
        #expect(decoding.findings.map(\.reason) == [.trailingBytes(count: rest.count, kind: sample.kind)])
        #expect(decoding.bytesRead == 3)
    }

    @Test func truncationSaysAllNumbers() throws {
        let bytes: [UInt8] = [0xC2, 0x03, 0x00, 0x00, 0xFF, 0xFF, 0x61, 0x2F, 0x62] + Array(repeating: 0x41, count: 35)
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: bytes) }
        #expect(
            error.reason
                == .truncated(
                    field: .payload, needed: 65535, available: 35, recordNeeded: 65544, recordAvailable: 44))
        #expect(
            error.description == "offset 9: the payload needs 65535 bytes, 35 are there; "
                + "the record needs 65544 bytes, 44 are there")
    }

    @Test func anUnknownSizeIsSaidToBeTheLeast() throws {
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: [0xD9, 0x01]) }
        #expect(
            error.description == "offset 2: the payload length needs 1 byte, 0 are there; "
                + "the record needs at least 5 bytes, 2 are there")
    }

    @Test func aHugeClaimKeepsItsNumbers() throws {
        let error = try #require(throws: NDEFError.self) {
            try NDEFMessage(decoding: [0xC1, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0x54])
        }
        #expect(
            error.reason
                == .truncated(
                    field: .payload, needed: 4_294_967_295, available: 0, recordNeeded: 4_294_967_302,
                    recordAvailable: 7))
    }

    static let reasons: [NDEFError.Reason] = [
        .emptyInput, .truncated(field: .id, needed: 2, available: 1, recordNeeded: 9, recordAvailable: 8),
        .missingMessageBegin(looksLikeTLV: false), .missingMessageEnd, .secondMessageBegin,
        .trailingBytes(count: 1, kind: .other), .chunkInterrupted, .chunkNotTerminated, .messageEndOnNonfinalChunk,
        .unchangedWithTypeOrID, .unchangedOutsideChunk, .emptyNotEmpty(.payload), .unknownWithType,
        .missingType(.media), .reservedTypeNameFormat, .limitExceeded(.records, maximum: 1, found: 2),
        .limitExceeded(.chunks, maximum: 1, found: 2),
        .typeTooLong(count: 256), .idTooLong(count: 256), .payloadTooLong(count: 1 << 33),
        .noRoom(needed: 3, available: 2), .typeCharacter(0xE9),
        .mediaTypeMalformed, .externalTypeMalformed, .uriCodeMissing, .uriReservedCode(0x24), .uriEmpty,
        .uriInvalidUTF8, .uriControlCharacter(0), .uriIllegalCharacter(0x20), .textStatusMissing, .textReservedBit,
        .textLanguageMissing, .textLanguageTruncated(needed: 6, available: 3), .textLanguageTooLong(count: 64),
        .textLanguageNotASCII(0xC3), .textInvalidUTF8, .textOddUTF16, .textLoneSurrogate(0xD83D),
        .androidPackageMalformed,
    ]

    @Test func codesAreUniqueAndKebabCase() {
        #expect(Set(Self.reasons.map(\.code)).count == 39)
        for code in Self.reasons.map(\.code) {
            #expect(code.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(code)")
        }
    }

    @Test func everyReasonIsASentence() {
        for reason in Self.reasons {
            #expect(reason.sentence != reason.code && reason.sentence.contains(" "), "\(reason.code)")
        }
    }
}
