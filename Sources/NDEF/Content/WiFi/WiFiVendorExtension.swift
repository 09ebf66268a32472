// SPDX-License-Identifier: MIT

internal import Bytes

/// What a vendor adds to Wi-Fi Simple Configuration data.
///
/// Wi-Fi Simple Configuration 2.0, clause 12, Vendor Extension.
public struct WiFiVendorExtension: Hashable, Sendable {
    /// An element of the Wi-Fi Alliance's own extension: id and length of one byte each, and the value.
    public struct Subelement: Hashable, Sendable {
        /// What the value is.
        public let id: UInt8

        /// The value.
        public let value: NDEFBytes
    }

    /// The three bytes of the vendor's id, most significant first.
    public let vendorID: [UInt8]

    /// What follows the id.
    public let data: NDEFBytes

    init?(value: NDEFBytes) {
        guard value.count >= Self.idSize else { return nil }
        vendorID = Array(value[..<Self.idSize])
        data = NDEFBytes(value[Self.idSize...])
    }

    /// Whether the vendor is the Wi-Fi Alliance (00372A).
    public var isOfWiFiAlliance: Bool { vendorID == Self.wifiAlliance }

    /// The elements of the Wi-Fi Alliance's extension, up to the first that is not whole; none for other vendors.
    public var subelements: [Subelement] {
        guard isOfWiFiAlliance else { return [] }
        var subelements: [Subelement] = []
        var position = 0
        while let value = Self.subelement(in: data.span, at: position) {
            subelements.append(Subelement(id: data[position], value: NDEFBytes(data[value])))
            position = value.upperBound
        }
        return subelements
    }

    /// The version since 2.0 (subelement 00), or nil.
    public var version2: WiFiVersion? {
        guard let value = subelements.first(where: { $0.id == Self.version2ID })?.value, value.count == 1 else {
            return nil
        }
        return WiFiVersion(rawValue: value[0])
    }

    /// Whether the key may be passed on (subelement 02), or nil when it does not say.
    public var isKeyShareable: Bool? {
        guard let value = subelements.first(where: { $0.id == Self.keyShareableID })?.value, value.count == 1 else {
            return nil
        }
        return value[0] == 1
    }

    static let idSize = 3
    static let wifiAlliance: [UInt8] = [0x00, 0x37, 0x2A]
    static let version2ID: UInt8 = 0x00
    static let keyShareableID: UInt8 = 0x02

    /// Where the value of the subelement at `position` stands, or nil when it is not there whole.
    static func subelement(in bytes: Span<UInt8>, at position: Int) -> Range<Int>? {
        guard 2 <= bytes.count - position else { return nil }
        let start = position + 2
        let length = Int(bytes[position + 1])
        return length <= bytes.count - start ? start..<(start + length) : nil
    }
}
