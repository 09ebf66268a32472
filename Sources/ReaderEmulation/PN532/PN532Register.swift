// SPDX-License-Identifier: MIT

/// Registers of the contactless unit that hosts rely on (PN532 user manual 7.2.4 and CIU register table).
enum PN532Register {
    /// Bit 7: append a CRC to what is sent.
    static let txMode: UInt16 = 0x6302
    /// Bit 7: expect a CRC and take it off.
    static let rxMode: UInt16 = 0x6303
    /// Bits 0 to 2: bits of the last byte that are sent; 0 for all.
    static let bitFraming: UInt16 = 0x633D

    /// What is not zero after InListPassiveTarget at 106 kbit/s.
    static let typeA: [UInt16: UInt8] = [txMode: 0x80, rxMode: 0x80]
}
