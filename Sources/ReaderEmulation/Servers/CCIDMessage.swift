// SPDX-License-Identifier: MIT

/// A message of the host to a smart card reader on USB (CCID 1.1, 6.1): ten bytes of header, then data.
struct CCIDMessage: Hashable, Sendable {
    /// What the host asks for, by `bMessageType`.
    enum Kind: UInt8, Hashable, Sendable {
        case powerOn = 0x62
        case powerOff = 0x63
        case slotStatus = 0x65
        case escape = 0x6B
        case exchange = 0x6F
    }

    /// Bytes before the data.
    static let headerSize = 10

    /// Bytes of the longest message, `dwMaxCCIDMessageLength` of an ACR122U: a short APDU with everything.
    static let longest = 271

    let type: UInt8
    let slot: UInt8
    let sequence: UInt8
    let data: [UInt8]

    var kind: Kind? { Kind(rawValue: type) }
}

/// Finds whole messages in what arrives in pieces.
struct CCIDMessageScanner: Hashable, Sendable {
    private var buffer: [UInt8] = []

    /// Whether a message claimed to be longer than any; nothing behind it can be found.
    private(set) var isLost = false

    mutating func receive(_ bytes: [UInt8]) -> [CCIDMessage] {
        guard !isLost else { return [] }
        buffer += bytes
        var messages: [CCIDMessage] = []
        var rest = buffer[...]
        while let message = next(in: &rest) { messages.append(message) }
        buffer = Array(rest)
        return messages
    }

    private mutating func next(in bytes: inout ArraySlice<UInt8>) -> CCIDMessage? {
        guard bytes.count >= CCIDMessage.headerSize else { return nil }
        let header = Array(bytes.prefix(CCIDMessage.headerSize))
        // dwLength, least significant byte first.
        let count = header[1...4].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard count <= CCIDMessage.longest - CCIDMessage.headerSize else {
            isLost = true
            return nil
        }
        guard bytes.count - CCIDMessage.headerSize >= count else { return nil }
        bytes = bytes.dropFirst(CCIDMessage.headerSize)
        defer { bytes = bytes.dropFirst(count) }
        return CCIDMessage(type: header[0], slot: header[5], sequence: header[6], data: Array(bytes.prefix(count)))
    }
}
