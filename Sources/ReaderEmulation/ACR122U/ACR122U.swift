// SPDX-License-Identifier: MIT

internal import Type2Tag

/// An ACR122U as a PC/SC program sees it: APDUs in, answers out (API manual 2.04).
///
/// The reader has a PN532 in it, which finds and selects the tag when power comes on.
package struct ACR122U: Sendable {
    /// The ATR for a MIFARE Ultralight, which the reader gives for every Type 2 tag (PC/SC part 3, 3.1.3.2.3).
    package static let answerToReset: [UInt8] = [
        0x3B, 0x8F, 0x80, 0x01, 0x80, 0x4F, 0x0C, 0xA0, 0x00, 0x00, 0x03, 0x06, 0x03, 0x00, 0x03, 0x00, 0x00, 0x00,
        0x00, 0x68,
    ]

    let field: EmulatedField
    let options: ACR122UOptions
    /// The chip in the reader.
    var chip: PN532Chip
    /// The tag that the reader has selected.
    var uid: TagUID?
    /// The light emitting diodes: bit 0 red, bit 1 green.
    var lights: UInt8 = 0x00
    /// The PICC operating parameter; bit 7 polls automatically.
    var operatingParameter: UInt8 = 0xFF

    /// Creates a reader whose slot has no power yet.
    package init(field: EmulatedField, options: ACR122UOptions = ACR122UOptions()) {
        self.field = field
        self.options = options
        chip = PN532Chip(field: field, options: options.chip)
    }

    /// Interrupts the power of the field and selects a tag.
    ///
    /// - Returns: The ATR, or nil when there is no tag.
    @discardableResult
    package mutating func powerOn() -> [UInt8]? {
        powerOff()
        field.setPower(true)
        selectTag()
        return uid == nil ? nil : ACR122U.answerToReset
    }

    /// Lets go of the tag and takes its power away.
    package mutating func powerOff() {
        chip.forgetTargets()
        uid = nil
        lights = 0x00
        field.setPower(false)
    }

    /// Carries out one APDU and returns data and status word.
    package mutating func transmit(_ bytes: [UInt8]) -> [UInt8] {
        guard let command = CommandAPDU(bytes) else { return StatusWord.wrongLength.bytes }
        guard command.instructionClass == 0xFF else { return refusal(of: command).bytes }
        return switch command.instruction {
        case 0xCA: getData(command)
        case 0xB0: readBinary(command)
        case 0xD6: updateBinary(command)
        case 0x00: control(command)
        // Load keys, authenticate: for MIFARE Classic.
        case 0x82, 0x86, 0x88: StatusWord.failure.bytes
        default: StatusWord.unknownInstruction.bytes
        }
    }

    /// Asks the chip for one tag, as the reader's own polling does.
    mutating func selectTag() {
        uid = nil
        guard operatingParameter & 0x80 != 0 || !options.hidesTagWithoutPolling else { return }
        chip.activationRetries = 0x02
        guard case .answer(let answer) = chip.perform([0xD4, 0x4A, 0x01, 0x00]), answer.count > 8 else { return }
        uid = try? TagUID(Array(answer.dropFirst(8)))
        lights = 0x02
    }

    /// What programs that look for other cards are told, so that they go on.
    private func refusal(of command: CommandAPDU) -> StatusWord {
        switch (command.instructionClass, command.instruction) {
        case (0x00, 0xA4): .notSupported
        case (0x00, _): .unknownInstruction
        default: .unknownClass
        }
    }
}
