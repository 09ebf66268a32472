// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// A request to start an application.
struct GenericControlDocument: Encodable {
    let kind = "genericControl"
    let configuration: Int
    /// Null when there is none, which is an error.
    @ExplicitNull var target: InnerRecordDocument?
    /// `do`, `save`, `edit` or `reserved`; null when there is none, or a record says.
    @ExplicitNull var action: String?
    /// The record that names the action; null when there is none.
    @ExplicitNull var actionRecord: InnerRecordDocument?
    let data: [InnerRecordDocument]
    let others: [InnerRecordDocument]

    init(_ record: GenericControlRecord, _ shown: ShownRecord) {
        func inner(_ record: NDEFRecord) -> InnerRecordDocument {
            InnerRecordDocument(shown.inner(record, in: .genericControl))
        }
        configuration = Int(record.configuration)
        _target = ExplicitNull(wrappedValue: record.target.map(inner))
        var action: String?
        var actionRecord: InnerRecordDocument?
        switch record.action {
        case .standard(let standard): action = SmartPosterDocument.name(standard)
        case .record(let record): actionRecord = inner(record)
        case nil: break
        }
        _action = ExplicitNull(wrappedValue: action)
        _actionRecord = ExplicitNull(wrappedValue: actionRecord)
        data = record.data.map(inner)
        others = record.others.map(inner)
    }
}
