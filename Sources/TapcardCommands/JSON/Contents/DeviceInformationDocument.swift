// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// What a device is.
struct DeviceInformationDocument: Encodable {
    struct Element: Encodable {
        let code: Int
        let dataHex: String
    }

    let kind = "deviceInformation"
    @ExplicitNull var vendor: String?
    @ExplicitNull var model: String?
    @ExplicitNull var uniqueName: String?
    @ExplicitNull var uuid: String?
    @ExplicitNull var version: String?
    /// Every element, those above too, as it stands there.
    let elements: [Element]

    init(_ record: DeviceInformationRecord) {
        _vendor = ExplicitNull(wrappedValue: record.vendor)
        _model = ExplicitNull(wrappedValue: record.model)
        _uniqueName = ExplicitNull(wrappedValue: record.uniqueName)
        _uuid = ExplicitNull(wrappedValue: record.uuid?.description)
        _version = ExplicitNull(wrappedValue: record.version)
        elements = record.elements.map { Element(code: Int($0.code.rawValue), dataHex: Hexadecimal.text($0.data)) }
    }
}
