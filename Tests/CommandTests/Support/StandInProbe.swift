// SPDX-License-Identifier: MIT

import ReaderDoctor

/// The reader libraries as the doctor asks them: one PC/SC slot with a tag on it, or nothing that answers.
struct StandInProbe: ReaderProbe {
    /// The name of the slot; nil for a machine whose PC/SC does not answer.
    var slot: String?

    func pcscContext() -> ProbeAnswer<LibraryResult> {
        .answered(
            slot == nil
                ? LibraryResult(code: 0x8010_001D, text: "Service not available.")
                : LibraryResult(code: 0, text: "Command successful."))
    }

    func pcscReaders() -> ProbeAnswer<PCSCReaders> {
        .answered(
            PCSCReaders(
                result: LibraryResult(code: 0, text: "Command successful."),
                slots: slot.map { [PCSCReaders.Slot(name: $0, hasCard: true)] } ?? []
            )
        )
    }

    func firmware(ofSlot name: String) -> ProbeAnswer<String> { .answered("ACR122U207") }

    func escape(toSlot name: String) -> ProbeAnswer<LibraryResult> {
        .answered(LibraryResult(code: 0, text: "Command successful."))
    }

    func polling(ofSlot name: String) -> ProbeAnswer<UInt8> { .answered(0xFF) }

    func tags() -> ProbeAnswer<TagFacts> {
        guard slot != nil else { return .unknown(because: "there is no reader to ask") }
        return .answered(TagFacts(targets: 1, identifier: [0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0x80]))
    }

    func libnfc() -> ProbeAnswer<LibNFCFacts> {
        .answered(LibNFCFacts(version: "1.8.0", devices: [], opening: nil, log: []))
    }
}
