// SPDX-License-Identifier: MIT

extension ChipModel {
    /// The chip that answers GET_VERSION like this, or nil when the catalogue has none.
    ///
    /// Product type and storage size decide. The subtype differs between variants of one chip (an NTAG213F answers
    /// 04h), and clones have vendor bytes of their own.
    public static func identified(by version: ChipVersion) -> ChipModel? {
        all.first { model in
            model.version?.productType == version.productType && model.version?.storageSize == version.storageSize
        }
    }

    /// The chip that answers AUTHENTICATE (1Ah 00h) like this: only an Ultralight C does, with AFh and eight bytes
    /// (MF0ICU2 data sheet, command AUTHENTICATE).
    ///
    /// An NTAG203 and an Ultralight refuse the command.
    public static func identified(byAuthenticateAnswer answer: [UInt8]) -> ChipModel? {
        answer.count == 9 && answer.first == 0xAF ? .ultralightC : nil
    }

    /// The chip that carries this container, as an assumption: others may carry the same.
    ///
    /// - Parameters:
    ///   - container: Page 3.
    ///   - refusesVersion: Whether the tag was asked for GET_VERSION and did not answer, so that only chips without
    ///     the command come into question.
    /// - Returns: The likeliest chip, with a reason that names every chip in question; or why there is none.
    public static func guessed(
        from container: CapabilityContainer,
        refusesVersion: Bool = false
    ) -> Fact<ChipModel> {
        guard container.hasMagicNumber else {
            return .notReported(because: "the tag did not answer GET_VERSION and has no capability container")
        }
        let size = container.dataAreaSize
        let models = candidates { model in
            model.ndefContainer.dataAreaSize == size && (model.version == nil || !refusesVersion)
        }
        guard let model = models.first else {
            let exception = refusesVersion ? " without GET_VERSION" : ""
            return .notReported(because: "no known chip\(exception) has a data area of \(size) bytes")
        }
        return .assumed(
            model,
            because: "the capability container says \(size) bytes, as that of an \(model.name) does"
                + models.dropFirst().map { ", or that of an \($0.name)" }.joined()
        )
    }

    /// The chip whose whole memory is so many bytes, as an assumption.
    public static func guessed(fromMemorySize size: Int) -> Fact<ChipModel> {
        let models = candidates { $0.memorySize == size }
        guard let model = models.first else {
            return .notReported(because: "no known chip has \(size) bytes of memory")
        }
        return .assumed(
            model,
            because: "\(size) bytes are the whole memory of an \(model.name)"
                + models.dropFirst().map { " or an \($0.name)" }.joined()
        )
    }

    /// The chip with this name or keyword, compared without letter case.
    public static func named(_ name: String) -> ChipModel? {
        let name = name.lowercased()
        return all.first { $0.name.lowercased() == name || $0.keyword == name }
    }

    /// The chips in question, the likeliest first: those delivered as NDEF tags before those that somebody must make
    /// one, and those on sale today before those without GET_VERSION.
    private static func candidates(_ isInQuestion: (ChipModel) -> Bool) -> [ChipModel] {
        let models = all.filter(isInQuestion)
        let rank = { (model: ChipModel) in (model.factoryContainer.isBlank ? 2 : 0) + (model.version == nil ? 1 : 0) }
        return (0...3).flatMap { wanted in models.filter { rank($0) == wanted } }
    }
}
