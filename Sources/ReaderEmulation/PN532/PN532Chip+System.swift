// SPDX-License-Identifier: MIT

extension PN532Chip {
    /// Diagnose (7.2.1): the line test gives its parameters back; the memory tests pass.
    mutating func diagnose(_ parameters: [UInt8]) -> [UInt8]? {
        switch parameters.first {
        case 0x00: parameters
        case 0x01, 0x02: parameters.count == 1 ? [0x00] : nil
        default: nil
        }
    }

    /// GetGeneralStatus (7.2.3): last error, external field, targets with their rates and type, state of the secure
    /// module.
    func generalStatus() -> [UInt8] {
        [0x00, 0x00, UInt8(targets.count)]
            + targets.indices.flatMap { [UInt8($0 + 1), 0x00, 0x00, 0x00] }
            + [0x80]
    }

    /// ReadRegister (7.2.4): addresses of two bytes, high byte first.
    func readRegisters(_ parameters: [UInt8]) -> [UInt8]? {
        guard !parameters.isEmpty, parameters.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: parameters.count, by: 2).map { registers[address(parameters, at: $0)] ?? 0 }
    }

    /// WriteRegister (7.2.5): addresses of two bytes, each with its value.
    mutating func writeRegisters(_ parameters: [UInt8]) -> [UInt8]? {
        guard !parameters.isEmpty, parameters.count.isMultiple(of: 3) else { return nil }
        for start in stride(from: 0, to: parameters.count, by: 3) {
            registers[address(parameters, at: start)] = parameters[start + 2]
        }
        return []
    }

    /// SAMConfiguration (7.2.10): mode 1 to 4, with time-out and interrupt at most.
    func configureSecureModule(_ parameters: [UInt8]) -> [UInt8]? {
        guard let mode = parameters.first, (1...4).contains(mode), parameters.count <= 3 else { return nil }
        return []
    }

    /// PowerDown (7.2.11): the field goes off; any byte wakes the chip.
    mutating func powerDown(_ parameters: [UInt8]) -> [UInt8]? {
        guard (1...2).contains(parameters.count) else { return nil }
        forgetTargets()
        field.setPower(false)
        return [0x00]
    }

    /// RFConfiguration (7.3.1).
    mutating func configureRadio(_ parameters: [UInt8]) -> [UInt8]? {
        guard let item = parameters.first else { return nil }
        let settings = Array(parameters.dropFirst())
        switch item {
        case 0x01:
            guard settings.count == 1 else { return nil }
            setRadio(settings[0] & 0x01 != 0)
        case 0x05:
            guard settings.count == 3 else { return nil }
            activationRetries = settings[2]
        // Timings, retries of data exchange, analog settings: nothing here depends on them.
        case 0x02, 0x04, 0x0A, 0x0B, 0x0C, 0x0D:
            guard !settings.isEmpty else { return nil }
        default: return nil
        }
        return []
    }

    private mutating func setRadio(_ isOn: Bool) {
        if !isOn { forgetTargets() }
        field.setPower(isOn)
    }

    private func address(_ parameters: [UInt8], at start: Int) -> UInt16 {
        UInt16(parameters[start]) << 8 | UInt16(parameters[start + 1])
    }
}
