// SPDX-License-Identifier: MIT

internal import TagAccess

/// A message made from the command line, and what is doubtful about it.
struct BuiltMessage {
    let message: OutgoingMessage

    /// As decoding the message would show them, and behind those what only the command line knows.
    let findings: [FindingDocument]

    var bytes: [UInt8] { message.bytes }

    init(_ message: OutgoingMessage, doubts: [FindingDocument] = []) {
        self.message = message
        findings = DecodedMessage(message.bytes).findings + doubts
    }
}
