// SPDX-License-Identifier: MIT

internal import Type2Tag

/// What must hold for every data area.
enum TLVPromises {
    /// The first byte says how much of the area is known at first, in 255ths; the rest is the area.
    static func walk(_ bytes: [UInt8]) throws(BrokenPromise) {
        guard let share = bytes.first else { return }
        let area = Array(bytes.dropFirst())
        let whole = TLVLayout(walking: area)
        try places(of: whole, in: area)
        try strict(area, whole)
        try message(of: whole)
        try part(of: area, count: area.count * Int(share) / 255)
    }

    private static func places(of layout: TLVLayout, in area: [UInt8]) throws(BrokenPromise) {
        let range = 0...area.count
        for finding in layout.findings {
            try promise(range.contains(finding.offset), "\(finding.code) is at \(finding.offset) of \(area.count)")
            try promise(!finding.message.isEmpty, "\(finding.code) says nothing")
        }
        var end = 0
        for block in layout.blocks {
            try promise(block.offset >= end, "a block at \(block.offset) lies in the one before, up to \(end)")
            try promise(block.endOffset > block.offset, "a block at \(block.offset) has no bytes")
            end = block.endOffset
            try promise(end <= area.count, "a block ends at \(end) of \(area.count)")
            let value = block.valueRanges.flatMap { area[$0] }
            try promise(value == block.value, "a value is not what its ranges hold")
        }
        if let position = layout.messagePosition {
            try promise(range.contains(position), "a place at \(position) of \(area.count)")
        }
        try promise(layout.bytesNeeded == nil, "the whole area is not enough")
    }

    private static func strict(_ area: [UInt8], _ layout: TLVLayout) throws(BrokenPromise) {
        let firstError = layout.findings.first { $0.severity == .error }
        switch Result(catching: { () throws(Type2TagError) in try TLVLayout(strictlyWalking: area) }) {
        case .success(let strict): try promise(firstError == nil && strict == layout, "the modes differ")
        case .failure(let error): try promise(error == firstError?.error, "the modes report different errors")
        }
    }

    // A message put into a block of its own is found there again.
    private static func message(of layout: TLVLayout) throws(BrokenPromise) {
        guard let value = layout.message?.value, let block = TLVBlock.encodedMessage(value) else { return }
        try promise(TLVLayout(walking: block).message?.value == value, "a message written and walked to, differs")
    }

    // With part of the area known, the walk says how much more it needs, and finds nothing else than with all of it.
    private static func part(of area: [UInt8], count: Int) throws(BrokenPromise) {
        var known = count
        for _ in 0..<8 {
            let layout = TLVLayout(
                walking: Array(area.prefix(known)), dataAreaSize: area.count, extent: .firstMessage)
            guard let needed = layout.bytesNeeded else {
                let whole = TLVLayout(walking: area, extent: .firstMessage)
                try promise(
                    layout.blocks == whole.blocks, "with \(known) of \(area.count) bytes other blocks are found")
                return
            }
            try promise(needed > known && needed <= area.count, "\(needed) bytes needed; \(known) known")
            known = needed
        }
    }
}
