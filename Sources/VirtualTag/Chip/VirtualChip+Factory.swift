// SPDX-License-Identifier: MIT

public import Type2Tag

extension VirtualChip {
    /// Creates a chip as it is delivered (NTAG21x data sheet 8.5; MF0ICU2 data sheet 7.5.10).
    ///
    /// - Parameters:
    ///   - model: Which chip it is.
    ///   - uid: Its identifier, seven bytes.
    ///   - hasLockControlTLV: Whether the data area begins with the lock control TLV, on the chip that is delivered
    ///     with one; both are found on sale.
    ///   - signature: What READ_SIG answers, 32 bytes; zeros when nil, for nobody but the manufacturer can sign.
    /// - Throws: `VirtualTagError` with `uidLength` or `signatureSize`.
    public init(
        model: ChipModel,
        uid: TagUID,
        hasLockControlTLV: Bool = true,
        signature: [UInt8]? = nil
    ) throws(VirtualTagError) {
        guard let check = uid.checkBytes else { throw VirtualTagError(.uidLength(uid.bytes.count)) }
        var memory = [UInt8](repeating: 0, count: model.memorySize)
        func store(_ bytes: [UInt8], at page: PageAddress) {
            for (offset, byte) in bytes.enumerated() where page.byteAddress + offset < memory.count {
                memory[page.byteAddress + offset] = byte
            }
        }
        store(Array(uid.bytes.prefix(3)) + [check.first] + Array(uid.bytes.dropFirst(3)), at: 0)
        // 48h is the manufacturer's internal byte; no lock bit is set.
        store([check.second, 0x48, 0x00, 0x00], at: .staticLocks)
        store(model.factoryContainer.bytes, at: .capabilityContainer)
        store(VirtualChip.dataArea(of: model, hasLockControlTLV: hasLockControlTLV), at: .dataArea)
        if let behind = PageAddress(index: model.userPages.upperBound.index + 1) {
            store(model.factorySettings, at: behind)
        }
        try self.init(memory: memory, model: model, counter: 0, failedTries: 0, signature: signature)
    }

    private static func dataArea(of model: ChipModel, hasLockControlTLV: Bool) -> [UInt8] {
        let delivered = model.factoryDataArea
        guard !hasLockControlTLV, delivered.first == 0x01, delivered.count >= 2 else { return delivered }
        return Array(delivered.dropFirst(2 + Int(delivered[1])))
    }
}
