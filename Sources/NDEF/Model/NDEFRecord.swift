// SPDX-License-Identifier: MIT

internal import Bytes

/// One record of an NDEF message.
///
/// Type, id and payload are kept exactly as they were read or given; `content` is a view of them. A record that was
/// read shares the storage of its message, and remembers the form in which it stood on the wire; that form counts
/// neither in a comparison nor in a hash.
///
///     let record = try NDEFRecord.uri("https://example.com")
///     if case .uri(let link) = record.content { print(link.uri) }
public struct NDEFRecord: Sendable {
    /// Holds type, id and payload one behind another, from `start`.
    let storage: [UInt8]
    let start: Int
    let payloadLength: UInt32

    /// The first byte on the wire, its MB, ME and CF clear.
    let flags: RecordFlags
    let typeLength: UInt8
    let idLength: UInt8

    /// Whether it was held against the rules for writing when it was made.
    let isMade: Bool

    /// How the payload was cut into chunks; nil for one in one piece.
    let chunks: ChunkLayout?

    init(
        storage: [UInt8], start: Int, flags: RecordFlags, typeLength: UInt8, idLength: UInt8, payloadLength: UInt32,
        isMade: Bool = false, chunks: ChunkLayout? = nil
    ) {
        self.isMade = isMade
        self.storage = storage
        self.start = start
        self.payloadLength = payloadLength
        self.flags = flags
        self.typeLength = typeLength
        self.idLength = idLength
        self.chunks = chunks
    }

    /// Makes a record of what was read in one piece.
    init(_ layout: NDEFRecordLayout, in bytes: NDEFBytes) {
        self.init(
            storage: bytes.storage, start: bytes.start + layout.typeOffset,
            flags: RecordFlags(rawValue: layout.flags.rawValue & RecordFlags.ofOneRecord),
            typeLength: layout.typeLength, idLength: layout.idLength, payloadLength: layout.payloadLength)
    }

    /// How `type` is to be read.
    public var typeNameFormat: TypeNameFormat { flags.typeNameFormat }

    /// The bytes of the type, at most 255.
    public var type: NDEFBytes { NDEFBytes(storage: storage, start: start, count: typeCount) }

    /// The bytes of the id, at most 255; empty when there is none.
    public var id: NDEFBytes { NDEFBytes(storage: storage, start: start + typeCount, count: Int(idLength)) }

    /// The bytes of the payload, joined when it came in chunks.
    public var payload: NDEFBytes { NDEFBytes(storage: storage, start: payloadStart, count: payloadCount) }

    /// Makes a record that may be written.
    ///
    /// The record is held against NDEF 1.0 (clause 3.2), the RTD rules for names, and, for the record types that
    /// `RecordContent` knows, against the rules for their payload. What passes also passes strict decoding.
    ///
    /// - Throws: `NDEFError` naming the rule; its offsets are 0.
    public init(
        typeNameFormat: TypeNameFormat,
        type: [UInt8] = [],
        id: [UInt8] = [],
        payload: [UInt8] = []
    ) throws(NDEFError) {
        if let reason = Self.breachOfSize(type: type.count, id: id.count, payload: payload.count) {
            throw NDEFError(reason)
        }
        self.init(unchecked: typeNameFormat, type: type, id: id, payload: payload)
        if let reason = breachOnWriting { throw NDEFError(reason) }
    }

    /// Makes a record in its shortest form, its bytes written in one storage.
    ///
    /// The lengths must fit, see `breachOfSize`; the record must be one that may be written, or be judged by the
    /// caller.
    ///
    /// - Parameters:
    ///   - format: The TNF.
    ///   - typeCount: The number of bytes of the type.
    ///   - id: The id.
    ///   - payloadCount: The number of bytes of the payload.
    ///   - type: Writes the type.
    ///   - payload: Writes the payload.
    @inline(__always)
    init(
        making format: TypeNameFormat, typeCount: Int, id: [UInt8], payloadCount: Int,
        type: (inout OutputSpan<UInt8>) -> Void, payload: (inout OutputSpan<UInt8>) -> Void
    ) {
        let storage = [UInt8](
            capacity: typeCount + id.count + payloadCount,
            filling: { output in
                type(&output)
                output.append(copying: id.span)
                payload(&output)
            })
        self.init(
            storage: storage, start: 0,
            flags: RecordFlags(canonical: format, payloadCount: payloadCount, hasID: !id.isEmpty),
            typeLength: UInt8(clamping: typeCount), idLength: UInt8(clamping: id.count),
            payloadLength: UInt32(clamping: payloadCount), isMade: true)
    }
}

extension NDEFRecord {
    var typeCount: Int { Int(typeLength) }
    var payloadCount: Int { Int(clamping: payloadLength) }
    var payloadStart: Int { start + typeCount + Int(idLength) }

    /// The number of bytes of type, id and payload.
    var bodyCount: Int { typeCount + Int(idLength) + payloadCount }

    var typeSpan: Span<UInt8> {
        @_lifetime(borrow self)
        @inline(__always)
        get { storage.span.extracting(start..<(start + typeCount)) }
    }

    var payloadSpan: Span<UInt8> {
        @_lifetime(borrow self)
        @inline(__always)
        get { storage.span.extracting(payloadStart..<(payloadStart + payloadCount)) }
    }

    /// Makes a record in its shortest form.
    ///
    /// The lengths must fit, see `breachOfSize`.
    init(unchecked typeNameFormat: TypeNameFormat, type: [UInt8] = [], id: [UInt8] = [], payload: [UInt8] = []) {
        self.init(making: typeNameFormat, typeCount: type.count, id: id, payloadCount: payload.count) { output in
            output.append(copying: type.span)
        } payload: { output in
            output.append(copying: payload.span)
        }
    }
}

extension NDEFRecord: Hashable {
    /// Whether TNF, type, id and payload are the same; the form on the wire does not count.
    public static func == (left: NDEFRecord, right: NDEFRecord) -> Bool {
        left.typeNameFormat == right.typeNameFormat && left.typeLength == right.typeLength
            && left.idLength == right.idLength && left.payloadLength == right.payloadLength && left.body == right.body
    }

    /// Hashes TNF, type, id and payload.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(typeNameFormat)
        hasher.combine(typeLength)
        hasher.combine(idLength)
        hasher.combine(body)
    }

    /// Type, id and payload.
    var body: NDEFBytes { NDEFBytes(storage: storage, start: start, count: bodyCount) }
}
