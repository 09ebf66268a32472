// SPDX-License-Identifier: MIT

/// What a device is: a Device Information record (well-known type `Di`, RTD Device Information 1.0).
///
/// The elements are kept as read, also those that are not understood; the properties look into them, and are nil
/// where an element is missing or malformed. Text that is not UTF-8 comes with U+FFFD.
public struct DeviceInformationRecord: Hashable, Sendable {
    /// The elements, in their order.
    public let elements: [DeviceInformationElement]

    /// The bytes behind the last whole element; empty unless the record is malformed.
    public let rest: NDEFBytes

    static let type: [UInt8] = [UInt8(ascii: "D"), UInt8(ascii: "i")]

    /// Nil without a whole element.
    init?(payload: NDEFBytes) {
        var elements: [DeviceInformationElement] = []
        var position = 0
        while let data = DeviceInformationElement.data(in: payload.span, at: position) {
            let code = DeviceInformationElement.Code(rawValue: payload[position])
            elements.append(DeviceInformationElement(unchecked: code, NDEFBytes(payload[data])))
            position = data.upperBound
        }
        if elements.isEmpty { return nil }
        self.elements = elements
        rest = NDEFBytes(payload[position...])
    }

    /// Describes a device.
    ///
    /// - Parameters:
    ///   - vendor: The name of the manufacturer.
    ///   - model: The name of the model.
    ///   - uniqueName: The name of this very device.
    ///   - uuid: The UUID of this very device.
    ///   - version: The version of the software.
    ///   - others: Further elements, written last.
    /// - Throws: `NDEFError` for a vendor or model without a character, and for a text of more than 255 bytes of UTF-8.
    public init(
        vendor: String,
        model: String,
        uniqueName: String? = nil,
        uuid: UUID128? = nil,
        version: String? = nil,
        others: [DeviceInformationElement] = []
    ) throws(NDEFError) {
        if vendor.isEmpty { throw NDEFError(.deviceInformation(.elementMissing(.vendor))) }
        if model.isEmpty { throw NDEFError(.deviceInformation(.elementMissing(.model))) }
        var elements: [DeviceInformationElement] = []
        elements.append(try DeviceInformationElement(.vendor, [UInt8](vendor.utf8)))
        elements.append(try DeviceInformationElement(.model, [UInt8](model.utf8)))
        if let uniqueName { elements.append(try DeviceInformationElement(.uniqueName, [UInt8](uniqueName.utf8))) }
        if let uuid { elements.append(DeviceInformationElement(unchecked: .uuid, NDEFBytes(uuid.bytes))) }
        if let version { elements.append(try DeviceInformationElement(.version, [UInt8](version.utf8))) }
        self.elements = elements + others
        rest = []
    }

    /// The name of the manufacturer.
    public var vendor: String? { text(of: .vendor) }

    /// The name of the model.
    public var model: String? { text(of: .model) }

    /// The name of this very device.
    public var uniqueName: String? { text(of: .uniqueName) }

    /// The UUID of this very device.
    public var uuid: UUID128? { data(of: .uuid).flatMap { UUID128(bytes: $0) } }

    /// The version of the software.
    public var version: String? { text(of: .version) }

    /// The data of the first element of a code.
    public func data(of code: DeviceInformationElement.Code) -> NDEFBytes? {
        elements.first { $0.code == code }?.data
    }

    private func text(of code: DeviceInformationElement.Code) -> String? {
        data(of: code).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The payload.
    public func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(elements.reduce(rest.count) { $0 + 2 + $1.data.count })
        for element in elements {
            bytes.append(element.code.rawValue)
            bytes.append(UInt8(clamping: element.data.count))
            bytes += element.data
        }
        return bytes + rest
    }
}
