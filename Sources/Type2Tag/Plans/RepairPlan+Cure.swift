// SPDX-License-Identifier: MIT

extension RepairPlan {
    /// The message that is to stand at a place instead of what is broken there.
    struct Cure {
        let message: [UInt8]
        /// Where the T goes, counted from the start of the area.
        let position: Int
        var kept: [String] = []
        var lost: [String] = []

        /// Nil when nothing needs repair by writing a message TLV.
        init?(layout: TLVLayout, area: [UInt8], diagnosis: AreaDiagnosis) throws(PlanError) {
            // A readable message stays, whatever lies behind it.
            let faults = diagnosis.faults.filter { $0.needsRepair && $0.isAboutMessage(of: layout) }
            guard let fault = faults.first else {
                guard layout.isDamaged, layout.message == nil else { return nil }
                throw .layoutDamaged(layout.findings.first { $0.severity == .error })
            }
            position = fault.offset
            let bytes = Cure.value(of: fault, area: area, addresses: layout.placementAddresses)
            if case .end(let count) = RecordLengths(bytes), fault.mayHoldMessage(ending: count, in: bytes) {
                message = Array(bytes.prefix(count))
                kept = ["the records, \(count) bytes"]
            } else {
                message = []
                lost = ["what stood in the TLV at offset \(fault.offset)"]
            }
            let controls = layout.blocks.filter {
                $0.controlArea != nil && $0.offset - layout.baseOffset < fault.offset
            }
            if !controls.isEmpty { kept.insert("\(controls.count) control TLV", at: 0) }
            let behind = layout.blocks.filter { $0.offset - layout.baseOffset > fault.offset }
                .filter { $0.tag != .null && $0.tag != .terminator }
            if !behind.isEmpty, !fault.goesOnBehind || message.isEmpty {
                lost.append("\(behind.count) blocks behind offset \(fault.offset)")
            }
        }

        /// Every byte that a message at this place could have, up to the end of the area.
        private static func value(
            of fault: AreaDiagnosis.Fault,
            area: [UInt8],
            addresses: DataAreaAddresses
        ) -> [UInt8] {
            func usable(from offset: Int) -> [UInt8] {
                let room = addresses.room(from: offset)
                return (addresses.ranges(holding: room, from: offset) ?? []).flatMap { area[$0] }
            }
            let bytes = usable(from: fault.offset)
            if case .bareMessage = fault { return bytes }
            guard bytes.count > 1, bytes[0] == TLVBlock.Tag.message.rawValue else { return [] }
            return Array(bytes.dropFirst(bytes[1] == 0xFF ? 4 : 2))
        }
    }
}

extension AreaDiagnosis.Fault {
    /// Whether what was taken for blocks behind it is the rest of its message.
    fileprivate var goesOnBehind: Bool {
        switch self {
        case .bareMessage, .recordsNeedMore: true
        default: false
        }
    }

    /// Whether it is what keeps the first message from being read.
    fileprivate func isAboutMessage(of layout: TLVLayout) -> Bool {
        switch self {
        case .controlBroken: false
        case .overrun, .lengthBroken, .bareMessage: layout.message == nil
        default: true
        }
    }

    /// Whether records that end there are the message, and no chance bytes.
    fileprivate func mayHoldMessage(ending count: Int, in bytes: [UInt8]) -> Bool {
        // Where the length says that the message ends, a terminator or padding is a proper end.
        guard case .recordsNeedMore(_, let length, _) = self, length < bytes.count else { return true }
        return bytes[length] != 0 && bytes[length] != TLVBlock.Tag.terminator.rawValue
    }
}
