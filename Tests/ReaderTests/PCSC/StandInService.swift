// SPDX-License-Identifier: MIT

#if PCSC
    import PCSCReader
    import TagAccess
    import VirtualTag

    /// PC/SC without a service: one reader, a scripted card, and calls that fail on demand.
    final class StandInService: PCSCService {
        let reader = "ACS ACR122U PICC Interface 00 00"
        let card: ScriptedReader
        var flags: PCSCSlotStatus.Flags = .present

        /// Every call, in order, transmissions by their first four bytes.
        private(set) var calls: [String] = []
        private var failures: [(call: String, code: PCSCErrorCode)] = []

        init(_ card: ScriptedReader) {
            self.card = card
        }

        /// Lets the next call of this name fail.
        func failNext(_ call: String, _ code: PCSCErrorCode) {
            failures.append((call, code))
        }

        private func note(_ call: String) throws(PCSCCallError) {
            calls.append(call)
            guard let index = failures.firstIndex(where: { call.hasPrefix($0.call) }) else { return }
            throw PCSCCallError(call: call, code: failures.remove(at: index).code, text: "Scripted.")
        }

        func establishContext() throws(PCSCCallError) -> PCSCContextHandle {
            try note("establish")
            return PCSCContextHandle(rawValue: 1)
        }

        func releaseContext(_ context: PCSCContextHandle) { calls.append("release") }

        func listReaders(_ context: PCSCContextHandle) throws(PCSCCallError) -> [String] {
            try note("list")
            return [reader]
        }

        func statusChange(
            _ context: PCSCContextHandle,
            from known: [PCSCSlotStatus],
            milliseconds: UInt32
        ) throws(PCSCCallError) -> [PCSCSlotStatus] {
            try note("status")
            return known.map { PCSCSlotStatus(reader: $0.reader, flags: flags, answerToReset: card.answerToReset) }
        }

        func connect(
            _ context: PCSCContextHandle,
            reader: String,
            mode: PCSCShareMode
        ) throws(PCSCCallError) -> PCSCCardHandle {
            try note("connect")
            card.powerUp()
            return PCSCCardHandle(rawValue: 2, transmission: .blockWise)
        }

        func reconnect(
            _ card: PCSCCardHandle,
            disposition: PCSCDisposition
        ) throws(PCSCCallError) -> PCSCCardHandle {
            try note("reconnect \(disposition.rawValue)")
            self.card.powerUp()
            return card
        }

        func disconnect(_ card: PCSCCardHandle, disposition: PCSCDisposition) {
            calls.append("disconnect \(disposition.rawValue)")
        }

        func answerToReset(_ card: PCSCCardHandle) throws(PCSCCallError) -> [UInt8] {
            try note("atr")
            return self.card.answerToReset
        }

        func beginTransaction(_ card: PCSCCardHandle) throws(PCSCCallError) { try note("begin") }

        func endTransaction(_ card: PCSCCardHandle) { calls.append("end") }

        func transmit(_ command: ReaderCommand, to card: PCSCCardHandle) throws(PCSCCallError) -> [UInt8] {
            try note("transmit \(command.meaning)")
            return self.card.answer(command.bytes) ?? []
        }

        func control(
            _ command: ReaderCommand,
            function: UInt32,
            of card: PCSCCardHandle
        ) throws(PCSCCallError) -> [UInt8] {
            try note("control")
            return []
        }
    }
#endif
