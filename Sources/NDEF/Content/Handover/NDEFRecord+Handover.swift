// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes a handover select record, the first of a message that offers carriers (Connection Handover 1.x).
    ///
    /// The records that describe the carriers stand behind it in the message, with the ids that the carriers name.
    ///
    /// - Parameters:
    ///   - carriers: The carriers on offer, possibly none.
    ///   - error: Why a request could not be served.
    ///   - others: Further inner records.
    ///   - version: The version; its major version must be 1.
    ///   - id: The record's id.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for a version whose layout is not known, and for references that are too long or many.
    public static func handoverSelect(
        _ carriers: [AlternativeCarrierRecord],
        error: HandoverErrorRecord? = nil,
        others: [NDEFRecord] = [],
        version: HandoverVersion = .v13,
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        var records = try alternativeCarriers(carriers) + others
        if let error {
            if HandoverErrorRecord.dataSize(for: error.reason) == nil {
                throw NDEFError(.part(.handoverError, .reservedValue(error.reason)))
            }
            records.append(try .local(.error, [error.reason] + error.data))
        }
        return try handover(.handoverSelect, version, records, id: id)
    }

    /// Makes a handover request record, the first of a message that asks for a carrier (Connection Handover 1.x).
    ///
    /// - Parameters:
    ///   - carriers: The carriers that the sender has.
    ///   - collisionResolution: A random number, which every version from 1.2 on must have.
    ///   - others: Further inner records.
    ///   - version: The version; its major version must be 1.
    ///   - id: The record's id.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for a version whose layout is not known, a missing number, no carrier at all, and
    ///   references that are too long or many.
    public static func handoverRequest(
        _ carriers: [AlternativeCarrierRecord],
        collisionResolution: UInt16?,
        others: [NDEFRecord] = [],
        version: HandoverVersion = .v13,
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        if carriers.isEmpty { throw NDEFError(.part(.alternativeCarrier, .missing)) }
        var records: [NDEFRecord] = []
        if let number = collisionResolution {
            records.append(
                try .local(.collisionResolution, [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]))
        }
        records += try alternativeCarriers(carriers)
        return try handover(.handoverRequest, version, records + others, id: id)
    }

    /// Makes a handover carrier record: a carrier that is named without data to reach it (Connection Handover 1.x).
    ///
    /// - Parameters:
    ///   - typeNameFormat: How `type` is to be read: well-known, media, absolute URI or external.
    ///   - type: The type of the records that describe such a carrier, 1 to 255 bytes.
    ///   - data: Data about the carrier.
    ///   - id: The record's id, which the handover record names.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for a format that names no type, and for a type of another size.
    public static func handoverCarrier(
        _ typeNameFormat: TypeNameFormat,
        type: [UInt8],
        data: [UInt8] = [],
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        guard typeNameFormat.namesCarriers else {
            throw NDEFError(.part(.carrierType, .reservedValue(typeNameFormat.rawValue)))
        }
        if type.isEmpty { throw NDEFError(.missingType(typeNameFormat)) }
        guard let count = UInt8(exactly: type.count) else {
            throw NDEFError(.part(.carrierType, .tooLarge(maximum: 255, found: type.count)))
        }
        return try NDEFRecord(
            typeNameFormat: .wellKnown, type: WellKnownType.handoverCarrier.name, id: id,
            payload: [typeNameFormat.rawValue, count] + type + data)
    }

    private static func handover(
        _ type: WellKnownType, _ version: HandoverVersion, _ records: [NDEFRecord], id: [UInt8]
    ) throws(NDEFError) -> NDEFRecord {
        guard version.isKnown else {
            throw NDEFError(.part(.handoverVersion, .unsupportedVersion(version.rawValue)))
        }
        let message = records.isEmpty ? [] : try NDEFMessage(records).encoded()
        return try NDEFRecord(
            typeNameFormat: .wellKnown, type: type.name, id: id, payload: [version.rawValue] + message)
    }

    private static func alternativeCarriers(
        _ carriers: [AlternativeCarrierRecord]
    ) throws(NDEFError) -> [NDEFRecord] {
        var records: [NDEFRecord] = []
        for carrier in carriers {
            guard let count = UInt8(exactly: carrier.auxiliaryReferences.count) else {
                throw NDEFError(
                    .part(.auxiliaryReference, .tooLarge(maximum: 255, found: carrier.auxiliaryReferences.count)))
            }
            var payload = [carrier.powerState.rawValue]
            payload += try reference(carrier.carrierReference, .carrierReference)
            payload.append(count)
            for auxiliary in carrier.auxiliaryReferences {
                payload += try reference(auxiliary, .auxiliaryReference)
            }
            records.append(try .local(.alternativeCarrier, payload))
        }
        return records
    }

    private static func reference(_ id: NDEFBytes, _ part: NDEFError.Part) throws(NDEFError) -> [UInt8] {
        guard let count = UInt8(exactly: id.count) else {
            throw NDEFError(.part(part, .tooLarge(maximum: 255, found: id.count)))
        }
        if id.isEmpty { throw NDEFError(.part(part, .missing)) }
        return [count] + id
    }
}
