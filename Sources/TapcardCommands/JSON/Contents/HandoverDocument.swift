// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// A handover record: the carriers that two devices may go on with.
struct HandoverDocument: Encodable {
    let kind: String
    let version: String
    let carriers: [CarrierDocument]
    /// Only of `handoverSelect`: why a request could not be served; null when it could.
    private let error: ExplicitNull<HandoverErrorDocument>?
    /// Only of `handoverRequest`: the number that decides between two requests.
    private let collisionResolution: ExplicitNull<Int>?
    let others: [InnerRecordDocument]

    /// Nil for a record that is none.
    init?(_ shown: ShownRecord) {
        var error: ExplicitNull<HandoverErrorDocument>?
        var collisionResolution: ExplicitNull<Int>?
        switch shown.content {
        case .handoverSelect(let record):
            kind = "handoverSelect"
            error = ExplicitNull(wrappedValue: record.error.map { HandoverErrorDocument($0) })
        case .handoverRequest(let record):
            kind = "handoverRequest"
            collisionResolution = ExplicitNull(wrappedValue: record.collisionResolution.map { Int($0.randomNumber) })
        case .handoverMediation: kind = "handoverMediation"
        case .handoverInitiate: kind = "handoverInitiate"
        default: return nil
        }
        guard let handover = ShownHandover(shown.content) else { return nil }
        version = handover.version.description
        carriers = handover.carriers.map { CarrierDocument($0, shown.siblings) }
        others = handover.others.map { InnerRecordDocument(shown.inner($0, in: .handover)) }
        self.error = error
        self.collisionResolution = collisionResolution
    }
}

/// A carrier on offer.
struct CarrierDocument: Encodable {
    /// `inactive`, `active`, `activating` or `unknown`.
    let powerState: String
    let reference: String
    let referenceHex: String
    /// The number of the record that the reference names; null when none has that id.
    @ExplicitNull var record: Int?
    let auxiliaries: [String]

    init(_ carrier: AlternativeCarrierRecord, _ siblings: [NDEFRecord]) {
        powerState = "\(carrier.powerState)"
        reference = String(decoding: carrier.carrierReference, as: UTF8.self)
        referenceHex = Hexadecimal.text(carrier.carrierReference)
        _record = ExplicitNull(wrappedValue: ShownHandover.index(of: carrier.carrierReference, in: siblings))
        auxiliaries = carrier.auxiliaryReferences.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Why a request could not be served.
struct HandoverErrorDocument: Encodable {
    let reason: Int
    let dataHex: String
    /// How long to wait; null unless the reason says so.
    @ExplicitNull var milliseconds: Int?
    /// The most bytes of a request; null unless the reason says so.
    @ExplicitNull var bytes: Int?

    init(_ error: HandoverErrorRecord) {
        reason = Int(error.reason)
        dataHex = Hexadecimal.text(error.data)
        var milliseconds: Int?
        var bytes: Int?
        switch error.meaning {
        case .temporaryMemoryShortage(let time), .carrierSpecific(let time): milliseconds = Int(time)
        case .permanentMemoryShortage(let most): bytes = Int(most)
        case nil: break
        }
        _milliseconds = ExplicitNull(wrappedValue: milliseconds)
        _bytes = ExplicitNull(wrappedValue: bytes)
    }
}

/// A carrier on offer as a record of its own, inside a handover record.
struct CarrierContentDocument: Encodable {
    let kind = "alternativeCarrier"
    let carrier: CarrierDocument
}

/// An error as a record of its own, inside a handover record.
struct HandoverErrorContentDocument: Encodable {
    let kind = "handoverError"
    let error: HandoverErrorDocument
}

/// A carrier that is named without data to reach it.
struct HandoverCarrierDocument: Encodable {
    let kind = "handoverCarrier"
    let tnf: Int
    let type: String
    let dataHex: String

    init(_ record: HandoverCarrierRecord) {
        tnf = Int(record.typeNameFormat.rawValue)
        type = String(decoding: record.type, as: UTF8.self)
        dataHex = Hexadecimal.text(record.data)
    }
}
