// SPDX-License-Identifier: MIT

/// How long an NDEF message may be on a tag.
///
/// The figure counts message bytes: a factory NTAG213 takes 137, not its 144 bytes of user memory.
public struct MessageCapacity: Hashable, Sendable {
    /// The longest value that a one-byte length field can announce.
    static let longestShortForm = 0xFE

    /// Bytes of the longest message.
    public let bytes: Int

    /// Computes the longest message from the bytes between the T of the NDEF message TLV and the end of the data
    /// area, less those set apart.
    ///
    /// Up to 254 bytes a message costs two more (T and L), from 255 on four (T and FFh with two length bytes). The
    /// terminator does not count: it is left out when the TLV ends with the area (Type 2 Tag 1.1 §6.4.3). However
    /// much room there is, a length field announces no more than `TLVBlock.longestValue`.
    public init(room: Int) {
        let room = max(room, 0)
        let short = min(MessageCapacity.longestShortForm, room - 2)
        let long = min(TLVBlock.longestValue, room - 4)
        bytes = max(long > MessageCapacity.longestShortForm ? long : short, 0)
    }

    /// Whether a message of so many bytes fits.
    public func fits(_ messageSize: Int) -> Bool { messageSize <= bytes }
}

extension MessageCapacity {
    /// The capacity of a chip as it is delivered; of one delivered without a container, once a `FormatPlan` has given it
    /// one, and the lock control TLV where the chip has one.
    public init(factory model: ChipModel) {
        let formatted = (model.lockControlTLV ?? []) + [TLVBlock.Tag.message.rawValue, 0]
        self.init(model: model, dataArea: model.factoryContainer.isBlank ? formatted : model.factoryDataArea)
    }

    /// The capacity of a chip as it is delivered, but with no lock control TLV before the message.
    public init(withoutLockControlTLV model: ChipModel) {
        self.init(room: model.ndefContainer.dataAreaSize)
    }

    private init(model: ChipModel, dataArea: [UInt8]) {
        let size = model.ndefContainer.dataAreaSize
        let padded = dataArea + Array(repeating: 0, count: max(size - dataArea.count, 0))
        self = TLVLayout(walking: padded, dataAreaSize: size).capacity ?? MessageCapacity(room: size)
    }
}
