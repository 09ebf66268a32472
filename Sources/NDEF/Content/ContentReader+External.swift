// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a record of an external type of which nothing more is known.
    mutating func readExternal(_ record: NDEFRecord) -> RecordContent? {
        guard TypeName.isExternal(record.typeSpan) else {
            note(.externalTypeMalformed, .warning, at: .type(0))
            return external(record)
        }
        return external(record)
    }

    /// Reads an Android application record.
    mutating func readAndroidApplication(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payloadSpan
        guard let index = AndroidApplicationRecord.firstFault(in: payload) else {
            return content { .androidApplication(AndroidApplicationRecord(package: payload.asciiText)) }
        }
        note(.androidPackageMalformed, .warning, at: .payload(index))
        return external(record)
    }

    private func external(_ record: NDEFRecord) -> RecordContent? {
        content { .external(ExternalRecord(of: record)) }
    }
}
