// SPDX-License-Identifier: MIT

/// A carrier on offer, named by the id of the record that describes it (`ac`, Connection Handover 1.x).
///
/// It stands inside a handover record; the records that it names stand beside that one.
public struct AlternativeCarrierRecord: Hashable, Sendable {
    /// Whether the carrier is on.
    public let powerState: CarrierPowerState

    /// The id of the record that describes the carrier.
    public let carrierReference: NDEFBytes

    /// The ids of records that tell more about the carrier.
    public let auxiliaryReferences: [NDEFBytes]

    /// Makes a carrier on offer.
    ///
    /// - Parameters:
    ///   - powerState: Whether the carrier is on.
    ///   - carrierReference: The id of the record that describes it, at most 255 bytes.
    ///   - auxiliaryReferences: The ids of records that tell more, at most 255 of at most 255 bytes.
    public init(
        powerState: CarrierPowerState,
        carrierReference: NDEFBytes,
        auxiliaryReferences: [NDEFBytes] = []
    ) {
        self.powerState = powerState
        self.carrierReference = carrierReference
        self.auxiliaryReferences = auxiliaryReferences
    }

    /// The record that describes the carrier.
    ///
    /// - Parameter message: The message that the handover record stands in.
    /// - Returns: The first record with the id, or nil when none has it.
    /// - Complexity: linear in the number of records.
    public func carrier(in message: NDEFMessage) -> NDEFRecord? {
        message.records.first { !$0.id.isEmpty && $0.id == carrierReference }
    }

    /// The records that tell more about the carrier; a reference that names none is left out.
    ///
    /// - Complexity: linear in the number of records times the number of references.
    public func auxiliaries(in message: NDEFMessage) -> [NDEFRecord] {
        auxiliaryReferences.compactMap { reference in
            message.records.first { !$0.id.isEmpty && $0.id == reference }
        }
    }
}
