// SPDX-License-Identifier: MIT

#if PCSC
    internal import CPCSCLite
    internal import TagAccess

    extension PCSCLite {
        package func connect(
            _ context: PCSCContextHandle,
            reader: String,
            mode: PCSCShareMode
        ) throws(PCSCCallError) -> PCSCCardHandle {
            let connection = PatientConnection(
                context: SCARDCONTEXT(context.rawValue), reader: reader, mode: PCSCLite.code(of: mode),
                protocols: mode == .direct ? 0 : PCSCLite.everyTransmission)
            let outcome = connection.outcome(patience: patience, shouldStop: shouldStop)
            if outcome == nil { abandonedContext = context }
            let busy = LONG(PCSCErrorCode.sharingViolation.rawValue)
            try check(outcome?.status ?? busy, "SCardConnect", "\"\(reader)\", \(mode.rawValue)")
            return PCSCCardHandle(
                rawValue: Int(outcome?.card ?? 0), transmission: PCSCLite.transmission(outcome?.active ?? 0))
        }

        package func reconnect(
            _ card: PCSCCardHandle,
            disposition: PCSCDisposition
        ) throws(PCSCCallError) -> PCSCCardHandle {
            var active: DWORD = 0
            let status = unsafe SCardReconnect(
                SCARDHANDLE(card.rawValue), PCSCLite.code(of: .shared), PCSCLite.everyTransmission,
                PCSCLite.code(of: disposition), &active)
            try check(status, "SCardReconnect", "shared, \(disposition.rawValue)")
            return PCSCCardHandle(rawValue: card.rawValue, transmission: PCSCLite.transmission(active))
        }

        package func disconnect(_ card: PCSCCardHandle, disposition: PCSCDisposition) {
            let status = SCardDisconnect(SCARDHANDLE(card.rawValue), PCSCLite.code(of: disposition))
            note(status, "SCardDisconnect", disposition.rawValue)
        }

        package func answerToReset(_ card: PCSCCardHandle) throws(PCSCCallError) -> [UInt8] {
            var answer = [UInt8](repeating: 0, count: Int(MAX_ATR_SIZE))
            var size = DWORD(answer.count)
            let status = unsafe SCardStatus(SCARDHANDLE(card.rawValue), nil, nil, nil, nil, &answer, &size)
            try check(status, "SCardStatus", "")
            return Array(answer.prefix(Int(size)))
        }

        package func beginTransaction(_ card: PCSCCardHandle) throws(PCSCCallError) {
            try check(SCardBeginTransaction(SCARDHANDLE(card.rawValue)), "SCardBeginTransaction", "")
        }

        package func endTransaction(_ card: PCSCCardHandle) {
            let status = SCardEndTransaction(SCARDHANDLE(card.rawValue), PCSCLite.code(of: .leave))
            note(status, "SCardEndTransaction", PCSCDisposition.leave.rawValue)
        }

        package func transmit(_ command: ReaderCommand, to card: PCSCCardHandle) throws(PCSCCallError) -> [UInt8] {
            report(TraceEntry(.out, layer: "pcsc", bytes: command.shownBytes, meaning: command.meaning))
            var answer = [UInt8](repeating: 0, count: Int(MAX_BUFFER_SIZE))
            var size = DWORD(answer.count)
            let control = unsafe card.transmission == .byteWise ? tapcard_pci_t0() : tapcard_pci_t1()
            let status = unsafe SCardTransmit(
                SCARDHANDLE(card.rawValue), control, command.bytes, DWORD(command.bytes.count), nil, &answer, &size)
            try check(status, "SCardTransmit", "\(command.bytes.count) bytes, \(card.transmission.rawValue)")
            let received = Array(answer.prefix(Int(size)))
            report(TraceEntry(.in, layer: "pcsc", bytes: command.shown(received), meaning: command.meaning))
            return received
        }

        package func control(
            _ command: ReaderCommand,
            function: UInt32,
            of card: PCSCCardHandle
        ) throws(PCSCCallError) -> [UInt8] {
            report(TraceEntry(.out, layer: "pcsc", bytes: command.shownBytes, meaning: command.meaning))
            var answer = [UInt8](repeating: 0, count: Int(MAX_BUFFER_SIZE))
            var size: DWORD = 0
            let status = unsafe SCardControl(
                SCARDHANDLE(card.rawValue), tapcard_control_code(DWORD(function)), command.bytes,
                DWORD(command.bytes.count), &answer, DWORD(answer.count), &size)
            try check(status, "SCardControl", "function \(function), \(command.bytes.count) bytes")
            let received = Array(answer.prefix(Int(size)))
            report(TraceEntry(.in, layer: "pcsc", bytes: command.shown(received), meaning: command.meaning))
            return received
        }

        // MARK: Numbers of the library

        private static var everyTransmission: DWORD { DWORD(SCARD_PROTOCOL_T0 | SCARD_PROTOCOL_T1) }

        private static func transmission(_ active: DWORD) -> PCSCTransmission {
            switch active {
            case DWORD(SCARD_PROTOCOL_T0): .byteWise
            case DWORD(SCARD_PROTOCOL_T1): .blockWise
            default: .none
            }
        }

        private static func code(of mode: PCSCShareMode) -> DWORD {
            switch mode {
            case .shared: DWORD(SCARD_SHARE_SHARED)
            case .exclusive: DWORD(SCARD_SHARE_EXCLUSIVE)
            case .direct: DWORD(SCARD_SHARE_DIRECT)
            }
        }

        private static func code(of disposition: PCSCDisposition) -> DWORD {
            switch disposition {
            case .leave: DWORD(SCARD_LEAVE_CARD)
            case .reset: DWORD(SCARD_RESET_CARD)
            case .powerOff: DWORD(SCARD_UNPOWER_CARD)
            }
        }
    }
#endif
