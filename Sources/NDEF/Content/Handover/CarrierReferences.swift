// SPDX-License-Identifier: MIT

/// Where the references of an alternative carrier record stand in its payload.
///
/// A first byte, the carrier reference behind its length, the number of auxiliary references, each behind its length
/// (Connection Handover 1.x, the alternative carrier record).
struct CarrierReferences {
    struct Reference {
        let part: NDEFError.Part

        /// The place of the length byte; the id follows.
        let start: Int
        let id: Range<Int>
    }

    /// Whole references, the carrier's first.
    private(set) var references: [Reference] = []

    /// The first field that is cut off, and where it begins.
    private(set) var cut: (reason: NDEFError.Reason, offset: Int)?

    /// The byte behind the last field.
    private(set) var end = 0

    init(_ payload: Span<UInt8>) {
        guard !payload.isEmpty else {
            cut = (.part(.alternativeCarrier, .truncated(needed: 3, available: 0)), 0)
            return
        }
        end = 1
        guard read(.carrierReference, in: payload) else { return }
        guard end < payload.count else {
            cut = (.part(.alternativeCarrier, .truncated(needed: end + 1, available: end)), end)
            return
        }
        let count = payload[end]
        end += 1
        for _ in 0..<count {
            guard read(.auxiliaryReference, in: payload) else { return }
        }
    }

    private mutating func read(_ part: NDEFError.Part, in payload: Span<UInt8>) -> Bool {
        let available = payload.count - end
        let needed = available > 0 ? 1 + Int(payload[end]) : 1
        guard needed <= available else {
            cut = (.part(part, .truncated(needed: needed, available: available)), end)
            return false
        }
        references.append(Reference(part: part, start: end, id: (end + 1)..<(end + needed)))
        end += needed
        return true
    }
}
