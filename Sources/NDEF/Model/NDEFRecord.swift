// SPDX-License-Identifier: MIT

/// One record of an NDEF message.
///
/// Type, id and payload are kept exactly as they were read or given; `content` is a view of them.
///
///     let record = try NDEFRecord.uri("https://example.com")
///     if case .uri(let link) = record.content { print(link.uri) }
public struct NDEFRecord: Hashable, Sendable {
    /// How `type` is to be read.
    public let typeNameFormat: TypeNameFormat

    /// The bytes of the type, at most 255.
    public let type: [UInt8]

    /// The bytes of the id, at most 255; empty when there is none.
    public let id: [UInt8]

    /// The bytes of the payload, joined when it came in chunks.
    public let payload: [UInt8]

    /// Makes a record that may be written.
    ///
    /// The record is held against NDEF 1.0 (clause 3.2), the RTD rules for names, and, for the well-known
    /// types `U` and `T`, against the rules for their payload. What passes also passes strict decoding.
    ///
    /// - Throws: `NDEFError` naming the rule; its offsets are 0.
    public init(
        typeNameFormat: TypeNameFormat,
        type: [UInt8] = [],
        id: [UInt8] = [],
        payload: [UInt8] = []
    ) throws(NDEFError) {
        self.init(unchecked: typeNameFormat, type: type, id: id, payload: payload)
        if let reason = breachOnWriting { throw NDEFError(reason) }
    }

    init(unchecked typeNameFormat: TypeNameFormat, type: [UInt8] = [], id: [UInt8] = [], payload: [UInt8] = []) {
        self.typeNameFormat = typeNameFormat
        self.type = type
        self.id = id
        self.payload = payload
    }
}
