// SPDX-License-Identifier: MIT

#if PCSC
    internal import PCSCReader
    internal import ReaderDoctor

    /// The questions of the doctor that only PC/SC answers, each over a connection of its own.
    struct PCSCProbe {
        private let service: any PCSCService

        init(service: any PCSCService = PCSCLite(trace: nil)) {
            self.service = service
        }

        func context() -> LibraryResult {
            result { () throws(PCSCCallError) in service.releaseContext(try service.establishContext()) }
        }

        func readers() -> PCSCReaders {
            var slots: [PCSCReaders.Slot] = []
            let result = result { () throws(PCSCCallError) in
                try inContext { (context) throws(PCSCCallError) in
                    let known = try service.listReaders(context).map { PCSCSlotStatus(reader: $0) }
                    slots = try service.statusChange(context, from: known, milliseconds: 0).map {
                        PCSCReaders.Slot(
                            name: $0.reader,
                            hasCard: $0.flags.contains(.present),
                            isHeldExclusively: $0.flags.contains(.exclusive)
                        )
                    }
                }
            }
            return PCSCReaders(result: result, slots: slots)
        }

        func firmware(ofSlot name: String) -> ProbeAnswer<String> {
            ask(.firmware, slot: name) { String(decoding: $0.prefix { (0x20...0x7E).contains($0) }, as: UTF8.self) }
        }

        func polling(ofSlot name: String) -> ProbeAnswer<UInt8> {
            ask(.pollingParameter, slot: name) { $0.last ?? 0 }
        }

        /// Reads the firmware by an escape command: it changes nothing, and shows whether such commands pass.
        func escape(toSlot name: String) -> ProbeAnswer<LibraryResult> {
            .answered(
                result { () throws(PCSCCallError) in
                    try inContext { (context) throws(PCSCCallError) in
                        _ = try escape(.firmware, slot: name, context)
                    }
                }
            )
        }

        // MARK: Ways to ask

        /// Asks with a card in the slot when there is one, else by an escape command.
        private func ask<Value>(
            _ command: ReaderCommand,
            slot: String,
            _ read: ([UInt8]) -> Value
        ) -> ProbeAnswer<Value> {
            do throws(PCSCCallError) {
                return .answered(
                    read(
                        try inContext { (context) throws(PCSCCallError) in
                            do throws(PCSCCallError) {
                                let card = try service.connect(context, reader: slot, mode: .shared)
                                defer { service.disconnect(card, disposition: .leave) }
                                return try service.transmit(command, to: card)
                            } catch {
                                return try escape(command, slot: slot, context)
                            }
                        }
                    )
                )
            } catch {
                return .failed(error.linkError)
            }
        }

        private func escape(
            _ command: ReaderCommand,
            slot: String,
            _ context: PCSCContextHandle
        ) throws(PCSCCallError) -> [UInt8] {
            let card = try service.connect(context, reader: slot, mode: .direct)
            defer { service.disconnect(card, disposition: .leave) }
            return try service.control(command, function: 1, of: card)
        }

        private func inContext<Value>(
            _ body: (PCSCContextHandle) throws(PCSCCallError) -> Value
        ) throws(PCSCCallError) -> Value {
            let context = try service.establishContext()
            defer { service.releaseContext(context) }
            return try body(context)
        }

        private func result(_ body: () throws(PCSCCallError) -> Void) -> LibraryResult {
            do throws(PCSCCallError) {
                try body()
                return LibraryResult(code: 0, text: "")
            } catch {
                return LibraryResult(code: Int64(error.code.rawValue), text: error.text)
            }
        }
    }

    extension ReaderCommand {
        /// The firmware text (API-ACR122U 6.4); its answer has no status word.
        fileprivate static let firmware = ReaderCommand([0xFF, 0x00, 0x48, 0x00, 0x00], meaning: "firmware")

        /// The PICC operating parameter (API-ACR122U 6.5); it comes back in the second byte of the status word.
        fileprivate static let pollingParameter = ReaderCommand(
            [0xFF, 0x00, 0x50, 0x00, 0x00], meaning: "PICC operating parameter")
    }
#endif
