// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

extension ChipSidecar {
    /// Reads the text; empty lines and lines that begin with `#` say nothing.
    ///
    /// A key that is not known is an error, for the next save would drop it.
    init(parsing bytes: [UInt8]) throws(Malformed) {
        self.init()
        var seen: Set<Key> = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let number = index + 1
            guard let decoded = String(validating: line, as: UTF8.self) else {
                throw Malformed(line: number, text: "not UTF-8")
            }
            let text = ChipSidecar.trimmed(decoded[...])
            if text.isEmpty || text.hasPrefix("#") { continue }
            guard let colon = text.firstIndex(of: ":") else {
                throw Malformed(line: number, text: "expected \"key: value\"")
            }
            let name = ChipSidecar.trimmed(text[..<colon])
            guard let key = Key(rawValue: String(name)) else {
                let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
                throw Malformed(line: number, text: "unknown key \"\(name)\"; there are \(known)")
            }
            guard seen.insert(key).inserted else { throw Malformed(line: number, text: "\(name) comes twice") }
            try store(ChipSidecar.trimmed(text[text.index(after: colon)...]), under: key, line: number)
        }
    }

    private mutating func store(_ value: Substring, under key: Key, line: Int) throws(Malformed) {
        switch key {
        case .model:
            model = try claimedModel(value, line: line)
            modelLine = line
        case .version: version = try claimedVersion(value, line: line)
        case .counter:
            counter = UInt32(try number(value, upTo: Int(VirtualChip.greatestCounter), key: key, line: line))
        case .failedTries:
            // AUTHLIM has three bits, so that no chip counts further.
            failedTries = try number(value, upTo: 7, key: key, line: line)
        case .signature:
            guard let bytes = try? Hexadecimal.bytes(String(value)), bytes.count == VirtualChip.signatureSize else {
                let digits = 2 * VirtualChip.signatureSize
                throw Malformed(line: line, text: "signature must be \(digits) hexadecimal digits")
            }
            signature = bytes
        }
    }

    private func claimedModel(_ value: Substring, line: Int) throws(Malformed) -> Model {
        if value.lowercased() == ChipModel.unknownKeyword { return .unknown }
        guard let model = ChipModel.named(String(value)) else {
            let known = (ChipModel.all.map(\.name) + [ChipModel.unknownKeyword]).joined(separator: ", ")
            throw Malformed(line: line, text: "unknown model \"\(value)\"; there are \(known)")
        }
        return .known(model)
    }

    private func claimedVersion(_ value: Substring, line: Int) throws(Malformed) -> Version {
        if value == Version.none { return .notKnown }
        guard let bytes = try? Hexadecimal.bytes(String(value)), let version = ChipVersion(bytes) else {
            throw Malformed(line: line, text: "version must be 16 hexadecimal digits, or \(Version.none)")
        }
        return .answers(version)
    }

    private func number(_ value: Substring, upTo limit: Int, key: Key, line: Int) throws(Malformed) -> Int {
        guard value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = Int(value), number <= limit
        else { throw Malformed(line: line, text: "\(key.rawValue) must be a number from 0 to \(limit)") }
        return number
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text.drop { $0.isWhitespace }
    }
}
