// SPDX-License-Identifier: MIT

import Testing

@testable import ReaderEmulation

@Suite("CRC of type A frames")
struct CRCATests {
    // ISO/IEC 14443-3, annex B, examples 1 and 2.
    @Test("the examples of the standard")
    func standard() {
        #expect(CRCA.bytes(of: [0x00, 0x00]) == [0xA0, 0x1E])
        #expect(CRCA.bytes(of: [0x12, 0x34]) == [0x26, 0xCF])
    }

    @Test("a frame whose check does not fit has no payload")
    func wrong() {
        #expect(CRCA.payload(of: [0x12, 0x34, 0x26, 0xCF]) == [0x12, 0x34])
        #expect(CRCA.payload(of: [0x12, 0x34, 0x26, 0xCE]) == nil)
        #expect(CRCA.payload(of: [0x26, 0xCF]) == nil)
    }
}
