// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a Device Information record (RTD Device Information 1.0).
    mutating func readDeviceInformation(_ record: NDEFRecord) -> RecordContent? {
        judgeDeviceInformation(record.payloadSpan)
        guard isBuilding, let data = DeviceInformationRecord(payload: record.payload) else { return unknown(record) }
        return .deviceInformation(data)
    }

    private mutating func judgeDeviceInformation(_ payload: Span<UInt8>) {
        var codes: UInt8 = 0
        var position = 0
        while let data = DeviceInformationElement.data(in: payload, at: position) {
            let code = DeviceInformationElement.Code(rawValue: payload[position])
            if code.rawValue <= DeviceInformationElement.Code.version.rawValue {
                let bit: UInt8 = 1 << code.rawValue
                if codes & bit != 0 {
                    note(.deviceInformation(.elementRepeated(code)), .warning, at: .payload(position))
                }
                codes |= bit
            }
            judge(payload.extracting(data), of: code, at: position)
            position = data.upperBound
        }
        if position < payload.count {
            let available = payload.count - position
            let needed =
                DeviceInformationElement.headerSize + (available > 1 ? Int(payload[position + 1]) : 0)
            let code = DeviceInformationElement.Code(rawValue: payload[position])
            note(
                .deviceInformation(.elementTruncated(code, needed: needed, available: available)), .error,
                at: .payload(position))
        }
        for code in DeviceInformationElement.Code.vendor.rawValue...DeviceInformationElement.Code.model.rawValue
        where codes & 1 << code == 0 {
            let missing = DeviceInformationElement.Code(rawValue: code)
            note(.deviceInformation(.elementMissing(missing)), .error, at: .payload(0))
        }
    }

    private mutating func judge(_ data: Span<UInt8>, of code: DeviceInformationElement.Code, at offset: Int) {
        if code == .uuid, data.count != UUID128.size {
            note(.deviceInformation(.uuidLength(count: data.count)), .error, at: .payload(offset))
        }
        if code == .vendor || code == .model, data.isEmpty {
            note(.deviceInformation(.nameEmpty(code)), .warning, at: .payload(offset))
        }
        if code.isText, let index = data.firstInvalidUTF8 {
            let start = offset + DeviceInformationElement.headerSize
            note(.deviceInformation(.textInvalidUTF8(code)), .error, at: .payload(start + index))
        }
    }
}
