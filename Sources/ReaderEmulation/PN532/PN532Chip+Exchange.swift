// SPDX-License-Identifier: MIT

internal import Type2Tag
internal import VirtualTag

extension PN532Chip {
    /// InDataExchange (7.3.8) with a type A tag that does not speak ISO/IEC 14443-4: the chip knows the commands of
    /// MIFARE tags and takes no others.
    mutating func dataExchange(_ parameters: [UInt8]) -> [UInt8]? {
        guard let number = parameters.first else { return nil }
        // Bit 6 announces more data, which is for ISO/IEC 14443-4 only.
        guard makeCurrent(number & 0x3F) else { return [PN532Chip.noTargetStatus] }
        let data = Array(parameters.dropFirst())
        switch data.first {
        case 0x30, 0xA2: return status(of: field.exchange(data))
        case 0xA0: return compatibilityWrite(data)
        case 0x60, 0x61: return authenticate(data)
        // Increment, decrement, store, transfer.
        case 0xB0, 0xC0, 0xC1, 0xC2: return status(of: field.exchange(Array(data.prefix(2))))
        default: return nil
        }
    }

    /// Two frames over the air: command with address, then the data.
    private func compatibilityWrite(_ data: [UInt8]) -> [UInt8] {
        let answer = field.exchange(Array(data.prefix(2)))
        guard case .acknowledge = answer else { return status(of: answer) }
        return status(of: field.exchange(Array(data.dropFirst(2))))
    }

    /// AUTH A or B of MIFARE Classic: a tag of another kind does not go along, and the chip reports 14h.
    private func authenticate(_ data: [UInt8]) -> [UInt8]? {
        guard data.count == 12 else { return nil }
        _ = field.exchange(Array(data.prefix(2)))
        return [0x14]
    }

    private func status(of answer: VirtualAnswer) -> [UInt8] {
        switch answer {
        case .data(let bytes): [0x00] + bytes
        case .acknowledge: [0x00]
        case .refuse: [options.refusalStatus]
        case .silence: [options.silenceStatus]
        }
    }

    /// InCommunicateThru (7.3.9): the data goes out as it is; the registers decide about CRC and the last bits.
    mutating func communicateThru(_ parameters: [UInt8]) -> [UInt8]? {
        guard !parameters.isEmpty else { return [options.silenceStatus] }
        guard registers[PN532Register.bitFraming, default: 0] & 0x07 == 0 else { return shortFrame(parameters) }
        let answer: VirtualAnswer
        if registers[PN532Register.txMode, default: 0] & 0x80 != 0 {
            answer = field.exchange(parameters)
        } else if let frame = CRCA.payload(of: parameters) {
            answer = field.exchange(frame)
        } else {
            // The tag hears a damaged frame, which ends its active state.
            answer = field.exchange([])
        }
        return rawStatus(of: answer)
    }

    /// REQA and WUPA of the host's own making; any other short frame finds no listener.
    private mutating func shortFrame(_ parameters: [UInt8]) -> [UInt8] {
        let call: WakeCall
        switch parameters {
        case [0x26]: call = .request
        case [0x52]: call = .wakeUp
        default: return [options.silenceStatus]
        }
        guard let uid = field.select(call) else { return [options.silenceStatus] }
        let sensRes: [UInt8] = [PN532Chip.sizeBits(of: uid), 0x00]
        // SENS_RES has no CRC, so that a chip that expects one finds it wrong.
        return checksCRC ? [0x02] : [0x00] + sensRes
    }

    private var checksCRC: Bool { registers[PN532Register.rxMode, default: 0] & 0x80 != 0 }

    private func rawStatus(of answer: VirtualAnswer) -> [UInt8] {
        switch answer {
        case .data(let bytes): [0x00] + bytes + (checksCRC ? [] : CRCA.bytes(of: bytes))
        case .acknowledge: checksCRC ? [options.rawAcknowledgeStatus] : [0x00, 0x0A]
        case .refuse(let code): checksCRC ? [options.rawRefusalStatus] : [0x00, code & 0x0F]
        case .silence: [options.silenceStatus]
        }
    }
}
