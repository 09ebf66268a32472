// SPDX-License-Identifier: MIT

internal import Type2Tag

extension TagSession {
    /// Walks to the NDEF message, reading only the pages it needs.
    func walkMessage(
        container: CapabilityContainer,
        chip: ChipModel?,
        reported: ChipModel?
    ) throws(AccessFailure) -> TLVLayout {
        let size = TagSession.dataAreaSize(container: container, chip: chip)
        var takesWholeArea = reported != nil
        while true {
            let layout = TLVLayout(
                walking: memory.dataArea(size: size),
                dataAreaSize: size,
                memorySize: chip?.memorySize,
                extent: .firstMessage,
                baseOffset: PageAddress.dataArea.byteAddress
            )
            guard let needed = layout.bytesNeeded, let last = TagSession.page(holdingAreaByte: needed - 1) else {
                return layout
            }
            // One FAST_READ is cheaper than several: take what the area still has.
            let end = takesWholeArea ? TagSession.page(holdingAreaByte: size - 1) ?? last : last
            do throws(AccessFailure) {
                try readMissing(.dataArea...end, chip: reported)
            } catch {
                // The rest of the area may be guarded while the message before it is not.
                guard takesWholeArea, case .tag(let problem) = error, problem.command != nil else { throw error }
                takesWholeArea = false
            }
        }
    }

    /// Bytes of the data area that can be used: what the container says, capped at the chip's user memory and at the
    /// pages a command can name.
    static func dataAreaSize(container: CapabilityContainer, chip: ChipModel?) -> Int {
        let nameable = PageAddress(rawValue: .max).byteAddress + PageAddress.size - PageAddress.dataArea.byteAddress
        return min(container.dataAreaSize, chip?.userMemorySize ?? nameable, nameable)
    }

    static func page(holdingAreaByte offset: Int) -> PageAddress? {
        PageAddress(index: PageAddress.dataArea.index + max(offset, 0) / PageAddress.size)
    }
}
