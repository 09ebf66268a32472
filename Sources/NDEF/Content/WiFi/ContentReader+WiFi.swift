// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads Wi-Fi Simple Configuration data (Wi-Fi Simple Configuration 2.0, clause 12).
    mutating func readWiFi(_ record: NDEFRecord) -> RecordContent? {
        judgeWiFi(record.payloadSpan)
        guard isBuilding, let data = WiFiRecord(payload: record.payload) else { return media(record) }
        return .wifi(data)
    }

    private mutating func judgeWiFi(_ payload: Span<UInt8>) {
        let types = judgeWiFiAttributes(payload, at: 0, isCredential: false)
        if types.isDisjoint(with: [.credential, .ssid, .devicePassword]), payload.isEmpty || !types.isEmpty {
            note(.wifi(.networkMissing), .warning, at: .payload(0))
        }
        // The attributes of a network, without a credential around them.
        if types.contains(.ssid), !types.contains(.credential) { noteMissing(types, at: 0) }
    }

    /// Judges attributes that begin at `base` in the payload; those of a credential are judged once, not deeper.
    ///
    /// - Returns: Which types there are.
    private mutating func judgeWiFiAttributes(_ bytes: Span<UInt8>, at base: Int, isCredential: Bool) -> WiFiTypes {
        var types: WiFiTypes = []
        var position = 0
        while let place = WiFiAttribute.Place(in: bytes, at: position) {
            judge(place, of: bytes, at: base + position, among: types)
            types.formUnion(WiFiTypes(place.type))
            if place.type == .credential, !isCredential {
                let value = bytes.extracting(place.value)
                let start = base + place.value.lowerBound
                noteMissing(judgeWiFiAttributes(value, at: start, isCredential: true), at: base + position)
            }
            position = place.value.upperBound
        }
        if position < bytes.count { noteTruncation(bytes, from: position, at: base + position) }
        return types
    }

    private mutating func judge(
        _ place: WiFiAttribute.Place, of bytes: Span<UInt8>, at offset: Int, among earlier: WiFiTypes
    ) {
        let type = place.type
        if !earlier.isDisjoint(with: WiFiTypes(type).intersection(.single)) {
            note(.wifi(.attributeRepeated(type)), .warning, at: .payload(offset))
        }
        let count = place.value.count
        let valueOffset = offset + WiFiAttribute.Place.headerSize
        guard type.allowedLengths.contains(count) else {
            let lengths = type.allowedLengths
            let fault = NDEFError.WiFiFault.attributeLength(
                type, count: count, minimum: lengths.lowerBound, maximum: lengths.upperBound)
            return note(.wifi(fault), .error, at: .payload(offset))
        }
        switch type {
        case .ssid where count == 0:
            note(.wifi(.ssidEmpty), .warning, at: .payload(offset))
        case .authentication:
            let bits = bytes.bigEndian16(at: place.value.lowerBound)
            let unknown = bits & ~WiFiAuthentication.known.rawValue
            if unknown != 0 || bits == 0 {
                note(.wifi(.authenticationUnknown(unknown)), .warning, at: .payload(valueOffset))
            }
        case .encryption:
            let bits = bytes.bigEndian16(at: place.value.lowerBound)
            let unknown = bits & ~WiFiEncryption.known.rawValue
            if unknown != 0 || bits == 0 {
                note(.wifi(.encryptionUnknown(unknown)), .warning, at: .payload(valueOffset))
            }
        case .vendorExtension:
            judgeVendorExtension(bytes.extracting(place.value), at: valueOffset)
        default:
            break
        }
    }

    private mutating func judgeVendorExtension(_ value: Span<UInt8>, at offset: Int) {
        let vendor = WiFiVendorExtension.wifiAlliance
        guard value[0] == vendor[0], value[1] == vendor[1], value[2] == vendor[2] else { return }
        let data = value.extracting(WiFiVendorExtension.idSize..<value.count)
        var position = 0
        while let place = WiFiVendorExtension.subelement(in: data, at: position) { position = place.upperBound }
        guard position < data.count else { return }
        let available = data.count - position
        let needed = available < 2 ? 2 : 2 + Int(data[position + 1])
        note(
            .wifi(.subelementTruncated(needed: needed, available: available)), .error,
            at: .payload(offset + WiFiVendorExtension.idSize + position))
    }

    private mutating func noteTruncation(_ bytes: Span<UInt8>, from position: Int, at offset: Int) {
        let available = bytes.count - position
        let headerSize = WiFiAttribute.Place.headerSize
        guard available >= headerSize else {
            let fault = NDEFError.WiFiFault.attributeTruncated(nil, needed: headerSize, available: available)
            return note(.wifi(fault), .error, at: .payload(offset))
        }
        let type = WiFiAttributeType(rawValue: bytes.bigEndian16(at: position))
        let length = Int(bytes.bigEndian16(at: position + 2))
        let fault = NDEFError.WiFiFault.attributeTruncated(
            type, needed: length, available: available - headerSize)
        note(.wifi(fault), .error, at: .payload(offset))
    }

    /// Notes what a credential at `offset` lacks: without an SSID it is none, the others are what writers leave out.
    private mutating func noteMissing(_ types: WiFiTypes, at offset: Int) {
        if !types.contains(.ssid) { note(.wifi(.attributeMissing(.ssid)), .error, at: .payload(offset)) }
        let others: [4 of WiFiAttributeType] = [.authentication, .encryption, .networkKey, .macAddress]
        for index in others.indices where types.isDisjoint(with: WiFiTypes(others[index])) {
            note(.wifi(.attributeMissing(others[index])), .warning, at: .payload(offset))
        }
    }
}

/// The types of attributes that the rules ask for.
private struct WiFiTypes: OptionSet {
    let rawValue: UInt16

    static let version = WiFiTypes(rawValue: 1)
    static let credential = WiFiTypes(rawValue: 2)
    static let networkIndex = WiFiTypes(rawValue: 4)
    static let ssid = WiFiTypes(rawValue: 8)
    static let authentication = WiFiTypes(rawValue: 16)
    static let encryption = WiFiTypes(rawValue: 32)
    static let networkKey = WiFiTypes(rawValue: 64)
    static let macAddress = WiFiTypes(rawValue: 128)
    static let devicePassword = WiFiTypes(rawValue: 256)
    static let other = WiFiTypes(rawValue: 512)

    /// Those that may stand there once.
    static let single: WiFiTypes = [
        .version, .networkIndex, .ssid, .authentication, .encryption, .networkKey, .macAddress,
    ]

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ type: WiFiAttributeType) {
        self =
            switch type {
            case .version: .version
            case .credential: .credential
            case .networkIndex: .networkIndex
            case .ssid: .ssid
            case .authentication: .authentication
            case .encryption: .encryption
            case .networkKey: .networkKey
            case .macAddress: .macAddress
            case .devicePassword: .devicePassword
            default: .other
            }
    }
}
