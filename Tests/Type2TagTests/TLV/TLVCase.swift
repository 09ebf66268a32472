// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// A case of `Fixtures/type2tag/tlv.txt`.
struct TLVCase: CustomTestStringConvertible, Sendable {
    struct Block: Hashable, Sendable {
        let tagByte: UInt8
        let offset: Int
        let lengthFieldSize: Int
        let endOffset: Int
        let valueRanges: [Range<Int>]
    }

    struct Finding: Hashable, Sendable {
        let code: String
        let severity: String
        let offset: Int
        let blockOffset: Int
    }

    let name: String
    let area: [UInt8]
    let memorySize: Int?
    let blocks: [Block]
    let findings: [Finding]
    let reserved: [Range<Int>]
    let message: [UInt8]?
    let place: Int?

    var testDescription: String { name }

    static func all() throws -> [TLVCase] {
        try Fixtures.stanzas("type2tag/tlv.txt").map { try TLVCase($0) }
    }

    init(_ stanza: Stanza) throws {
        name = try stanza.required("case")
        let bytes = try fixtureBytes(stanza.required("area"))
        area = bytes.padded(to: stanza["pad"].flatMap { Int($0) } ?? 0)
        memorySize = stanza["memory"].flatMap { Int($0) }
        blocks = try stanza.all("block").map { try TLVCase.block($0) }
        findings = try stanza.all("finding").map { try TLVCase.finding($0) }
        reserved = try stanza.all("reserved").map { try TLVCase.range($0) }
        message = try stanza["message"].map { try fixtureBytes($0) }
        place = stanza["place"].flatMap { Int($0) }
    }

    private static func block(_ text: String) throws -> Block {
        let words = text.split(separator: " ").map(String.init)
        guard words.count >= 4, let tagByte = UInt8(words[0], radix: 16), let offset = Int(words[1]),
            let lengthFieldSize = Int(words[2]), let end = Int(words[3])
        else { throw FixtureError("\"\(text)\" is not a block") }
        return Block(
            tagByte: tagByte,
            offset: offset,
            lengthFieldSize: lengthFieldSize,
            endOffset: end,
            valueRanges: try words.dropFirst(4).map { try range($0) }
        )
    }

    private static func finding(_ text: String) throws -> Finding {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 4, let offset = Int(words[2]), let block = Int(words[3]) else {
            throw FixtureError("\"\(text)\" is not a finding")
        }
        return Finding(code: words[0], severity: words[1], offset: offset, blockOffset: block)
    }

    private static func range(_ text: String) throws -> Range<Int> {
        let ends = text.split(whereSeparator: { $0 == "." || $0 == "<" }).compactMap { Int($0) }
        guard ends.count == 2, ends[0] < ends[1] else { throw FixtureError("\"\(text)\" is not a range") }
        return ends[0]..<ends[1]
    }
}

extension TLVCase.Block {
    init(_ block: TLVBlock) {
        self.init(
            tagByte: block.tagByte,
            offset: block.offset,
            lengthFieldSize: block.lengthFieldSize,
            endOffset: block.endOffset,
            valueRanges: block.valueRanges
        )
    }

    func shifted(by distance: Int) -> TLVCase.Block {
        TLVCase.Block(
            tagByte: tagByte,
            offset: offset + distance,
            lengthFieldSize: lengthFieldSize,
            endOffset: endOffset + distance,
            valueRanges: valueRanges.map { ($0.lowerBound + distance)..<($0.upperBound + distance) }
        )
    }
}

extension TLVCase.Finding {
    init(_ finding: Type2TagFinding) {
        self.init(
            code: finding.code,
            severity: finding.severity.rawValue,
            offset: finding.offset,
            blockOffset: finding.error.blockOffset
        )
    }
}
