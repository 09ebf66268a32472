// SPDX-License-Identifier: MIT

import Foundation
import ReaderDoctor
import TapcardCommands
import TestSupport
import Testing

/// A machine for the doctor, and what is kept of its words.
struct DoctorCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let folder: String
    let user: SystemUser
    let slot: String?

    var golden: String { "doctor/\(folder).txt" }

    static let all = [
        DoctorCase(
            testDescription: "no reader, in a container", folder: "00-no-reader-at-all-in-a-container",
            user: SystemUser(id: 0, groups: [0]), slot: nil),
        DoctorCase(
            testDescription: "everything in order", folder: "00-everything-in-order",
            user: SystemUser(id: 1000, groups: [1000, 46]), slot: "ACS ACR122U PICC Interface 00 00"),
        DoctorCase(
            testDescription: "the kernel's driver has the reader", folder: "02-pn533-usb-grabbed-it",
            user: SystemUser(id: 1000, groups: [1000, 46]), slot: nil),
    ]
}

@Suite("The doctor's words")
struct DoctorVerbTests {
    private func workplace(_ sample: DoctorCase) throws -> Workplace {
        let workplace = try Workplace()
        let root = Fixtures.folder.appending(path: "doctor/\(sample.folder)/root").path(percentEncoded: false)
        workplace.machine = ExaminedMachine(
            root: SystemRoot(path: root),
            user: sample.user,
            readers: StandInProbe(slot: sample.slot)
        )
        return workplace
    }

    @Test("Sixteen checks, what was found, why it matters, what cures it, what to do next", arguments: DoctorCase.all)
    func text(_ sample: DoctorCase) throws {
        let run = try workplace(sample).run("doctor")
        Manners.expect(run, asked: "doctor")
        #expect(run.status == 0, "whatever was found")
        #expect(run.errorText.isEmpty)
        #expect(run.lines.count { $0.hasPrefix("            why: ") } == 16)
        try Golden.expect(run.outputText, in: sample.golden)
    }

    @Test("As JSON: every check whole", arguments: DoctorCase.all)
    func json(_ sample: DoctorCase) throws {
        let run = try workplace(sample).run("doctor --json")
        #expect(run.status == 0)
        func value(_ path: String) throws -> String { try JSONValue.text(at: path, in: run.output) }
        #expect(try value("schema") == "1")
        #expect(try value("kind") == "\"doctor\"")
        #expect(try value("checks.count") == "16")
        #expect(try value("next.count") != "0")
        for index in 0..<16 {
            #expect(try value("checks.\(index).number") == "\(index + 1)")
            for key in ["title", "found", "why", "code", "status"] {
                #expect(try value("checks.\(index).\(key)").count > 2, "\(key)")
            }
            #expect(try value("checks.\(index).cures").hasPrefix("["))
        }
    }

    @Test("With no reader it ends in a software tag, in order")
    func next() throws {
        let run = try workplace(DoctorCase.all[0]).run("doctor")
        let steps = run.lines.drop { $0 != "What to do next" }
        #expect(steps.contains("  tapcard new ntag213 tag.bin    # until then, a tag in a file"))
        #expect(steps.contains("  tapcard info --reader file:tag.bin"))
    }

    @Test("A reader whose name would take the terminal over", arguments: HostileText.all)
    func hostile(_ sample: HostileText) throws {
        let workplace = try Workplace()
        workplace.machine.readers = StandInProbe(slot: "ACR122U PICC \(sample.text)")
        let run = workplace.run("doctor")
        Manners.expect(run, asked: "doctor")
        #expect(run.outputText.contains(sample.shown))
        let json = workplace.run("doctor --json")
        Manners.expect(json, asked: "doctor --json")
    }

    @Test("Without a probe it asks the libraries it was given about tags and devices")
    func systemProbe() throws {
        let workplace = try Workplace()
        workplace.machine.readers = nil
        workplace.libraries.add(ListedReader(name: "pn532_uart:/dev/x"), to: .libnfc, lying: try Lying("tag"))
        let run = workplace.run("doctor --json")
        #expect(run.status == 0)
        #expect(run.outputText.contains("pn532_uart:/dev/x"))
        #expect(workplace.libraries.opened.contains { $0.hasPrefix("libnfc:pn532_uart:/dev/x") })
    }
}
