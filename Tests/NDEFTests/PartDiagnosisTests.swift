// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Codes and sentences about parts of records.
@Suite struct PartDiagnosisTests {
    static let parts: [NDEFError.Part] = [
        .smartPosterURI, .smartPosterTitle, .smartPosterAction, .smartPosterIcon, .smartPosterSize,
        .smartPosterType, .handoverVersion, .collisionResolution, .alternativeCarrier, .carrierReference,
        .auxiliaryReference, .handoverError, .carrierType, .signatureVersion, .signatureType, .signatureHash,
        .signature, .signatureURI, .certificateFormat, .certificate, .certificateURI, .controlConfiguration,
        .controlTarget, .controlAction, .controlData,
    ]

    static let breaches: [NDEFError.PartBreach] = [
        .missing, .repeated, .languageRepeated("en"), .length(expected: 4, found: 3),
        .truncated(needed: 2, available: 1), .trailingBytes(count: 1), .tooLarge(maximum: 255, found: 256),
        .reservedValue(3), .invalidUTF8, .controlCharacter(0x0A), .unsupportedVersion(0x21), .unfitMediaType,
        .unresolved([0x41]),
    ]

    @Test func everyPartAndBreachHasACodeOfItsOwn() {
        let codes = Self.parts.flatMap { part in Self.breaches.map { NDEFError.Reason.part(part, $0).code } }
        #expect(codes.count == 25 * 13)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
    }

    @Test(arguments: [
        (
            NDEFError.Part.smartPosterSize, NDEFError.PartBreach.length(expected: 4, found: 3),
            "the size in a Smart Poster has 3 bytes and should have 4"
        ),
        (
            .smartPosterTitle, .languageRepeated("en"),
            "the title of a Smart Poster comes more than once in the language \"en\""
        ),
        (
            .handoverVersion, .unsupportedVersion(0x21),
            "the version of a handover record is 2.1, whose layout this reader does not know"
        ),
        (
            .signatureVersion, .unsupportedVersion(0x10),
            "the version of a Signature record is the byte 10, whose layout this reader does not know"
        ),
        (
            .carrierReference, .unresolved([0x30]),
            "the carrier data reference of an alternative carrier names \"0\", and no record of the message has that id"
        ),
        (
            .carrierReference, .unresolved([0x00, 0xFF]),
            "the carrier data reference of an alternative carrier names the id 00FF, and no record of the message has "
                + "that id"
        ),
        (
            .certificate, .truncated(needed: 4, available: 1),
            "the certificate of a Signature record needs 4 bytes, 1 is there"
        ),
    ])
    func saysWhatIsWrong(_ part: NDEFError.Part, _ breach: NDEFError.PartBreach, _ sentence: String) throws {
        #expect(NDEFError.Reason.part(part, breach).sentence == sentence)
    }
}
