// SPDX-License-Identifier: MIT

/// The power state of an alternative carrier (Connection Handover 1.x, the alternative carrier record).
public enum CarrierPowerState: UInt8, Hashable, Sendable, CaseIterable {
    /// The carrier is off.
    case inactive
    /// The carrier is on.
    case active
    /// The carrier is being switched on.
    case activating
    /// The state is not known.
    case unknown
}
