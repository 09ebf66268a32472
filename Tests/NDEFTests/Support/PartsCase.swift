// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A case of a fixture about records that have parts.
struct PartsCase: Sendable, CustomTestStringConvertible {
    let name: String
    let input: [UInt8]

    /// `@OFFSET`, then what the record is, a fact a line.
    let content: [String]

    /// Each as `severity code offset N record N path N>N`.
    let findings: [String]

    var testDescription: String { name }

    /// The first word of the name.
    var id: String { name.split(separator: " ").first.map(String.init) ?? name }

    var firstError: String? { findings.first { $0.hasPrefix("error ") } }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        input = try fixtureBytes(stanza.required("input"))
        _ = try stanza.required("source")
        content = stanza.all("content")
        findings = stanza.all("finding")
    }

    static func load(_ file: String) throws -> [PartsCase] {
        try Fixtures.stanzas("ndef/" + file).map { try PartsCase($0) }
    }
}

extension NDEFDecoding {
    /// What the records are, as the fixtures write it.
    var contentLines: [String] {
        records.flatMap { ["@\($0.offset)"] + ContentLines.lines(of: $0.content) }
    }
}

extension NDEFFinding {
    /// The finding with its whole path.
    var lineWithPath: String { "\(severity) \(code) offset \(offset) record \(recordOffset) path \(joined(path))" }
}

extension NDEFError {
    /// The error as the fixtures write a finding, with its whole path.
    var lineWithPath: String { "error \(code) offset \(offset) record \(recordOffset) path \(joined(path))" }
}

private func joined(_ path: [Int]) -> String {
    path.isEmpty ? "-" : path.map(String.init).joined(separator: ">")
}
