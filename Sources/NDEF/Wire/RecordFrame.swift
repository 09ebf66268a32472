// SPDX-License-Identifier: MIT

/// A record on the wire, or one chunk of a record: where its parts lie in the input.
struct RecordFrame {
    let flags: RecordFlags
    let typeLength: UInt8
    let idLength: UInt8

    /// The first byte of its header.
    let offset: Int

    /// The first byte of its type.
    let typeOffset: Int

    /// The first byte of its payload.
    let payloadOffset: Int

    /// The byte behind it.
    let end: Int

    var payloadCount: Int { end - payloadOffset }
}
