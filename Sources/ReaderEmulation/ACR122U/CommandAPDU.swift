// SPDX-License-Identifier: MIT

/// A short command APDU, taken apart (ISO/IEC 7816-4).
struct CommandAPDU: Hashable, Sendable {
    let instructionClass: UInt8
    let instruction: UInt8
    let p1: UInt8
    let p2: UInt8
    /// What follows the header.
    let body: [UInt8]

    /// Takes the bytes apart, or returns nil when there is no whole header.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 4 else { return nil }
        instructionClass = bytes[0]
        instruction = bytes[1]
        p1 = bytes[2]
        p2 = bytes[3]
        body = Array(bytes.dropFirst(4))
    }

    /// P1 and P2.
    var parameters: [UInt8] { [p1, p2] }

    /// The data after Lc, or nil when Lc does not fit; a single Le may follow.
    var data: [UInt8]? {
        guard let count = body.first.map(Int.init), count > 0, body.count - 1 == count || body.count - 2 == count else {
            return nil
        }
        return Array(body[1...count])
    }

    /// Le of an APDU without data, 0 when it is left out; nil when there is more than Le.
    var expectedCount: Int? {
        body.count <= 1 ? body.first.map(Int.init) ?? 0 : nil
    }
}
