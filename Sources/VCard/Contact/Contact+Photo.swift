// SPDX-License-Identifier: MIT

extension Contact {
    /// A picture of the contact: in the card, or somewhere else.
    public enum Photo: Hashable, Sendable {
        /// The bytes of the picture, and the short name of its format, such as `JPEG`, where it is known: in upper
        /// case when it was read.
        case data([UInt8], type: String?)
        /// Where the picture is found; written as it is.
        case uri(String)

        /// Makes a photo of the bytes of a picture; its format is found where it is JPEG, PNG or GIF.
        public init(imageData bytes: [UInt8]) {
            self = .data(bytes, type: Self.type(of: bytes))
        }

        /// Nil when the property has neither sound base64 nor a URI.
        init?(_ property: VCardProperty) {
            if let bytes = property.binaryValue {
                self = .data(bytes, type: property.types.first?.uppercasedASCII ?? Self.type(of: bytes))
            } else if property.kind == .uri {
                self = .uri(property.text)
            } else {
                return nil
            }
        }

        func property() throws(VCardError) -> VCardProperty {
            switch self {
            case .data(let bytes, let type):
                try .binary(
                    "PHOTO", bytes,
                    parameters: ContactCardBuilder.parameters([type?.uppercasedASCII].compactMap(\.self)))
            case .uri(let uri):
                try .uri("PHOTO", uri, parameters: [VCardParameter(name: "VALUE", values: ["uri"])])
            }
        }

        private static func type(of bytes: [UInt8]) -> String? {
            if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "JPEG" }
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "PNG" }
            return bytes.starts(with: "GIF8".utf8) ? "GIF" : nil
        }
    }
}
