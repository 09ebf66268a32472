// SPDX-License-Identifier: MIT

internal import NDEF

/// What all handover records have.
struct ShownHandover {
    let version: HandoverVersion
    let carriers: [AlternativeCarrierRecord]
    let others: [NDEFRecord]

    /// Nil for a record that is none.
    init?(_ content: RecordContent) {
        switch content {
        case .handoverSelect(let record): self.init(record.version, record.carriers, record.others)
        case .handoverRequest(let record): self.init(record.version, record.carriers, record.others)
        case .handoverMediation(let record): self.init(record.version, record.carriers, record.others)
        case .handoverInitiate(let record): self.init(record.version, record.carriers, record.others)
        default: return nil
        }
    }

    private init(_ version: HandoverVersion, _ carriers: [AlternativeCarrierRecord], _ others: [NDEFRecord]) {
        self.version = version
        self.carriers = carriers
        self.others = others
    }

    /// The number of the record that a reference names.
    static func index(of reference: NDEFBytes, in siblings: [NDEFRecord]) -> Int? {
        siblings.firstIndex { !$0.id.isEmpty && $0.id == reference }
    }
}
