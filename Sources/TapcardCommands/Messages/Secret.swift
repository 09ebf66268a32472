// SPDX-License-Identifier: MIT

internal import NDEF
internal import TagAccess
internal import Type2Tag

/// What is shown only when it is asked for: the keys of Wi-Fi networks.
enum Secret {
    /// Whether the payload of a record holds one, or may.
    static func lies(in record: NDEFRecord, _ content: RecordContent) -> Bool {
        switch content {
        // Inside other records it is enough that there may be one: nobody is to rely on how such a record is read.
        case .smartPoster, .handoverSelect, .handoverRequest, .handoverMediation, .handoverInitiate, .handoverCarrier,
            .genericControl, .unknown:
            mayLie(in: record.payload)
        case .wifi(let wifi):
            !wifi.rest.isEmpty || holdsSecret(wifi.attributes)
                || wifi.credentials.contains { !$0.rest.isEmpty || holdsSecret($0.attributes) }
        // Data that is no Wi-Fi data in spite of its type.
        case .media(let media): !media.payload.isEmpty && media.matches(mediaType)
        default: false
        }
    }

    /// Whether there is a key, or a password to get one; of an open network the key is empty.
    private static func holdsSecret(_ attributes: [WiFiAttribute]) -> Bool {
        attributes.contains { [.networkKey, .devicePassword].contains($0.type) && !$0.value.isEmpty }
    }

    /// Whether what is written, or what is overwritten, may hold one.
    static func mayLie(in prepared: PreparedWrite) -> Bool {
        mayLie(in: prepared.message.bytes) || mayLie(in: prepared.before)
    }

    /// Whether the known memory of a tag may hold one.
    static func mayLie(in memory: MemoryImage) -> Bool {
        mayLie(in: memory.knownPages.flatMap { memory[$0] ?? [] })
    }

    /// Whether a page write is one of those that carry the bytes of messages.
    static func mayStand(in write: PageWrite) -> Bool {
        switch write.purpose {
        case .data, .onlyPage, .emptyMessage, .messageLength: true
        case .password, .passwordAcknowledge: true
        case .container, .containerReadOnly, .dynamicLocks, .staticLocks, .configurationLock, .passwordOff,
            .passwordSettings, .passwordOn:
            false
        }
    }

    /// Whether bytes hold the name of Wi-Fi data, in any letter case.
    static func mayLie(in bytes: some RandomAccessCollection<UInt8>) -> Bool {
        let name = Array("vnd.wfa.wsc".utf8)
        var matched = 0
        for byte in bytes {
            let folded = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            // No other letter of the name is its first one.
            matched = folded == name[matched] ? matched + 1 : folded == name[0] ? 1 : 0
            if matched == name.count { return true }
        }
        return false
    }

    private static let mediaType = "application/vnd.wfa.wsc"
}
