// SPDX-License-Identifier: MIT

import Foundation
import ReaderDoctor
import TestSupport
import Testing

/// A machine of `Fixtures/doctor` and what the doctor has to say of it.
struct MachineCase: Sendable, CustomTestStringConvertible {
    let folder: String
    let stanza: Stanza

    var testDescription: String { "\(folder): \(stanza)" }

    /// All cases, in the order of their folders.
    static func all() throws -> [MachineCase] {
        let home = Fixtures.folder.appending(path: "doctor")
        let folders = try FileManager.default.contentsOfDirectory(atPath: home.path(percentEncoded: false))
        return try folders.filter { $0 != "README.md" }.sorted().flatMap { folder in
            try Fixtures.stanzas("doctor/\(folder)/expect.txt").map { MachineCase(folder: folder, stanza: $0) }
        }
    }

    func examine() throws -> [CheckResult] {
        let root = Fixtures.folder.appending(path: "doctor/\(folder)/root").path(percentEncoded: false)
        let user = try stanza.required("user").split(whereSeparator: { " ,".contains($0) }).compactMap { UInt32($0) }
        guard let id = user.first else { throw FixtureError("\(stanza): no user number") }
        let variables = stanza.all("env").map { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
        }
        let doctor = Doctor(
            root: SystemRoot(path: root),
            readers: try StandInProbe(stanza),
            environment: Dictionary(variables) { _, last in last },
            user: SystemUser(id: id, groups: Set(user.dropFirst()))
        )
        return doctor.examine()
    }

    /// The lines `KEY: NUMBER TEXT`.
    func numbered(_ key: String) throws -> [(number: Int, text: String)] {
        try stanza.all(key).map { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]), (1...16).contains(number) else {
                throw FixtureError("\(stanza): \"\(line)\" does not begin with a number of a check")
            }
            return (number, String(parts[1]))
        }
    }
}
