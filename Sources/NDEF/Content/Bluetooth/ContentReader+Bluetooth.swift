// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads data for BR/EDR pairing.
    mutating func readBluetooth(_ record: NDEFRecord) -> RecordContent? {
        judgeBluetooth(record.payloadSpan)
        guard isBuilding, let data = BluetoothRecord(payload: record.payload) else { return media(record) }
        return .bluetooth(data)
    }

    /// Reads data for Low Energy pairing.
    mutating func readBluetoothLE(_ record: NDEFRecord) -> RecordContent? {
        judgeBluetoothLE(record.payloadSpan)
        guard isBuilding, let data = BluetoothLERecord(payload: record.payload) else { return media(record) }
        return .bluetoothLE(data)
    }

    private mutating func judgeBluetooth(_ payload: Span<UInt8>) {
        let headerSize = BluetoothRecord.headerSize
        guard payload.count >= headerSize else {
            let fault = NDEFError.BluetoothFault.headerTruncated(needed: headerSize, available: payload.count)
            return note(.bluetooth(fault), .error, at: .payload(payload.count))
        }
        let declared = Int(payload[1]) << 8 | Int(payload[0])
        if declared != payload.count {
            let fault = NDEFError.BluetoothFault.length(declared: declared, found: payload.count)
            note(.bluetooth(fault), .error, at: .payload(0))
        }
        let end = BluetoothRecord.end(declared: declared, available: payload.count)
        _ = judgeItems(payload.extracting(headerSize..<end), at: headerSize, in: .classic)
    }

    private mutating func judgeBluetoothLE(_ payload: Span<UInt8>) {
        let found = judgeItems(payload, at: 0, in: .lowEnergy)
        if !found.address { note(.bluetooth(.itemMissing(.address)), .warning, at: .payload(0)) }
        if !found.role { note(.bluetooth(.itemMissing(.role)), .warning, at: .payload(0)) }
    }

    private mutating func judgeItems(
        _ bytes: Span<UInt8>, at base: Int, in transport: BluetoothTransport
    ) -> (address: Bool, role: Bool) {
        var found = (address: false, role: false)
        var position = 0
        while let place = BluetoothItem.Place(in: bytes, at: position) {
            judge(place, of: bytes, at: base + position, in: transport)
            if place.type == .address { found.address = true }
            if place.type == .role { found.role = true }
            position = place.data.upperBound
        }
        guard position < bytes.count else { return found }
        let rest = bytes.extracting(position..<bytes.count)
        if rest[0] == 0 {
            judgeZeros(rest, at: base + position)
        } else {
            let type = rest.count > 1 ? BluetoothItemType(rawValue: rest[1]) : nil
            let fault = NDEFError.BluetoothFault.itemTruncated(type, needed: 1 + Int(rest[0]), available: rest.count)
            note(.bluetooth(fault), .error, at: .payload(base + position))
        }
        return found
    }

    // A length of zero ends the items early; only zeros may follow it (Core 5.4, 3-C 11).
    private mutating func judgeZeros(_ rest: Span<UInt8>, at offset: Int) {
        for index in rest.indices where rest[index] != 0 {
            return note(.bluetooth(.bytesBehindEnd(count: rest.count - 1)), .error, at: .payload(offset + index))
        }
    }

    private mutating func judge(
        _ place: BluetoothItem.Place, of bytes: Span<UInt8>, at offset: Int, in transport: BluetoothTransport
    ) {
        let type = place.type
        let data = bytes.extracting(place.data)
        let dataOffset = offset + BluetoothItem.Place.headerSize
        switch type.length(in: transport) {
        case .exactly(let expected) where expected != data.count:
            let fault = NDEFError.BluetoothFault.itemLength(type, count: data.count, expected: expected)
            return note(.bluetooth(fault), .error, at: .payload(offset))
        case .multiple(let unit) where !data.count.isMultiple(of: unit):
            let fault = NDEFError.BluetoothFault.itemNotMultiple(type, count: data.count, unit: unit)
            return note(.bluetooth(fault), .error, at: .payload(offset))
        default:
            break
        }
        switch type {
        case .completeName, .shortName:
            guard let index = data.firstInvalidUTF8 else { return }
            note(.bluetooth(.nameInvalidUTF8), .error, at: .payload(dataOffset + index))
        case .address where data[HardwareAddress.size] > 1:
            note(
                .bluetooth(.addressKindReserved(data[HardwareAddress.size])), .warning,
                at: .payload(dataOffset + HardwareAddress.size))
        case .role where BluetoothLERole(rawValue: data[0]).isReserved:
            note(.bluetooth(.roleReserved(data[0])), .warning, at: .payload(dataOffset))
        default:
            break
        }
    }
}
