// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("Sentences of errors")
struct Type2TagErrorTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let reason: Type2TagError.Reason
        let code: String
        let sentence: String

        var testDescription: String { code }

        init(_ reason: Type2TagError.Reason, _ code: String, _ sentence: String) {
            self.reason = reason
            self.code = code
            self.sentence = sentence
        }
    }

    static let samples = [
        Sample(
            .lengthTruncated(tag: 3),
            "length-truncated",
            "NDEF message TLV at offset 5: the area ends inside its length field"
        ),
        Sample(
            .valueOverruns(tag: 0x7F, length: 9, excess: 2),
            "tlv-overrun",
            "TLV 7Fh at offset 5 overruns the area by 2 bytes (its length says 9)"
        ),
        Sample(
            .lengthReserved(tag: 0xFD),
            "length-reserved",
            "proprietary TLV at offset 5: the length FFFFh is reserved"
        ),
        Sample(
            .lengthNotCanonical(tag: 3, length: 7),
            "length-not-canonical",
            "NDEF message TLV at offset 5: three length bytes for 7, where one would do"
        ),
        Sample(
            .controlLength(tag: 1, length: 2),
            "control-length",
            "lock control TLV at offset 5: its value has 2 bytes where 3 are meant"
        ),
        Sample(
            .controlReservedField(tag: 2),
            "control-reserved-field",
            "memory control TLV at offset 5: a size exponent of 0 is reserved"
        ),
        Sample(
            .controlOutsideMemory(tag: 1, byteAddress: 160, byteCount: 2),
            "control-outside-memory",
            "lock control TLV at offset 5 names 2 bytes from byte 160 on, which the tag does not have"
        ),
        Sample(
            .controlContradictsChip(chip: "NTAG213", byteAddress: 160, lockBits: 16),
            "control-contradicts-chip",
            "offset 6: the lock control TLV names 16 lock bits from byte 160 on, and an NTAG213 has others: readers that "
                + "believe it jump over those bytes"
        ),
        Sample(
            .looksLikeMessage,
            "looks-like-message",
            "offset 6: this looks like an NDEF message without a TLV around it"
        ),
        Sample(
            .severalMessages,
            "several-messages",
            "offset 6: another NDEF message TLV; only the first one is the message"
        ),
        Sample(
            .limitExceeded(maximum: 4096),
            "limit-exceeded",
            "offset 6: more than 4096 TLV blocks, the limit of this reader"
        ),
        Sample(.emptyInput, "empty-input", "there are no bytes"),
        Sample(.uidLength(5), "uid-length", "a UID has 4, 7 or 10 bytes; this one has 5"),
        Sample(.notHexadecimal, "not-hexadecimal", "offset 6: not hexadecimal text"),
        Sample(
            .checkByte(expected: 0x9F, found: 0x04),
            "check-byte",
            "offset 6: the UID's check byte is 04 where the UID asks for 9F"
        ),
        Sample(
            .containerMissing,
            "container-missing",
            "offset 6: the capability container does not begin with E1h, so the tag holds no NDEF data"
        ),
        Sample(
            .containerVersion(major: 2, minor: 0),
            "container-version",
            "offset 6: the capability container has version 2.0; only 1.x is defined"
        ),
        Sample(
            .containerReadAccess(8),
            "container-read-access",
            "offset 6: the capability container grants no free read access (08h)"
        ),
        Sample(
            .containerExceedsMemory(claimed: 1016, available: 144),
            "container-exceeds-memory",
            "offset 6: the capability container claims 1016 bytes, the chip has 144 for users"
        ),
        Sample(
            .memorySize(15),
            "memory-size",
            "15 bytes are no tag's memory: the capability container ends at byte 16"
        ),
    ]

    @Test("Code and sentence", arguments: samples)
    func codeAndSentence(_ sample: Sample) {
        let error = Type2TagError(sample.reason, at: 6, inBlockAt: 5)
        #expect(error.code == sample.code)
        #expect(error.description == sample.sentence)
        // Without its place, in front or in the middle, the sentence is the same.
        let placeless = sample.sentence.replacing("offset 6: ", with: "").replacing(" at offset 5", with: "")
        #expect(sample.reason.sentence == placeless)
        let finding = Type2TagFinding(error, .warning)
        #expect(finding.code == sample.code && finding.message == sample.sentence && finding.offset == 6)
    }

    @Test("Codes are distinct, so that scripts can tell them apart")
    func codesAreDistinct() {
        #expect(Set(Self.samples.map(\.code)).count == Self.samples.count)
    }

    @Test("An error without a block lies where it is")
    func blockOffset() {
        #expect(Type2TagError(.emptyInput, at: 4).blockOffset == 4)
    }
}
