// SPDX-License-Identifier: MIT

extension ChipModel {
    /// The chip that answers GET_VERSION like this, or nil when the catalogue has none.
    ///
    /// Product type and storage size decide. The subtype differs between variants of one chip (an NTAG213F answers
    /// 04h), and clones have vendor bytes of their own.
    public static func identified(by version: ChipVersion) -> ChipModel? {
        all.first {
            $0.version.productType == version.productType && $0.version.storageSize == version.storageSize
        }
    }

    /// The chip that is delivered with this container, as an assumption: other chips may carry the same.
    public static func guessed(from container: CapabilityContainer) -> Fact<ChipModel> {
        guard container.hasMagicNumber else {
            return .notReported(because: "the tag did not answer GET_VERSION and has no capability container")
        }
        guard let model = all.first(where: { $0.factoryContainer.dataAreaSize == container.dataAreaSize }) else {
            return .notReported(
                because: "no known chip is delivered with a data area of \(container.dataAreaSize) bytes"
            )
        }
        return .assumed(
            model,
            because: "the capability container says \(container.dataAreaSize) bytes, as that of an \(model.name) does"
        )
    }

    /// The chip whose whole memory is so many bytes, as an assumption.
    public static func guessed(fromMemorySize size: Int) -> Fact<ChipModel> {
        guard let model = all.first(where: { $0.memorySize == size }) else {
            return .notReported(because: "no known chip has \(size) bytes of memory")
        }
        return .assumed(model, because: "\(size) bytes are the whole memory of an \(model.name)")
    }

    /// The chip with this name, compared without letter case.
    public static func named(_ name: String) -> ChipModel? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }
}
