// SPDX-License-Identifier: MIT

internal import Bytes

/// What kind of device a Bluetooth device is: major and minor class, and classes of service.
///
/// Bluetooth Assigned Numbers, clause 2.8.
public struct BluetoothClassOfDevice: RawRepresentable, Hashable, Sendable {
    /// The number, below 2^24.
    public let rawValue: UInt32

    /// Makes the class of a number; bits above the lowest 24 are dropped.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue & 0xFF_FFFF
    }

    init?(data: NDEFBytes) {
        guard data.count == 3 else { return nil }
        self.init(rawValue: data.reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }

    /// The major class, 0 to 31.
    public var majorClass: Int { Int(rawValue >> 8 & 0x1F) }

    /// The minor class, 0 to 63; what it means depends on the major one.
    public var minorClass: Int { Int(rawValue >> 2 & 0x3F) }

    /// The name of the major class, or nil for a number without one.
    public var majorClassName: String? {
        switch majorClass {
        case 0: "miscellaneous"
        case 1: "computer"
        case 2: "phone"
        case 3: "network access point"
        case 4: "audio/video"
        case 5: "peripheral"
        case 6: "imaging"
        case 7: "wearable"
        case 8: "toy"
        case 9: "health"
        case 31: "uncategorized"
        default: nil
        }
    }

    /// The names of the classes of service, from the lowest bit up.
    public var serviceNames: [String] {
        let names: [(bit: UInt32, name: String)] = [
            (13, "limited discoverable"), (14, "LE audio"), (16, "positioning"), (17, "networking"),
            (18, "rendering"), (19, "capturing"), (20, "object transfer"), (21, "audio"), (22, "telephony"),
            (23, "information"),
        ]
        return names.filter { rawValue >> $0.bit & 1 != 0 }.map(\.name)
    }
}

extension BluetoothClassOfDevice: CustomStringConvertible {
    /// The number and the names, such as `0x240404 (audio/video: rendering, audio)`.
    public var description: String {
        let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
        let services = serviceNames.isEmpty ? "" : ": " + serviceNames.joined(separator: ", ")
        return "0x" + Hexadecimal.text(bytes) + " (" + (majorClassName ?? "class \(majorClass)") + services + ")"
    }
}
