// SPDX-License-Identifier: MIT

internal import Bytes

/// An element of a Device Information record as it stands on the wire: code and length of one byte each, and data.
public struct DeviceInformationElement: Hashable, Sendable {
    /// What the data is; codes without a name here keep their number.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The number on the wire.
        public let rawValue: UInt8

        /// Makes the code of a number.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The name of the manufacturer.
        public static let vendor = Code(rawValue: 0x00)
        /// The name of the model.
        public static let model = Code(rawValue: 0x01)
        /// The name of this very device.
        public static let uniqueName = Code(rawValue: 0x02)
        /// The UUID of this very device, 16 bytes.
        public static let uuid = Code(rawValue: 0x03)
        /// The version of the software.
        public static let version = Code(rawValue: 0x04)

        var isText: Bool { rawValue <= Code.version.rawValue && self != .uuid }
    }

    /// What the data is.
    public let code: Code

    /// The data.
    public let data: NDEFBytes

    /// Makes an element; the data is not held against the rules of its code.
    ///
    /// - Throws: `NDEFError` when the data is longer than 255 bytes.
    public init(_ code: Code, _ data: [UInt8]) throws(NDEFError) {
        guard data.count <= 255 else {
            throw NDEFError(.deviceInformation(.elementTooLong(code, count: data.count)))
        }
        self.init(unchecked: code, NDEFBytes(data))
    }

    init(unchecked code: Code, _ data: NDEFBytes) {
        self.code = code
        self.data = data
    }
}

extension DeviceInformationElement {
    /// Where the data of the element at `position` stands, or nil when it is not there whole.
    static func data(in bytes: Span<UInt8>, at position: Int) -> Range<Int>? {
        guard headerSize <= bytes.count - position else { return nil }
        let start = position + headerSize
        let length = Int(bytes[position + 1])
        return length <= bytes.count - start ? start..<(start + length) : nil
    }

    static let headerSize = 2
}

extension DeviceInformationElement.Code: CustomStringConvertible {
    /// The name, such as `vendor name`; for codes without one the number, such as `0x05`.
    public var description: String {
        switch self {
        case .vendor: "vendor name"
        case .model: "model name"
        case .uniqueName: "unique name"
        case .uuid: "UUID"
        case .version: "version"
        default: "0x" + Hexadecimal.digits(of: rawValue)
        }
    }
}
