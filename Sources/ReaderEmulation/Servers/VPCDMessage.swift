// SPDX-License-Identifier: MIT

/// What pcscd's virtual reader driver (vpcd) sends: length in two bytes, high byte first, then the body.
enum VPCDMessage: Hashable, Sendable {
    case powerOff
    case powerOn
    case reset
    case answerToReset
    case command([UInt8])

    init(body: [UInt8]) {
        self =
            switch body {
            case [0x00]: .powerOff
            case [0x01]: .powerOn
            case [0x02]: .reset
            case [0x04]: .answerToReset
            default: .command(body)
            }
    }

    /// An answer as it goes back; beyond 65535 bytes it is cut.
    static func answer(_ body: [UInt8]) -> [UInt8] {
        let body = body.prefix(0xFFFF)
        return [UInt8(body.count >> 8), UInt8(truncatingIfNeeded: body.count)] + body
    }
}

/// Finds whole messages in what arrives in pieces.
struct VPCDMessageScanner: Hashable, Sendable {
    private var buffer: [UInt8] = []

    mutating func receive(_ bytes: [UInt8]) -> [VPCDMessage] {
        buffer += bytes
        var messages: [VPCDMessage] = []
        var position = 0
        while buffer.count - position >= 2 {
            let count = Int(buffer[position]) << 8 | Int(buffer[position + 1])
            guard buffer.count - position - 2 >= count else { break }
            messages.append(VPCDMessage(body: Array(buffer[(position + 2)..<(position + 2 + count)])))
            position += 2 + count
        }
        buffer.removeFirst(position)
        return messages
    }
}
