// SPDX-License-Identifier: MIT

/// What is wrong with a torn or foreign data area, as named faults with their numbers.
///
/// Unlike the layout's findings it looks into the message, at the flags and lengths of its records alone.
public struct AreaDiagnosis: Hashable, Sendable {
    /// One thing that is wrong.
    ///
    /// Offsets count from the start of the data area.
    @nonexhaustive
    public enum Fault: Hashable, Sendable {
        /// A TLV whose value runs past the end of the data area.
        case overrun(tag: UInt8, offset: Int, length: Int, excess: Int)
        /// A TLV whose length field is cut off by the end of the area, or has the reserved value FFFFh.
        case lengthBroken(tag: UInt8, offset: Int)
        /// The records end before the length of the message does.
        case endsEarly(offset: Int, length: Int, records: Int)
        /// The records need more bytes than the length of the message says: at least so many.
        case recordsNeedMore(offset: Int, length: Int, records: Int)
        /// What stands in the message TLV is no record.
        case noRecords(offset: Int, length: Int)
        /// A message without a TLV around it.
        case bareMessage(offset: Int, length: Int)
        /// A lock or memory control TLV that says nothing.
        case controlBroken(tag: UInt8, offset: Int)
        /// Another message behind the first.
        case severalMessages(offset: Int)
        /// A block of another kind behind the message.
        case trailingBlock(tag: UInt8, offset: Int)
    }

    /// What is wrong, in the order of the area; empty when nothing is.
    public let faults: [Fault]

    /// Whether something keeps readers from the message, or shows them another one than was meant.
    public var needsRepair: Bool { faults.contains { $0.needsRepair } }

    /// Looks at a data area.
    ///
    /// - Parameters:
    ///   - layout: The walk over it.
    ///   - area: Its bytes from page 4 on.
    public init(layout: TLVLayout, area: [UInt8]) {
        var faults = layout.findings.compactMap { Fault($0.error, baseOffset: layout.baseOffset, area: area) }
        if let message = layout.message {
            let offset = message.offset - layout.baseOffset
            if let fault = Fault(records: RecordLengths(message.value), offset: offset, length: message.value.count) {
                faults.append(fault)
            }
            for block in layout.blocks where block.offset > message.offset {
                guard let tag = block.tag, ![.null, .terminator, .message].contains(tag) else { continue }
                faults.append(.trailingBlock(tag: block.tagByte, offset: block.offset - layout.baseOffset))
            }
        }
        self.faults = faults.sorted { $0.offset < $1.offset }
    }
}

extension AreaDiagnosis.Fault {
    fileprivate init?(_ error: Type2TagError, baseOffset: Int, area: [UInt8]) {
        let offset = error.blockOffset - baseOffset
        switch error.reason {
        case .valueOverruns(let tag, let length, let excess):
            self = .overrun(tag: tag, offset: offset, length: length, excess: excess)
        case .lengthTruncated(let tag), .lengthReserved(let tag): self = .lengthBroken(tag: tag, offset: offset)
        case .controlLength(let tag, _), .controlReservedField(let tag): self = .controlBroken(tag: tag, offset: offset)
        case .severalMessages: self = .severalMessages(offset: offset)
        case .looksLikeMessage:
            guard case .end(let count) = RecordLengths(area) else { return nil }
            self = .bareMessage(offset: offset, length: count)
        default: return nil
        }
    }

    fileprivate init?(records: RecordLengths, offset: Int, length: Int) {
        guard length > 0 else { return nil }
        switch records {
        case .end(length): return nil
        case .end(let count): self = .endsEarly(offset: offset, length: length, records: count)
        case .needs(let count): self = .recordsNeedMore(offset: offset, length: length, records: count)
        case .broken: self = .noRecords(offset: offset, length: length)
        }
    }

    /// Where the block at fault begins.
    public var offset: Int {
        switch self {
        case .overrun(_, let offset, _, _), .lengthBroken(_, let offset), .endsEarly(let offset, _, _),
            .recordsNeedMore(let offset, _, _), .noRecords(let offset, _), .bareMessage(let offset, _),
            .controlBroken(_, let offset), .severalMessages(let offset), .trailingBlock(_, let offset):
            offset
        }
    }

    /// Whether it keeps readers from the message, or shows them another one than was meant.
    public var needsRepair: Bool {
        switch self {
        case .severalMessages, .trailingBlock: false
        default: true
        }
    }
}
