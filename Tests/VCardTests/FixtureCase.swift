// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// A case of a fixture file; its name is what a failure shows.
struct FixtureCase: CustomTestStringConvertible, Sendable {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    /// All cases of a file; the suites check how many there are.
    static func all(_ path: String) throws -> [FixtureCase] {
        try Fixtures.stanzas(path).map(FixtureCase.init)
    }
}

/// `NAME#2=expected` of a fixture: which property, and what it must show.
struct Expectation {
    let name: String
    let number: Int
    let parameter: String?
    let expected: String

    init(_ line: String) throws {
        guard let equals = line.firstIndex(of: "=") else { throw FixtureError("no = in \"\(line)\"") }
        var key = line[..<equals]
        expected = try text(String(line[line.index(after: equals)...]))
        if let dot = key.firstIndex(of: ".") {
            parameter = String(key[key.index(after: dot)...])
            key = key[..<dot]
        } else {
            parameter = nil
        }
        let parts = key.split(separator: "#")
        name = parts.first.map(String.init) ?? ""
        number = parts.count > 1 ? Int(parts[1]) ?? 0 : 1
    }

    func property(in card: VCard) throws -> VCardProperty {
        let all = card[all: name]
        try #require(number >= 1 && number <= all.count, "\(name) number \(number) is not there")
        return all[number - 1]
    }
}
