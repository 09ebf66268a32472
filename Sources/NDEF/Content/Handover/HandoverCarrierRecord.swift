// SPDX-License-Identifier: MIT

/// A carrier that is named without data to reach it (`Hc`, Connection Handover 1.x).
public struct HandoverCarrierRecord: Hashable, Sendable {
    /// How `type` is to be read.
    public let typeNameFormat: TypeNameFormat

    /// The type of the records that describe such a carrier.
    public let type: NDEFBytes

    /// Data about the carrier; often empty.
    public let data: NDEFBytes
}
