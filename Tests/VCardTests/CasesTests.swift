// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// That none of the cases is forgotten: `Fixtures/vcard/cases.txt` says which there are.
@Suite("The cases of cards that must be proved") struct CasesTests {
    private static let files = ["compact", "conversion", "decode", "encode", "lint"]

    @Test func `each is in a fixture, or in the test that is named for it`() throws {
        let index = try Fixtures.stanzas("vcard/cases.txt")
        let numbers = index.flatMap { $0["ids"]?.split(separator: " ").map(String.init) ?? [] }
        #expect(numbers.count == 117)
        #expect(Set(numbers).count == numbers.count)

        let elsewhere = try index.filter { $0["number"] != nil }.map { try $0.required("number") }
        #expect(elsewhere.count == 13)
        let proved = try Self.numbersInFixtures().union(elsewhere)
        #expect(numbers.filter { !proved.contains($0) } == [])
    }

    @Test(arguments: try Fixtures.stanzas("vcard/cases.txt").filter { $0["number"] != nil })
    func `the test that is named for a case is there`(_ stanza: Stanza) throws {
        let file = Fixtures.folder.deletingLastPathComponent().appending(path: try stanza.required("file"))
        #expect(try String(contentsOf: file, encoding: .utf8).contains(stanza.required("test")))
    }

    /// The numbers that begin the names of fixture cases; a letter behind one may tell parts of a case apart.
    private static func numbersInFixtures() throws -> Set<String> {
        var numbers: Set<String> = []
        for file in files {
            for stanza in try Fixtures.stanzas("vcard/\(file).txt") {
                let number = String(stanza["case"]?.prefix { $0 != " " } ?? "")
                numbers.insert(number)
                if number.last?.isLowercase == true { numbers.insert(String(number.dropLast())) }
            }
        }
        return numbers
    }
}
