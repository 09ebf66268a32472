// SPDX-License-Identifier: MIT

/// The short frame with which a reader calls for tags (ISO/IEC 14443-3 §6.4.1).
public enum WakeCall: Hashable, Sendable {
    /// REQA, 26h: tags in HALT keep still.
    case request
    /// WUPA, 52h: tags in HALT answer too.
    case wakeUp
}
