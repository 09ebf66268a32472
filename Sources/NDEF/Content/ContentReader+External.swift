// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a record of an external type; letter case does not count (RTD 1.0).
    mutating func readExternal(_ record: NDEFRecord) -> RecordContent? {
        guard TypeName.isExternal(record.typeSpan) else {
            note(.externalTypeMalformed, .warning, at: .type(0))
            return external(record)
        }
        guard AndroidApplicationRecord.isType(record.typeSpan) else { return external(record) }
        let payload = record.payloadSpan
        guard let index = AndroidApplicationRecord.firstFault(in: payload) else {
            return content { .androidApplication(AndroidApplicationRecord(package: Self.text(of: payload))) }
        }
        note(.androidPackageMalformed, .warning, at: .payload(index))
        return external(record)
    }

    private func external(_ record: NDEFRecord) -> RecordContent? {
        content { .external(ExternalRecord(of: record)) }
    }
}
