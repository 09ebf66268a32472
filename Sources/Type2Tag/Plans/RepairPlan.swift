// SPDX-License-Identifier: MIT

/// The page writes that make a torn or foreign data area readable again.
///
/// Sound control TLVs and sound records stay; what cannot be read is given up. The order is that of a `WritePlan`: a
/// tag pulled away in between shows what it showed before, an empty message, or the repaired one. A bare message is
/// moved, so that a tear loses it: whoever repairs one keeps its bytes first.
public struct RepairPlan: Hashable, Sendable {
    /// The writes in the order in which they are to be sent; empty when nothing needs repair.
    public let writes: [PageWrite]

    /// What is wrong.
    public let diagnosis: AreaDiagnosis

    /// What stays, a phrase each.
    public let kept: [String]

    /// What is given up, a phrase each.
    public let lost: [String]

    /// Plans repairing a data area.
    ///
    /// - Parameters:
    ///   - memory: An image in which the whole data area is known.
    ///   - layout: The walk over all of it.
    /// - Throws: `PlanError`: `pageNotRead`, `noRoom`, `messageTooLong` when a bare message with a TLV around it does
    ///   not fit, or `layoutDamaged` when there are too many blocks to judge.
    public init(memory: MemoryImage, layout: TLVLayout) throws(PlanError) {
        let area = memory.dataArea(size: layout.dataAreaSize)
        guard layout.bytesNeeded == nil, area.count == layout.dataAreaSize else {
            throw .pageNotRead(MessagePlacement.page(of: area.count))
        }
        diagnosis = AreaDiagnosis(layout: layout, area: area)
        guard let cure = try Cure(layout: layout, area: area, diagnosis: diagnosis) else {
            writes = []
            kept = layout.message.map { ["the message of \($0.value.count) bytes"] } ?? []
            lost = []
            return
        }
        let target = try MessagePlacement(message: cure.message, at: cure.position, among: layout.placementAddresses)
        writes = try WritePlan.order(target, memory: memory)
        kept = cure.kept
        lost = cure.lost
    }
}

extension RepairPlan: CustomStringConvertible {
    /// What is wrong, what stays, what is lost and what is written, a line each.
    public var description: String {
        let lines = diagnosis.faults.map(\.description) + kept.map { "kept: \($0)" } + lost.map { "lost: \($0)" }
        return (lines + writes.map(\.description)).joined(separator: "\n")
    }
}
