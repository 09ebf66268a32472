// SPDX-License-Identifier: MIT

/// How an emulated ACR122U behaves where no public document decides, and what another reader cannot do.
package struct ACR122UOptions: Hashable, Sendable {
    /// What becomes of a command for the chip in the reader (direct transmit).
    package enum PassThrough: Hashable, Sendable {
        /// It is carried out.
        case chip
        /// It is met with this status word: the reader has another chip, as the ACR1252U has.
        case refused(StatusWord)
    }

    /// What becomes of a command for the chip in the reader.
    package var passThrough: PassThrough = .chip

    /// Whether the tag is lost after 63 00 until power was off; otherwise the reader selects it again by itself.
    package var losesTagAfterFailure = true

    /// Whether the reader finds no tag any more after automatic polling was switched off.
    package var hidesTagWithoutPolling = false

    /// Bytes of the longest answer to a direct transmit, without status word; a longer one is lost: 63 01.
    package var longestAnswer = 1024

    /// The answer to the firmware command: ten ASCII characters.
    package var firmware = "ACR122U207"

    /// How the chip in the reader behaves.
    package var chip: PN532Options

    /// Creates options; each has the value observed or most likely.
    package init() {
        chip = PN532Options()
        chip.firmware = [0x32, 0x01, 0x04, 0x07]
    }
}
