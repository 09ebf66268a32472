// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a record of a well-known type; letter case counts (RTD 1.0).
    mutating func readWellKnown(_ record: NDEFRecord, _ type: WellKnownType) -> RecordContent? {
        switch type {
        case .uri: return readURI(record)
        case .text: return readText(record)
        case .smartPoster: return readSmartPoster(record)
        case .handoverSelect, .handoverRequest, .handoverMediation, .handoverInitiate:
            return readHandover(record, type)
        case .handoverCarrier: return readHandoverCarrier(record)
        case .signature: return readSignature(record)
        case .genericControl: return readGenericControl(record)
        case .deviceInformation: return readDeviceInformation(record)
        case .action, .size, .typeOrTarget, .alternativeCarrier, .collisionResolution, .error, .controlAction,
            .controlData:
            return readLocal(record, type)
        }
    }

    /// Local types mean something inside their parent only (RTD 1.0).
    private mutating func readLocal(_ record: NDEFRecord, _ type: WellKnownType) -> RecordContent? {
        switch context {
        case .message: return unknown(record)
        case .handover: return readHandoverPart(record, type)
        case .smartPoster:
            judgeSmartPosterPart(record, type)
            return unknown(record)
        case .genericControl:
            judgeControlPart(record, type)
            return unknown(record)
        }
    }
}
