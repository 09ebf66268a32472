// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads an alternative carrier record; without its carrier reference it stays unknown.
    ///
    /// Bits 7 to 2 of the first byte are reserved and not looked at. Bytes at the end may be fields of a later minor
    /// version, and are warned of.
    mutating func readAlternativeCarrier(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payload
        let fields = CarrierReferences(record.payloadSpan)
        if let cut = fields.cut {
            note(cut.reason, .error, at: .payload(cut.offset))
        } else if fields.end < payload.count {
            note(
                .part(.alternativeCarrier, .trailingBytes(count: payload.count - fields.end)), .warning,
                at: .payload(fields.end))
        }
        guard let carrier = fields.references.first else { return unknown(record) }
        return content {
            .alternativeCarrier(
                AlternativeCarrierRecord(
                    powerState: CarrierPowerState(rawValue: payload[0] & 0x03) ?? .unknown,
                    carrierReference: NDEFBytes(payload[carrier.id]),
                    auxiliaryReferences: fields.references.dropFirst().map { NDEFBytes(payload[$0.id]) }))
        }
    }
}
