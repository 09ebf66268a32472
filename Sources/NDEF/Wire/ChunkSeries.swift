// SPDX-License-Identifier: MIT

/// A record being put together from one or more chunks (NDEF 1.0, clause 2.3.3).
struct ChunkSeries {
    let typeNameFormat: TypeNameFormat
    let type: [UInt8]
    let id: [UInt8]
    private(set) var payload: [UInt8] = []

    /// Where the first chunk begins in the input, and where its type does.
    let offset: Int
    let typeOffset: Int

    private(set) var payloadPlaces = PayloadPlaces()

    init(typeNameFormat: TypeNameFormat, type: [UInt8], id: [UInt8], offset: Int, typeOffset: Int) {
        self.typeNameFormat = typeNameFormat
        self.type = type
        self.id = id
        self.offset = offset
        self.typeOffset = typeOffset
    }

    mutating func append(_ bytes: [UInt8], from inputOffset: Int) {
        payloadPlaces.append(payloadOffset: payload.count, inputOffset: inputOffset)
        payload += bytes
    }

    var record: NDEFRecord {
        NDEFRecord(unchecked: typeNameFormat, type: type, id: id, payload: payload)
    }

    /// Where a byte of type or payload stands in the input.
    func inputOffset(of place: ContentFault.Place) -> Int {
        switch place {
        case .type(let index): typeOffset + index
        case .payload(let index): payloadPlaces.inputOffset(of: index)
        }
    }
}
