// SPDX-License-Identifier: MIT

import ReaderDoctor
import TagAccess

/// Notes what it is asked.
final class CountingProbe: ReaderProbe {
    private(set) var asked: [String] = []
    private let slots: [String]

    /// Without slots it gives no context at all.
    init(slots: [String] = []) {
        self.slots = slots
    }

    func pcscContext() -> ProbeAnswer<LibraryResult> {
        asked.append("context")
        return .answered(LibraryResult(code: slots.isEmpty ? 0x8010_001D : 0, text: ""))
    }

    func pcscReaders() -> ProbeAnswer<PCSCReaders> {
        asked.append("readers")
        let all = slots.map { PCSCReaders.Slot(name: $0, hasCard: nil) }
        return .answered(PCSCReaders(result: LibraryResult(code: 0, text: ""), slots: all))
    }

    func firmware(ofSlot name: String) -> ProbeAnswer<String> { unknown("firmware \(name)") }

    func escape(toSlot name: String) -> ProbeAnswer<LibraryResult> { unknown("escape \(name)") }

    func polling(ofSlot name: String) -> ProbeAnswer<UInt8> { unknown("polling \(name)") }

    func tags() -> ProbeAnswer<TagFacts> { unknown("tags") }

    func libnfc() -> ProbeAnswer<LibNFCFacts> {
        asked.append("libnfc")
        return .failed(LinkError(.failed, library: "libnfc", libraryCode: -90, text: "cannot be loaded"))
    }

    private func unknown<Value>(_ question: String) -> ProbeAnswer<Value> {
        asked.append(question)
        return .unknown(because: "only counting")
    }
}
