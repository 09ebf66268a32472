// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Handover records that are made, and what they name.
@Suite struct HandoverBuildingTests {
    typealias Maker = @Sendable () throws(NDEFError) -> [NDEFRecord]

    struct Handover: Sendable, CustomTestStringConvertible {
        /// The case of the decode fixture whose input must come out.
        let id: String
        let make: Maker
        var testDescription: String { id }
    }

    static let handovers: [Handover] = [
        Handover(id: "HA01") { () throws(NDEFError) in
            [
                try .handoverSelect([
                    AlternativeCarrierRecord(powerState: .active, carrierReference: [0x30]),
                    AlternativeCarrierRecord(
                        powerState: .unknown, carrierReference: NDEFBytes("wifi".utf8),
                        auxiliaryReferences: [NDEFBytes("a".utf8), NDEFBytes("bc".utf8)]),
                ])
            ]
        },
        Handover(id: "HA02") { () throws(NDEFError) in
            let error = HandoverErrorRecord(.temporaryMemoryShortage(milliseconds: 100))
            return [try .handoverSelect([], error: error, version: HandoverVersion(major: 1, minor: 2))]
        },
        Handover(id: "HA03") { () throws(NDEFError) in
            let error = HandoverErrorRecord(.permanentMemoryShortage(bytes: 65536))
            return [try .handoverSelect([], error: error, version: HandoverVersion(major: 1, minor: 2))]
        },
        Handover(id: "HF03") { () throws(NDEFError) in
            [try .handoverSelect([], error: HandoverErrorRecord(.carrierSpecific(milliseconds: 19)))]
        },
        Handover(id: "HA04") { () throws(NDEFError) in
            [try .handoverSelect([], version: HandoverVersion(rawValue: 0x15))]
        },
        Handover(id: "HA05") { () throws(NDEFError) in
            [
                try .handoverRequest(
                    [AlternativeCarrierRecord(powerState: .inactive, carrierReference: [0x30])],
                    collisionResolution: 0x1234),
                try .handoverCarrier(
                    .media, type: Array("application/x.peer.data".utf8), data: [1, 2], id: [0x30]),
            ]
        },
        Handover(id: "HE05") { () throws(NDEFError) in
            [
                try .handoverRequest(
                    [AlternativeCarrierRecord(powerState: .active, carrierReference: [0x63])],
                    collisionResolution: nil, version: HandoverVersion(major: 1, minor: 1))
            ]
        },
        Handover(id: "HH03") { () throws(NDEFError) in
            [
                try .handoverSelect(
                    [], others: [.media("text/plain", payload: [])], version: HandoverVersion(major: 1, minor: 1))
            ]
        },
    ]

    @Test(arguments: handovers)
    func writesWhatTheFixtureHas(_ handover: Handover) throws {
        let cases = try PartsCase.load("handover.txt").filter { $0.id == handover.id }
        let expected = try #require(cases.first)
        let message = try NDEFMessage(handover.make())
        #expect(message.encoded() == expected.input)
        #expect(message.encodedSize == expected.input.count)
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let name: String
        let code: String
        let make: Maker
        var testDescription: String { name }
    }

    private static func carrier(_ id: NDEFBytes, _ auxiliaries: [NDEFBytes] = []) -> AlternativeCarrierRecord {
        AlternativeCarrierRecord(powerState: .active, carrierReference: id, auxiliaryReferences: auxiliaries)
    }

    private static let tooLong = NDEFBytes([UInt8](repeating: 0x41, count: 256))

    static let refusals: [Refusal] = [
        Refusal(name: "major version 2", code: "handover-version-unsupported") { () throws(NDEFError) in
            [try .handoverSelect([], version: HandoverVersion(major: 2, minor: 0))]
        },
        Refusal(name: "a request without carrier", code: "alternative-carrier-missing") { () throws(NDEFError) in
            [try .handoverRequest([], collisionResolution: 1)]
        },
        Refusal(name: "a request of 1.3 without a number", code: "collision-resolution-missing") {
            () throws(NDEFError) in [try .handoverRequest([carrier([0x30])], collisionResolution: nil)]
        },
        Refusal(name: "an empty carrier reference", code: "carrier-reference-missing") { () throws(NDEFError) in
            [try .handoverSelect([carrier([])])]
        },
        Refusal(name: "a carrier reference of 256 bytes", code: "carrier-reference-too-large") {
            () throws(NDEFError) in [try .handoverSelect([carrier(tooLong)])]
        },
        Refusal(name: "an empty auxiliary reference", code: "auxiliary-reference-missing") {
            () throws(NDEFError) in [try .handoverSelect([carrier([0x30], [[]])])]
        },
        Refusal(name: "an auxiliary reference of 256 bytes", code: "auxiliary-reference-too-large") {
            () throws(NDEFError) in [try .handoverSelect([carrier([0x30], [tooLong])])]
        },
        Refusal(name: "256 auxiliary references", code: "auxiliary-reference-too-large") { () throws(NDEFError) in
            [try .handoverSelect([carrier([0x30], Array(repeating: [0x31], count: 256))])]
        },
        Refusal(name: "a carrier type of format 5", code: "carrier-type-reserved") { () throws(NDEFError) in
            [try .handoverCarrier(.unknown, type: [0x41])]
        },
        Refusal(name: "a carrier without type", code: "missing-type") { () throws(NDEFError) in
            [try .handoverCarrier(.media, type: [])]
        },
        Refusal(name: "a carrier type of 256 bytes", code: "carrier-type-too-large") { () throws(NDEFError) in
            [try .handoverCarrier(.media, type: tooLong.array)]
        },
        Refusal(name: "an error whose reason is reserved", code: "handover-error-reserved") { () throws(NDEFError) in
            // Connection Handover 1.5, clause 6.4: 04 to FF are reserved. One can be read, and not be sent on.
            let bytes: [UInt8] = [0xD1, 2, 9, 0x48, 0x73, 0x12, 0xD1, 3, 2, 0x65, 0x72, 0x72, 4, 1]
            guard case .handoverSelect(let read)? = NDEFDecoding(lenient: bytes).records.first?.content else {
                return []
            }
            return [try .handoverSelect([], error: read.error)]
        },
        Refusal(name: "a second error among the others", code: "handover-error-repeated") { () throws(NDEFError) in
            let error = HandoverErrorRecord(.carrierSpecific(milliseconds: 1))
            let other = try NDEFRecord(
                typeNameFormat: .wellKnown, type: Array("err".utf8), payload: [1, 1])
            return [try .handoverSelect([], error: error, others: [other])]
        },
    ]

    @Test(arguments: refusals)
    func refuses(_ refusal: Refusal) throws {
        let error = try #require(throws: NDEFError.self) { try refusal.make() }
        #expect(error.code == refusal.code)
        #expect(error.offset == 0)
    }

    @Test func namesTheRecordsOfItsMessage() throws {
        let offer = Self.carrier([0x30], [[0x31], [0x39]])
        let wifi = try NDEFRecord.media("application/x.peer.data", payload: [1], id: [0x30])
        let device = try NDEFRecord.text("x", id: [0x31])
        let message = try NDEFMessage([.handoverSelect([offer, Self.carrier([0x38])]), wifi, device])
        guard case .handoverSelect(let handover) = message.records[0].content else {
            Issue.record("no handover")
            return
        }
        #expect(handover.carriers.map { $0.carrier(in: message) } == [wifi, nil])
        #expect(handover.carriers[0].auxiliaries(in: message) == [device])
        let contents = handover.records.map { $0.content(in: .handover) }
        #expect(contents == handover.carriers.map { .alternativeCarrier($0) })
        #expect(handover.records[0].content == .unknown(handover.records[0]))
    }

    @Test func everyLengthOfAReferenceIsRead() throws {
        for count in [1, 2, 127, 128, 254, 255] {
            let id = NDEFBytes([UInt8](repeating: 0x41, count: count))
            let offer = Self.carrier(id, Array(repeating: id, count: count))
            let message = try NDEFMessage([.handoverSelect([offer]), .unknown(payload: [], id: id.array)])
            let decoding = try NDEFDecoding(strict: message.encoded())
            guard case .handoverSelect(let handover)? = decoding.records.first?.content else {
                Issue.record("no handover")
                return
            }
            let isSame = handover.carriers == [offer]
            #expect(isSame)
            #expect(decoding.findings == [])
        }
    }

    @Test func referencesAreNotNotedWhenNobodyHears() throws {
        // A message that is only judged keeps no warnings, and must not look for them.
        let message = try NDEFMessage([.handoverSelect([Self.carrier([0x30])])])
        #expect(try NDEFMessage(decoding: message.encoded()) == message)
        #expect(NDEFDecoding(lenient: message.encoded()).findings.map(\.code) == ["carrier-reference-unresolved"])
    }
}
