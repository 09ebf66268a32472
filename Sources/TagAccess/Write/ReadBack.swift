// SPDX-License-Identifier: MIT

internal import NDEF
internal import Type2Tag

/// Compares what a tag shows with what was written.
struct ReadBack {
    private let written: OutgoingMessage
    private let found: TagInspection

    init(_ written: OutgoingMessage, found: TagInspection) {
        self.written = written
        self.found = found
    }

    /// The first difference, or nil when the tag shows the records that were written.
    var difference: VerificationFailure.Difference? {
        if let objection = found.message.objection { return .unreadable(because: objection) }
        guard let bytes = found.message.bytes else { return written.bytes.isEmpty ? nil : .messageMissing }
        return written.bytes.isEmpty ? .messagePresent(byteCount: bytes.count) : difference(of: bytes)
    }

    private func difference(of bytes: [UInt8]) -> VerificationFailure.Difference? {
        guard bytes.count == written.bytes.count else {
            return .length(expected: written.bytes.count, found: bytes.count)
        }
        for (offset, pair) in zip(bytes, written.bytes).enumerated() where pair.0 != pair.1 {
            return .byte(offset: offset, page: page(ofByte: offset), expected: pair.1, found: pair.0)
        }
        let records = NDEFDecoding(lenient: bytes).records.map(\.record)
        for (index, record) in records.enumerated() {
            guard index < written.records.count, record == written.records[index] else { return .record(index: index) }
        }
        return records.count == written.records.count ? nil : .record(index: records.count)
    }

    private func page(ofByte offset: Int) -> PageAddress {
        let offsets = found.layout?.message?.valueRanges.flatMap { $0 } ?? []
        guard offsets.indices.contains(offset) else { return .dataArea }
        return PageAddress(index: offsets[offset] / PageAddress.size) ?? .dataArea
    }
}
