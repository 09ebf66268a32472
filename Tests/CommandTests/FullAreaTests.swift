// SPDX-License-Identifier: MIT

import Testing

@testable import TapcardCommands

@Suite("Decoding data areas without a message")
struct FullAreaTests {
    /// Type 2 Tag 1.1 §2.3: FDh is data of the maker's own.
    @Test("An area that another block fills holds no message, which is no error")
    func full() {
        let decoded = Decoded(dataArea: [0xFD, 0x02, 0x07, 0x07])
        #expect(decoded.isBlank && !decoded.isEmptyHanded)
        #expect(decoded.firstError == nil && decoded.findings.isEmpty)
    }

    @Test("An area whose blocks cannot be followed is not understood")
    func damaged() {
        let decoded = Decoded(dataArea: [0xFD, 0x03, 0x07, 0x07])
        #expect(!decoded.isBlank && decoded.isEmptyHanded)
        #expect(decoded.firstError?.code == "tlv-overrun")
    }
}
