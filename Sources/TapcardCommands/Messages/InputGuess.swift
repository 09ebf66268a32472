// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF
internal import Type2Tag

/// What the bytes of a file probably are.
enum InputGuess {
    static func form(of bytes: [UInt8]) -> InputForm {
        if beginsCard(bytes) { return .vcard }
        if isTagMemory(bytes) { return .tag }
        guard let first = bytes.first(where: { $0 != 0 }) else { return bytes.isEmpty ? .ndef : .tlv }
        let hasMessageHeader = bytes.first == first && first & 0x80 != 0
        if hasMessageHeader, !NDEFDecoding(lenient: bytes).records.isEmpty { return .ndef }
        let layout = TLVLayout(walking: bytes)
        if layout.message != nil || layout.messagePosition != nil, !hasMessageHeader { return .tlv }
        if hasMessageHeader { return first >= 0xFD ? .tlv : .ndef }
        return TLVBlock.Tag(rawValue: first) == nil ? .ndef : .tlv
    }

    /// What to do with bytes that should be an NDEF message and are something else.
    static func hint(forMessage bytes: [UInt8], path: String, isHex: Bool) -> String? {
        if !isHex, looksLikeHexadecimal(bytes) { return "the input looks like hexadecimal text: add --hex" }
        let file = path == "-" ? "FILE" : path
        switch form(of: bytes) {
        case .tlv:
            return "these are TLV blocks; the message in them is \"messageHex\" of 'tapcard decode \(file) --json'"
        case .tag:
            return "this is the memory of a tag; the message in it is \"messageHex\" of 'tapcard decode \(file) --json'"
        case .vcard: return "this is a vCard: 'vcard' takes it, as in 'tapcard write vcard \(file)'"
        case .auto, .ndef: return nil
        }
    }

    static func looksLikeHexadecimal(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 0x80 }) else { return false }
        return (try? Hexadecimal.bytes(bytes))?.isEmpty == false
    }

    /// `BEGIN:VCARD` behind an optional byte order mark and empty lines, in any letter case, with an optional group.
    static func beginsCard(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(128).drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0D, 0x0A].contains($0) }
        let line = String(decoding: start.prefix(64), as: UTF8.self).uppercased()
        let head = line.prefix { $0 != "\r\n" && $0 != "\n" && $0 != "\r" }
        return head.hasPrefix("BEGIN:") || head.contains(".BEGIN:") || head.hasPrefix("BEGIN: VCARD")
    }

    /// A whole memory: of a known size, or with check bytes that fit the identifier and a container behind them.
    private static func isTagMemory(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, bytes.count % PageAddress.size == 0 else { return false }
        let memory = MemoryImage(bytes: bytes)
        let checkBytesFit = TagUID.checkByteFindings(in: memory).isEmpty
        let isKnownSize = ChipModel.all.contains { $0.memorySize == bytes.count }
        return checkBytesFit && (isKnownSize || bytes[12] == CapabilityContainer.magicNumber)
    }
}
