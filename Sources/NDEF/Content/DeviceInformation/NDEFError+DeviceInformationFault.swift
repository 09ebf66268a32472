// SPDX-License-Identifier: MIT

extension NDEFError {
    /// What is wrong with a Device Information record (RTD Device Information 1.0).
    @nonexhaustive
    public enum DeviceInformationFault: Hashable, Sendable {
        /// An element that is not there whole; sizes in bytes, code and length included.
        case elementTruncated(DeviceInformationElement.Code, needed: Int, available: Int)
        /// No vendor or no model.
        case elementMissing(DeviceInformationElement.Code)
        /// A second element of a code; the first one counts.
        case elementRepeated(DeviceInformationElement.Code)
        /// A vendor or model without a character.
        case nameEmpty(DeviceInformationElement.Code)
        /// A UUID that has not 16 bytes.
        case uuidLength(count: Int)
        /// Text that is not UTF-8.
        case textInvalidUTF8(DeviceInformationElement.Code)
        /// Data of more than 255 bytes, which cannot be written.
        case elementTooLong(DeviceInformationElement.Code, count: Int)
    }
}

extension NDEFError.DeviceInformationFault {
    var code: String {
        switch self {
        case .elementTruncated: "device-information-truncated"
        case .elementMissing: "device-information-missing"
        case .elementRepeated: "device-information-repeated"
        case .nameEmpty: "device-information-name-empty"
        case .uuidLength: "device-information-uuid-length"
        case .textInvalidUTF8: "device-information-invalid-utf8"
        case .elementTooLong: "device-information-too-long"
        }
    }

    var sentence: String {
        switch self {
        case .elementTruncated(let code, let needed, let available):
            "device information \(code) needs \(Phrase.bytes(needed)), \(Phrase.are(available)) there"
        case .elementMissing(let code):
            "the device information has no \(code)"
        case .elementRepeated(let code):
            "device information \(code) stands there again; the first one counts"
        case .nameEmpty(let code):
            "device information \(code) is empty"
        case .uuidLength(let count):
            "the UUID of a device has \(Phrase.bytes(count)); it must have \(UUID128.size)"
        case .textInvalidUTF8(let code):
            "device information \(code) is not UTF-8"
        case .elementTooLong(let code, let count):
            "device information \(code) of \(Phrase.bytes(count)); there is room for 255"
        }
    }
}
