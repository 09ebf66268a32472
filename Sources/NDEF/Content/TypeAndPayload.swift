// SPDX-License-Identifier: MIT

internal import Bytes

/// Type and payload of a record, in one storage.
struct TypeAndPayload: Sendable {
    private let storage: [UInt8]
    private let typeStart: Int
    private let typeCount: Int
    private let payloadStart: Int
    private let payloadCount: Int

    /// Those of a record, whose storage they share.
    init(of record: NDEFRecord) {
        storage = record.storage
        typeStart = record.start
        typeCount = record.typeCount
        payloadStart = record.payloadStart
        payloadCount = record.payloadCount
    }

    init(type: String, payload: NDEFBytes) {
        storage = [UInt8](type.utf8) + payload
        typeStart = 0
        typeCount = storage.count - payload.count
        payloadStart = typeCount
        payloadCount = payload.count
    }

    var type: NDEFBytes { NDEFBytes(storage: storage, start: typeStart, count: typeCount) }
    var payload: NDEFBytes { NDEFBytes(storage: storage, start: payloadStart, count: payloadCount) }
    var typeText: String { type.span.text }
}

extension TypeAndPayload: Hashable {
    static func == (left: TypeAndPayload, right: TypeAndPayload) -> Bool {
        left.type == right.type && left.payload == right.payload
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(payload)
    }
}
