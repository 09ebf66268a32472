// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// The notation of the fixtures for what a record is: a kind, quoted text (`"a"*3` repeats it) and bytes.
enum Notation {
    /// A word, a text or bytes; neighbours of one kind are one token.
    enum Token: Hashable {
        case word(String)
        case text(String)
        case bytes([UInt8])
    }

    static func tokens(_ line: String) throws -> [Token] {
        var tokens: [Token] = []
        for piece in pieces(line) {
            if piece.hasPrefix("\"") {
                let text = try quoted(piece)
                if case .text(let before) = tokens.last {
                    tokens[tokens.count - 1] = .text(before + text)
                } else {
                    tokens.append(.text(text))
                }
            } else if let bytes = try? fixtureBytes(piece) {
                if case .bytes(let before) = tokens.last {
                    tokens[tokens.count - 1] = .bytes(before + bytes)
                } else {
                    tokens.append(.bytes(bytes))
                }
            } else {
                tokens.append(.word(piece))
            }
        }
        return tokens
    }

    // Split at blanks outside quotation marks.
    static func pieces(_ line: String) -> [String] {
        var pieces: [String] = [""]
        var isQuoted = false
        for scalar in line.unicodeScalars {
            if scalar == "\"" { isQuoted.toggle() }
            if scalar == " ", !isQuoted {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].unicodeScalars.append(scalar)
            }
        }
        return pieces.filter { !$0.isEmpty }
    }

    static func quoted(_ piece: String) throws -> String {
        let parts = piece.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw FixtureError("\(piece) is not a text") }
        let text = try unescaped(String(parts[1]))
        guard !parts[2].isEmpty else { return text }
        guard parts[2].hasPrefix("*"), let count = Int(parts[2].dropFirst()) else {
            throw FixtureError("\(piece) is not a repeated text")
        }
        return String(repeating: text, count: count)
    }

    // `\n`, `\t` and `\u{hexadecimal}`.
    private static func unescaped(_ text: String) throws -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) else {
                    throw FixtureError("\(text) has a broken escape")
                }
                result.append(scalar)
                rest = rest.dropFirst(digits.count + 2)
            default:
                throw FixtureError("\(text) has a broken escape")
            }
        }
        return String(result)
    }
}

extension Notation {
    /// What a record is, in tokens.
    static func tokens(of record: NDEFRecord, content: RecordContent) -> [Token] {
        var tokens = tokens(of: content)
        if !record.id.isEmpty { tokens += [.word("id"), .bytes(record.id.array)] }
        return tokens
    }

    private static func tokens(of content: RecordContent) -> [Token] {
        switch content {
        case .empty:
            [.word("empty")]
        case .uri(let content):
            [.word("uri"), .text(content.uri)]
        case .text(let content):
            [
                .word("text"), .text(content.language), .word(content.encoding == .utf8 ? "utf8" : "utf16"),
                .text(content.text),
            ]
        case .media(let content):
            [.word("media"), .text(content.mediaType)] + bytes(content.payload)
        case .androidApplication(let content):
            [.word("android"), .text(content.package)]
        case .external(let content):
            [.word("external"), .text(content.type)] + bytes(content.payload)
        case .absoluteURI(let content):
            [.word("absolute-uri"), .text(content.uri)] + bytes(content.payload)
        case .wifi(let content):
            [.word("wifi")] + bytes(NDEFBytes(content.encoded()))
        case .bluetooth(let content):
            [.word("bluetooth")] + bytes(NDEFBytes(content.encoded()))
        case .bluetoothLE(let content):
            [.word("bluetooth-le")] + bytes(NDEFBytes(content.encoded()))
        case .deviceInformation(let content):
            [.word("device-information")] + bytes(NDEFBytes(content.encoded()))
        case .unknown(let record):
            [.word("unknown"), .word("tnf"), .word("\(record.typeNameFormat.rawValue)"), .word("type")]
                + bytes(record.type) + [.word("payload")] + bytes(record.payload)
        default:
            ContentLines.lines(of: content).map { .word($0) }
        }
    }

    private static func bytes(_ bytes: NDEFBytes) -> [Token] { bytes.isEmpty ? [] : [.bytes(bytes.array)] }
}

extension Notation {
    /// Builds the record that a line of a fixture describes.
    static func record(_ line: String) throws -> NDEFRecord {
        var tokens = try tokens(line)
        var id: [UInt8] = []
        if case .bytes(let bytes) = tokens.last, tokens.dropLast().last == .word("id") {
            id = bytes
            tokens.removeLast(2)
        }
        var payload: [UInt8] = []
        if case .bytes(let bytes) = tokens.last { payload = bytes }
        switch tokens.first {
        case .word("empty"): return .empty
        case .word("uri"): return try .uri(text(tokens, 1), id: id)
        case .word("text"):
            let encoding: TextEncoding = tokens[2] == .word("utf16") ? .utf16 : .utf8
            return try .text(text(tokens, 3), language: text(tokens, 1), encoding: encoding, id: id)
        case .word("media"): return try .media(text(tokens, 1), payload: payload, id: id)
        case .word("android"): return try .androidApplication(text(tokens, 1))
        case .word("bluetooth-le"): return try .media("application/vnd.bluetooth.le.oob", payload: payload, id: id)
        case .word("external"): return try .external(text(tokens, 1), payload: payload, id: id)
        case .word("absolute-uri"): return try .absoluteURI(text(tokens, 1), payload: payload, id: id)
        case .word("unknown"):
            guard tokens.count >= 5, case .word(let number) = tokens[2], let value = UInt8(number),
                let format = TypeNameFormat(rawValue: value)
            else { throw FixtureError("\(line) has no TNF") }
            var type: [UInt8] = []
            if case .bytes(let bytes) = tokens[4] { type = bytes }
            if format == .unknown, type.isEmpty { return try .unknown(payload: payload, id: id) }
            return try NDEFRecord(typeNameFormat: format, type: type, id: id, payload: payload)
        default: throw FixtureError("\(line) is not a record")
        }
    }

    private static func text(_ tokens: [Token], _ index: Int) throws -> String {
        guard index < tokens.count, case .text(let text) = tokens[index] else {
            throw FixtureError("no text at place \(index)")
        }
        return text
    }
}
