// SPDX-License-Identifier: MIT

package import VirtualTag

/// How an emulated PN532 behaves where no public document decides.
package struct PN532Options: Hashable, Sendable {
    /// The answer to GetFirmwareVersion: IC, version, revision, support.
    package var firmware: [UInt8] = [0x32, 0x01, 0x06, 0x07]

    /// The status of InDataExchange when the tag refused.
    package var refusalStatus: UInt8 = 0x13

    /// The status when the tag kept still.
    package var silenceStatus: UInt8 = 0x01

    /// The status of InCommunicateThru when a four-bit acknowledge came and a CRC was expected.
    package var rawAcknowledgeStatus: UInt8 = 0x02

    /// The status of InCommunicateThru when a four-bit refusal came and a CRC was expected.
    package var rawRefusalStatus: UInt8 = 0x02

    /// How InListPassiveTarget calls when it is given no identifier.
    package var generalCall: WakeCall = .request

    /// How InListPassiveTarget calls when it is given an identifier.
    package var directedCall: WakeCall = .wakeUp

    /// Creates options; each has the value observed or most likely.
    package init() {}
}
