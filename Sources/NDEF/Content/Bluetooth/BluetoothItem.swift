// SPDX-License-Identifier: MIT

/// An item of Bluetooth data: an EIR or AD structure as it stands on the wire.
///
/// A length byte that counts what follows, a type byte, and the data (Bluetooth Core 5.4, 3-C 8 and 11).
public struct BluetoothItem: Hashable, Sendable {
    /// What the data is.
    public let type: BluetoothItemType

    /// The data, least significant byte first where it is a number.
    public let data: NDEFBytes

    static let maximumData = 254

    /// Makes an item; the data is not held against the rules of its type.
    ///
    /// - Throws: `NDEFError` when the data is longer than 254 bytes.
    public init(_ type: BluetoothItemType, _ data: [UInt8]) throws(NDEFError) {
        guard data.count <= Self.maximumData else {
            throw NDEFError(.bluetooth(.itemTooLong(type, count: data.count)))
        }
        self.init(unchecked: type, NDEFBytes(data))
    }

    init(unchecked type: BluetoothItemType, _ data: NDEFBytes) {
        self.type = type
        self.data = data
    }
}

extension BluetoothItem {
    /// The place of an item among others.
    struct Place {
        let type: BluetoothItemType
        let data: Range<Int>

        static let headerSize = 2

        /// The item that begins at `position`, or nil when none does: at the end, at a zero, or where it is cut off.
        init?(in bytes: Span<UInt8>, at position: Int) {
            guard Self.headerSize <= bytes.count - position else { return nil }
            let length = Int(bytes[position])
            guard length > 0, length <= bytes.count - position - 1 else { return nil }
            type = BluetoothItemType(rawValue: bytes[position + 1])
            data = (position + Self.headerSize)..<(position + 1 + length)
        }
    }

    /// The items at the start of `bytes`, and where they end.
    static func split(_ bytes: NDEFBytes) -> (items: [BluetoothItem], end: Int) {
        var items: [BluetoothItem] = []
        var position = 0
        while let place = Place(in: bytes.span, at: position) {
            items.append(BluetoothItem(unchecked: place.type, NDEFBytes(bytes[place.data])))
            position = place.data.upperBound
        }
        return (items, position)
    }

    var encodedSize: Int { Place.headerSize + data.count }

    func encode(into bytes: inout [UInt8]) {
        bytes.append(UInt8(clamping: 1 + data.count))
        bytes.append(type.rawValue)
        bytes += data
    }
}
