// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// The configuration byte of Generic Control records (Generic Control RTD 1.0, clause 3.2).
@Suite struct GenericControlBitsTests {
    struct Bits: Sendable, CustomTestStringConvertible {
        let configuration: UInt8
        let ignoresFollowing: Bool
        let checksExit: Bool
        var testDescription: String { "configuration \(configuration)" }
    }

    @Test(arguments: [
        Bits(configuration: 0x00, ignoresFollowing: false, checksExit: false),
        Bits(configuration: 0x02, ignoresFollowing: false, checksExit: true),
        Bits(configuration: 0x04, ignoresFollowing: true, checksExit: false),
        Bits(configuration: 0x06, ignoresFollowing: true, checksExit: true),
        Bits(configuration: 0xF9, ignoresFollowing: false, checksExit: false),
    ])
    func bitsSayWhatHappensNext(_ bits: Bits) throws {
        // Case CA03, with the configuration.
        let text = Array("localhost/test".utf8)
        let target: [UInt8] = [0xD1, 1, 0x0F, 0x55, 3] + text
        let bytes: [UInt8] = [0xD1, 2, 0x18, 0x47, 0x63, bits.configuration, 0xD1, 1, 0x13, 0x74] + target
        guard case .genericControl(let control)? = NDEFDecoding(lenient: bytes).records.first?.content else {
            Issue.record("no Generic Control record")
            return
        }
        #expect(control.configuration == bits.configuration)
        #expect(control.ignoresFollowingIfFailed == bits.ignoresFollowing)
        #expect(control.checksExitCondition == bits.checksExit)
    }
}
