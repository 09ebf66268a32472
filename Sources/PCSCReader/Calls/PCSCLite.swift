// SPDX-License-Identifier: MIT

#if PCSC
    internal import CPCSCLite
    internal import Glibc
    package import TagAccess

    /// The PC/SC library of this machine.
    ///
    /// Every call of it is one function here, which reports itself to the trace.
    package final class PCSCLite: PCSCService {
        private let trace: (any TraceSink)?
        let patience: Duration
        let shouldStop: () -> Bool

        /// A context whose connection is still under way, which is no longer ours to give back.
        var abandonedContext: PCSCContextHandle?

        /// Creates the way to the library.
        ///
        /// - Parameters:
        ///   - trace: Where every call is reported.
        ///   - patience: How long a connection may wait for another program's transaction.
        ///   - shouldStop: Asked twenty times a second meanwhile.
        package init(
            trace: (any TraceSink)?,
            patience: Duration = .seconds(3),
            shouldStop: @escaping () -> Bool = { false }
        ) {
            self.trace = trace
            self.patience = patience
            self.shouldStop = shouldStop
        }

        package func establishContext() throws(PCSCCallError) -> PCSCContextHandle {
            // Otherwise the library itself waits for the end of another program's transaction, for ever. It reads this
            // once, when the first context is made.
            unsafe setenv("PCSCLITE_NO_BLOCKING", "1", 0)
            var context: SCARDCONTEXT = 0
            let status = unsafe SCardEstablishContext(DWORD(SCARD_SCOPE_SYSTEM), nil, nil, &context)
            try check(status, "SCardEstablishContext", "system")
            return PCSCContextHandle(rawValue: Int(context))
        }

        package func releaseContext(_ context: PCSCContextHandle) {
            guard context != abandonedContext else { return }
            note(SCardReleaseContext(SCARDCONTEXT(context.rawValue)), "SCardReleaseContext", "")
        }

        package func listReaders(_ context: PCSCContextHandle) throws(PCSCCallError) -> [String] {
            // Room for as many readers as the service can have.
            let room = (Int(MAX_READERNAME) + 1) * Int(PCSCLITE_MAX_READERS_CONTEXTS) + 1
            var names = [CChar](repeating: 0, count: room)
            var size = DWORD(room)
            let status = unsafe SCardListReaders(SCARDCONTEXT(context.rawValue), nil, &names, &size)
            try check(status, "SCardListReaders", "")
            return names.prefix(Int(size)).split(separator: 0).map { name in
                String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }

        package func statusChange(
            _ context: PCSCContextHandle,
            from known: [PCSCSlotStatus],
            milliseconds: UInt32
        ) throws(PCSCCallError) -> [PCSCSlotStatus] {
            let names = known.flatMap { Array($0.reader.utf8CString) }
            var states = unsafe known.map { slot in
                var state = unsafe SCARD_READERSTATE()
                unsafe state.dwCurrentState = DWORD(slot.eventCount) << 16 | DWORD(slot.flags.rawValue)
                return unsafe state
            }
            let status = unsafe names.withUnsafeBufferPointer { names in
                var offset = 0
                for index in known.indices {
                    unsafe states[index].szReader = unsafe names.baseAddress.map { unsafe $0 + offset }
                    offset += known[index].reader.utf8CString.count
                }
                return unsafe SCardGetStatusChange(
                    SCARDCONTEXT(context.rawValue), DWORD(milliseconds), &states, DWORD(states.count))
            }
            let readers = known.map { "\"\($0.reader)\"" }.joined(separator: ", ")
            try check(status, "SCardGetStatusChange", "\(milliseconds) ms, \(readers)")
            return unsafe zip(known, states).map { slot, state in
                let event = unsafe state.dwEventState
                let size = unsafe min(Int(state.cbAtr), Int(MAX_ATR_SIZE))
                return unsafe PCSCSlotStatus(
                    reader: slot.reader,
                    flags: PCSCSlotStatus.Flags(rawValue: UInt16(truncatingIfNeeded: event)),
                    eventCount: UInt16(truncatingIfNeeded: event >> 16),
                    answerToReset: withUnsafeBytes(of: state.rgbAtr) { unsafe Array($0.prefix(size)) }
                )
            }
        }

        // MARK: Reports

        /// Reports a call, and throws when it failed.
        func check(_ status: LONG, _ call: String, _ arguments: String) throws(PCSCCallError) {
            if let error = note(status, call, arguments) { throw error }
        }

        /// Reports a call, and returns its failure when it failed.
        @discardableResult
        func note(_ status: LONG, _ call: String, _ arguments: String) -> PCSCCallError? {
            let code = PCSCErrorCode(rawValue: UInt32(truncatingIfNeeded: status))
            let text = words(for: status)
            report(TraceEntry(.note, layer: "pcsc", meaning: "\(call)(\(arguments)) = \(code.hexadecimal) \(text)"))
            return status == SCARD_S_SUCCESS ? nil : PCSCCallError(call: call, code: code, text: text)
        }

        func report(_ entry: TraceEntry) {
            trace?.record(entry)
        }

        private func words(for status: LONG) -> String {
            unsafe pcsc_stringify_error(status).map { unsafe String(cString: $0) } ?? ""
        }
    }
#endif
