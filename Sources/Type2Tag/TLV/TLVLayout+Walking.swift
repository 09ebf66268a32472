// SPDX-License-Identifier: MIT

extension TLVLayout {
    /// Walks a data area leniently: what is wrong stands in `findings`.
    ///
    /// - Parameters:
    ///   - area: The bytes from page 4 on, as far as they are known.
    ///   - dataAreaSize: Bytes of the whole area; as many as there are when nil.
    ///   - memorySize: Bytes of the whole chip, when known, to judge where control TLVs point.
    ///   - extent: How far to walk.
    ///   - baseOffset: Added to every offset, for an area that lies inside something bigger; a sum that no integer
    ///     holds stays at the greatest one.
    ///   - maximumBlocks: The most blocks to keep. NULL TLVs and a terminator behind them are passed over unkept;
    ///     any other block ends the walk with a finding, `limit-exceeded`. No tag has as many as the default.
    public init(
        walking area: [UInt8],
        dataAreaSize: Int? = nil,
        memorySize: Int? = nil,
        extent: Extent = .wholeArea,
        baseOffset: Int = 0,
        maximumBlocks: Int = 4096
    ) {
        let size = max(dataAreaSize ?? area.count, 0)
        var walker = TLVWalker(
            area: Array(area.prefix(size)),
            dataAreaSize: size,
            memorySize: memorySize,
            extent: extent,
            baseOffset: baseOffset,
            maximumBlocks: maximumBlocks
        )
        self = walker.walk()
    }

    /// Walks a whole data area strictly.
    ///
    /// - Parameters:
    ///   - area: The bytes from page 4 on.
    ///   - baseOffset: Added to every offset, as in `init(walking:)`.
    ///   - maximumBlocks: The most blocks that it may have, as in `init(walking:)`.
    /// - Throws: `Type2TagError` for the first breach of the standard.
    public init(
        strictlyWalking area: [UInt8],
        baseOffset: Int = 0,
        maximumBlocks: Int = 4096
    ) throws(Type2TagError) {
        self.init(walking: area, baseOffset: baseOffset, maximumBlocks: maximumBlocks)
        if let finding = findings.first(where: { $0.severity == .error }) { throw finding.error }
    }
}
