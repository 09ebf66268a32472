// SPDX-License-Identifier: MIT

/// The answers of the reader libraries, asked once and in order.
struct Probing {
    let context: ProbeAnswer<LibraryResult>
    let readers: ProbeAnswer<PCSCReaders>
    private(set) var firmware: [(slot: String, answer: ProbeAnswer<String>)] = []
    private(set) var escape: [(slot: String, answer: ProbeAnswer<LibraryResult>)] = []
    private(set) var polling: [(slot: String, answer: ProbeAnswer<UInt8>)] = []
    let tags: ProbeAnswer<TagFacts>
    let libnfc: ProbeAnswer<LibNFCFacts>

    init(asking probe: any ReaderProbe) {
        context = probe.pcscContext()
        if context.value?.isSuccess ?? false {
            readers = probe.pcscReaders()
        } else {
            readers = .unknown(because: "PC/SC gives no context (check 5)")
        }
        for slot in readers.value?.usable ?? [] {
            firmware.append((slot.name, probe.firmware(ofSlot: slot.name)))
            escape.append((slot.name, probe.escape(toSlot: slot.name)))
            if slot.isACR122 { polling.append((slot.name, probe.polling(ofSlot: slot.name))) }
        }
        tags = probe.tags()
        libnfc = probe.libnfc()
    }

    /// The slots a tag can lie in, as far as PC/SC lists any.
    var usableSlots: [PCSCReaders.Slot] { readers.value?.usable ?? [] }
}
