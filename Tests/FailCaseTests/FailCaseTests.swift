// SPDX-License-Identifier: MIT

import FailCaseProperties
import Foundation
import TestSupport
import Testing

/// Inputs that once broke something, here or in the libraries of others, held against the promises that the fuzzers test.
@Suite struct FailCaseTests {
    struct FailCase: Sendable, CustomTestStringConvertible {
        let property: FuzzProperty
        let name: String
        let bytes: [UInt8]

        var testDescription: String { "\(property.rawValue)/\(name)" }
    }

    static func cases() throws -> [FailCase] {
        let folder = Fixtures.folder.deletingLastPathComponent().appending(path: "FailCases")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().flatMap { entry in
            // A folder of no entry point would never be replayed.
            guard entry != "README.md" else { return [FailCase]() }
            guard let property = FuzzProperty(rawValue: entry) else {
                throw FixtureError("FailCases/\(entry) is no entry point")
            }
            let inside = folder.appending(path: entry)
            return try FileManager.default.contentsOfDirectory(atPath: inside.path()).sorted().map { name in
                FailCase(
                    property: property, name: name, bytes: [UInt8](try Data(contentsOf: inside.appending(path: name))))
            }
        }
    }

    @Test func thereAreCasesOfEachDecoder() throws {
        let entries = Set(try Self.cases().map(\.property))
        #expect(entries == Set(FuzzProperty.allCases))
        #expect(try Self.cases().count >= 10)
    }

    @Test(arguments: try cases())
    func keepsEveryPromise(_ sample: FailCase) {
        let broken = sample.property.brokenPromise(for: sample.bytes)
        #expect(broken == nil)
    }
}
