// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

/// A sign that another maker than NXP made the chip.
///
/// It is treated like the chip that it says it is; what its maker did differently nobody knows.
@nonexhaustive
public enum CloneSign: Hashable, Sendable {
    /// The vendor byte of GET_VERSION is not NXP's.
    case vendor(UInt8)
    /// The identifier begins with the number of another maker (ISO/IEC 7816-6).
    case identifier(UInt8)

    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .vendor: "vendor"
        case .identifier: "identifier"
        }
    }
}

extension CloneSign: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch self {
        case .vendor(let byte):
            "GET_VERSION names maker \(Hexadecimal.digits(of: byte))h, where NXP is 04h"
        case .identifier(let byte):
            "the UID begins with \(Hexadecimal.digits(of: byte))h, where one of NXP's begins with 04h"
        }
    }
}

extension TagInspection {
    /// What says that another maker than NXP made this chip; empty when nothing does.
    public var cloneSigns: [CloneSign] {
        var signs: [CloneSign] = []
        if let version = version.value, !version.isNXP { signs.append(.vendor(version.vendor)) }
        if !uid.isNXP, let first = uid.bytes.first { signs.append(.identifier(first)) }
        return signs
    }
}
