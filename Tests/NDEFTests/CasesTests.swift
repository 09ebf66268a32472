// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// That none of the cases is forgotten: `Fixtures/ndef/cases.txt` says which there are.
@Suite("The cases that must be proved")
struct CasesTests {
    /// The files that name their cases by these numbers; other files use some of the letters otherwise.
    private static let folders = ["ndef", "type2tag"]

    @Test("Each is in a fixture, or in the test that is named for it")
    func everyCaseIsProved() throws {
        let index = try Fixtures.stanzas("ndef/cases.txt")
        let numbers = index.flatMap { $0["ids"]?.split(separator: " ").map(String.init) ?? [] }
        #expect(numbers.count == 139)
        #expect(Set(numbers).count == numbers.count)

        let elsewhere = try index.filter { $0["number"] != nil }.map { try $0.required("number") }
        #expect(elsewhere.count == 13)
        let proved = try Self.numbersInFixtures().union(elsewhere)
        #expect(numbers.filter { !proved.contains($0) } == [])
    }

    @Test(
        "The test that is named for a case is there",
        arguments: try Fixtures.stanzas("ndef/cases.txt").filter { $0["number"] != nil })
    func testIsThere(_ stanza: Stanza) throws {
        let file = Fixtures.folder.deletingLastPathComponent().appending(path: try stanza.required("file"))
        #expect(try String(contentsOf: file, encoding: .utf8).contains(stanza.required("test")))
    }

    /// The numbers that begin the names of fixture cases; a letter behind one tells parts of a case apart.
    private static func numbersInFixtures() throws -> Set<String> {
        var numbers: Set<String> = []
        for folder in folders {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: Fixtures.folder.appending(path: folder).path)
            for name in names where name.hasSuffix(".txt") {
                for stanza in try Fixtures.stanzas("\(folder)/\(name)") {
                    guard let word = stanza["case"]?.prefix(while: { $0 != " " }), word.count >= 3 else { continue }
                    numbers.insert(String(word.last?.isLetter == true ? word.dropLast() : word))
                }
            }
        }
        return numbers
    }
}
