// SPDX-License-Identifier: MIT

/// A record of the message inside another one; its offsets count from the start of the outer payload.
struct InnerRecord {
    let record: NDEFRecord

    /// The offset of its first header byte.
    let offset: Int

    /// What the record is; nil when it was only judged.
    let stored: RecordContent?

    /// What the record is, made where it was only judged.
    var content: RecordContent { stored ?? record.content }

    /// The offset of a byte of the payload.
    func offset(ofPayload index: Int) -> Int { offset(of: .payload(max(index, 0))) }

    func offset(of place: ContentFault.Place) -> Int { record.inputOffset(of: place, behind: offset) }
}
