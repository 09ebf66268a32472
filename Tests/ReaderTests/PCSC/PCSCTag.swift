// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import Type2Tag
    import VirtualTag

    /// The tags of these tests.
    enum PCSCTag {
        static let uid: [UInt8] = [0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]
        static let otherUID: [UInt8] = [0x04, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06]

        static func chip(_ model: ChipModel = .ntag213, uid: [UInt8] = uid) throws -> VirtualChip {
            try VirtualChip(model: model, uid: TagUID(uid))
        }
    }

    /// Lays a tag on a virtual reader of the private pcscd for the time of `body`.
    func withReader<Value>(
        _ chip: VirtualChip? = nil,
        settings: ScriptedReader.Settings = ScriptedReader.Settings(),
        _ body: (PrivatePCSCD.Slot, ScriptedReader, CardConnection) throws -> Value
    ) throws -> Value {
        try PrivatePCSCD.shared().withSlot { slot in
            let reader = ScriptedReader(try chip ?? PCSCTag.chip(), settings: settings)
            let card = try CardConnection(reader, port: slot.port)
            defer { card.remove() }
            return try body(slot, reader, card)
        }
    }

    /// Opens a link to a tag on a virtual reader for the time of `body`.
    func withTag<Value>(
        _ chip: VirtualChip? = nil,
        settings: ScriptedReader.Settings = ScriptedReader.Settings(),
        trace: (any TraceSink)? = nil,
        _ body: (PCSCLink, ScriptedReader) throws -> Value
    ) throws -> Value {
        try withReader(chip, settings: settings) { slot, reader, _ in
            let link = try PCSC.open(PCSCOptions(readerName: slot.name, wait: .seconds(20), trace: trace))
            defer { link.close() }
            return try body(link, reader)
        }
    }
#endif
