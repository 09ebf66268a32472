// SPDX-License-Identifier: MIT

internal import Bytes

/// Decodes a message whose bytes arrive in pieces, strictly.
///
/// Only the record that is not whole yet is kept beside the records that are. Errors come as soon as they are certain,
/// limits before the bytes that would pass them; the result is that of decoding all bytes at once, however they were
/// cut.
///
///     var decoder = NDEFIncrementalDecoder()
///     while case .needs(let count) = try decoder.append(read(atMost: count)) { … }
///     let message = try decoder.finish()
public struct NDEFIncrementalDecoder: Sendable {
    /// How far decoding is.
    public enum Progress: Hashable, Sendable {
        /// The message is not whole; at least so many bytes are missing.
        case needs(atLeast: Int)
        /// The message is whole; so many of the bytes that were appended last belong to it.
        case complete(bytesUsed: Int)
    }

    private var decoder: MessageDecoder

    /// The bytes so far of the record, or chunk, that is not whole.
    private var pending: [UInt8] = []

    /// How many pending bytes there must be before there is anything new to say.
    private var awaited = 1

    /// How many pending bytes there are at least when the message is whole.
    private var wanted = IncomingRecord.smallest

    private var failure: NDEFError?

    /// The records that are whole so far, each one judged.
    public private(set) var records: [NDEFRecord] = []

    /// The number of bytes that were taken so far.
    public private(set) var bytesRead = 0

    /// Makes a decoder that waits for the first byte.
    public init(options: NDEFDecodingOptions = NDEFDecodingOptions()) {
        decoder = MessageDecoder(mode: .strict, isBuilding: false, keeps: .errors, options: options)
    }

    /// Whether the message is whole.
    public var isComplete: Bool { decoder.framing.isAtEnd }

    /// Takes the next bytes.
    ///
    /// Bytes behind the message are not taken and not judged.
    ///
    /// - Returns: Whether the message is whole, or how much is missing at least.
    /// - Throws: `NDEFError` for the first breach of the specification; every later call throws it again.
    /// - Complexity: linear in the number of bytes, over all calls together.
    @discardableResult
    public mutating func append(_ bytes: [UInt8]) throws(NDEFError) -> Progress {
        try append(bytes.span)
    }

    /// Takes the next bytes, borrowed.
    ///
    /// - Returns: Whether the message is whole, or how much is missing at least.
    /// - Throws: `NDEFError` for the first breach of the specification; every later call throws it again.
    @discardableResult
    public mutating func append(_ bytes: Span<UInt8>) throws(NDEFError) -> Progress {
        if let failure { throw failure }
        do throws(NDEFError) {
            return try take(bytes)
        } catch {
            failure = error
            throw error
        }
    }

    /// The message, when it is whole.
    ///
    /// - Throws: `NDEFError` that says what is missing, or what was wrong.
    public func finish() throws(NDEFError) -> NDEFMessage {
        if let failure { throw failure }
        if isComplete { return NDEFMessage(unchecked: records) }
        var decoder = decoder
        while try decoder.next(in: NDEFBytes(pending)) != nil {}
        // Not reached: what is not whole is an error.
        throw NDEFError(.missingMessageEnd, offset: bytesRead, recordOffset: bytesRead)
    }

    private mutating func take(_ bytes: Span<UInt8>) throws(NDEFError) -> Progress {
        var used = 0
        while !isComplete {
            let count = min(awaited - pending.count, bytes.count - used)
            pending.append(copying: bytes.extracting(used..<(used + count)))
            used += count
            bytesRead += count
            guard pending.count >= awaited else { return .needs(atLeast: wanted - pending.count) }
            try look()
        }
        return .complete(bytesUsed: used)
    }

    /// Judges what is there, and finds out what to wait for next.
    private mutating func look() throws(NDEFError) {
        switch try decoder.look(at: pending.span) {
        case .partial(let incoming):
            awaited = incoming.awaited
            wanted = incoming.wanted
        case .whole:
            // The record takes the storage with it.
            let bytes = NDEFBytes(pending)
            pending = []
            if let record = try decoder.nextWhole(in: bytes) { records.append(record) }
            awaited = 1
            wanted = IncomingRecord.smallest
        }
    }
}
