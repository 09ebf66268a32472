// SPDX-License-Identifier: MIT

extension ACR122U {
    /// The reader's own commands, told apart by P1.
    mutating func control(_ command: CommandAPDU) -> [UInt8] {
        switch command.p1 {
        case 0x00: directTransmit(command)
        case 0x40: controlLights(command)
        // Time-out of the contactless response, in units of 5 s: there is nothing to wait for.
        case 0x41: acknowledgement(of: command, accepting: 0x00...0xFF)
        case 0x48: readFirmware(command)
        case 0x50: command.expectedCount == nil ? StatusWord.wrongLength.bytes : [0x90, operatingParameter]
        case 0x51: setOperatingParameter(command)
        case 0x52: setDetectionBuzzer(command)
        default: StatusWord.notSupported.bytes
        }
    }

    /// Direct Transmit: a command for the chip in the reader.
    private mutating func directTransmit(_ command: CommandAPDU) -> [UInt8] {
        if case .refused(let status) = options.passThrough { return status.bytes }
        guard command.p2 == 0x00 else { return StatusWord.notSupported.bytes }
        guard let content = command.data else { return StatusWord.wrongLength.bytes }
        switch chip.perform(content) {
        case .answer(let answer):
            guard answer.count <= options.longestAnswer else { return StatusWord.chipSilent.bytes }
            return answer + StatusWord.success.bytes
        case .error: return StatusWord.chipRefusal.bytes
        case .none:
            // The reader gives up the search when its time is over.
            chip.cancel()
            return StatusWord.chipSilent.bytes
        }
    }

    /// Bi-color LED and buzzer control: the final state where the update mask allows; blinking and beeps are over at
    /// once.
    private mutating func controlLights(_ command: CommandAPDU) -> [UInt8] {
        guard let data = command.data, data.count == 4 else { return StatusWord.wrongLength.bytes }
        guard data[3] <= 0x03 else { return StatusWord.failure.bytes }
        let update = command.p2 >> 2 & 0x03
        lights = lights & ~update | command.p2 & update
        return [0x90, lights]
    }

    /// Get Firmware Version: text without a status word.
    private func readFirmware(_ command: CommandAPDU) -> [UInt8] {
        command.expectedCount == nil ? StatusWord.wrongLength.bytes : Array(options.firmware.utf8)
    }

    private mutating func setOperatingParameter(_ command: CommandAPDU) -> [UInt8] {
        guard command.expectedCount != nil else { return StatusWord.wrongLength.bytes }
        operatingParameter = command.p2
        return [0x90, operatingParameter]
    }

    private func setDetectionBuzzer(_ command: CommandAPDU) -> [UInt8] {
        guard command.p2 == 0x00 || command.p2 == 0xFF else { return StatusWord.failure.bytes }
        return acknowledgement(of: command, accepting: 0x00...0xFF)
    }

    private func acknowledgement(of command: CommandAPDU, accepting values: ClosedRange<UInt8>) -> [UInt8] {
        guard command.expectedCount != nil, values.contains(command.p2) else { return StatusWord.wrongLength.bytes }
        return StatusWord.success.bytes
    }
}
