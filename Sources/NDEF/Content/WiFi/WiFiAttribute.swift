// SPDX-License-Identifier: MIT

/// An attribute of Wi-Fi Simple Configuration data as it stands on the wire.
///
/// Type and length of two bytes each, most significant byte first, and the value (Wi-Fi Simple Configuration 2.0,
/// clause 12).
public struct WiFiAttribute: Hashable, Sendable {
    /// What the value is.
    public let type: WiFiAttributeType

    /// The value.
    public let value: NDEFBytes

    /// Makes an attribute; the value is not held against the rules of its type.
    ///
    /// - Throws: `NDEFError` when the value is longer than 65535 bytes.
    public init(_ type: WiFiAttributeType, _ value: [UInt8]) throws(NDEFError) {
        guard value.count <= Int(UInt16.max) else {
            throw NDEFError(.wifi(.attributeTooLong(type, count: value.count)))
        }
        self.init(unchecked: type, NDEFBytes(value))
    }

    init(unchecked type: WiFiAttributeType, _ value: NDEFBytes) {
        self.type = type
        self.value = value
    }
}

extension WiFiAttribute {
    /// The place of an attribute among others.
    struct Place {
        let type: WiFiAttributeType
        let value: Range<Int>

        static let headerSize = 4

        /// The attribute that begins at `position`, or nil when it is not there whole.
        init?(in bytes: Span<UInt8>, at position: Int) {
            guard Self.headerSize <= bytes.count - position else { return nil }
            let start = position + Self.headerSize
            let length = bytes.bigEndian16(at: position + 2)
            guard Int(length) <= bytes.count - start else { return nil }
            type = WiFiAttributeType(rawValue: bytes.bigEndian16(at: position))
            value = start..<(start + Int(length))
        }
    }

    /// The attributes at the start of `bytes`, and what is left where one is not whole.
    static func split(_ bytes: NDEFBytes) -> (attributes: [WiFiAttribute], rest: NDEFBytes) {
        var attributes: [WiFiAttribute] = []
        var position = 0
        while let place = Place(in: bytes.span, at: position) {
            attributes.append(WiFiAttribute(unchecked: place.type, NDEFBytes(bytes[place.value])))
            position = place.value.upperBound
        }
        return (attributes, NDEFBytes(bytes[position...]))
    }

    var encodedSize: Int { Place.headerSize + value.count }

    func encode(into bytes: inout [UInt8]) {
        bytes += type.rawValue.bigEndianBytes
        bytes += UInt16(clamping: value.count).bigEndianBytes
        bytes += value
    }
}

extension [WiFiAttribute] {
    /// The value of the first attribute of a type, if it has a length that the type allows.
    func value(of type: WiFiAttributeType) -> NDEFBytes? {
        guard let value = first(where: { $0.type == type })?.value, type.allowedLengths.contains(value.count) else {
            return nil
        }
        return value
    }

    func number(of type: WiFiAttributeType) -> UInt16? {
        guard let value = value(of: type), value.count == 2 else { return nil }
        return value.span.bigEndian16(at: 0)
    }

    var vendorExtensions: [WiFiVendorExtension] {
        filter { $0.type == .vendorExtension }.compactMap { WiFiVendorExtension(value: $0.value) }
    }

    func encoded(followedBy rest: NDEFBytes) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(reduce(rest.count) { $0 + $1.encodedSize })
        for attribute in self { attribute.encode(into: &bytes) }
        return bytes + rest
    }
}
