// SPDX-License-Identifier: MIT

import Foundation
import ReaderDoctor
import Testing

/// Steps for results that were made by hand.
struct StepsCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let results: [CheckResult]
    let steps: [String]

    static func result(
        _ number: Int,
        _ status: CheckResult.Status,
        _ code: String,
        cures: [String] = []
    ) -> CheckResult {
        CheckResult(number: number, title: "t", status: status, found: "f", why: "w", cures: cures, code: code)
    }

    // What the contract of `nextSteps` says.
    static let all: [StepsCase] = [
        StepsCase(
            testDescription: "the first trouble's cures come first, its consequences not at all",
            results: [
                result(2, .trouble, "kernel-driver-bound", cures: ["one"]),
                result(6, .trouble, "pcsc-reader-taken-by-kernel", cures: ["two"]),
            ],
            steps: ["one", "tapcard doctor    # again"]
        ),
        StepsCase(
            testDescription: "a warning does not stand in the way",
            results: [result(3, .warning, "holder-pcscd", cures: ["one"]), result(11, .good, "tag-one")],
            steps: ["tapcard info"]
        ),
        StepsCase(
            testDescription: "without a tag, one is asked for",
            results: [result(11, .notApplicable, "tag-none")],
            steps: ["put a tag on the reader", "tapcard info"]
        ),
        StepsCase(
            testDescription: "no results at all",
            results: [],
            steps: ["put a tag on the reader", "tapcard info"]
        ),
        StepsCase(
            testDescription: "without a reader, a tag in a file takes its place",
            results: [result(1, .trouble, "usb-reader-none", cures: ["lsusb"])],
            steps: [
                "plug in a reader, for example an ACR122U", "tapcard doctor    # again",
                "tapcard new ntag213 tag.bin    # until then, a tag in a file", "tapcard info --reader file:tag.bin",
            ]
        ),
    ]
}

@Suite("Doctor")
struct DoctorTests {
    @Test("next steps", arguments: StepsCase.all)
    func steps(_ sample: StepsCase) {
        #expect(Doctor.nextSteps(sample.results) == sample.steps)
    }

    @Test("a result survives JSON, with plain keys")
    func encoding() throws {
        let result = StepsCase.result(4, .notApplicable, "permission-no-reader", cures: ["a", "b"])
        let bytes = try JSONEncoder().encode(result)
        #expect(try JSONDecoder().decode(CheckResult.self, from: bytes) == result)
        let object = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect(object.keys.sorted() == ["code", "cures", "found", "number", "status", "title", "why"])
        #expect(object["status"] as? String == "notApplicable")
    }

    @Test("this machine can be examined, whatever it is")
    func thisMachine() {
        let results = Doctor(readers: CountingProbe(), environment: [:]).examine()
        #expect(results.map(\.number) == Array(1...16))
        // Whoever runs the tests has a list of processes, so that "unreadable" would be a fault of ours.
        #expect(!results.contains { $0.code == "holder-unreadable" })
    }

    @Test("libraries are not asked what an earlier answer makes pointless")
    func asking() {
        let probe = CountingProbe()
        _ = Doctor(root: SystemRoot(path: "/nowhere"), readers: probe, environment: [:]).examine()
        #expect(probe.asked == ["context", "tags", "libnfc"])
    }

    @Test("libnfc is asked last, and no security module slot is asked anything")
    func order() {
        let probe = CountingProbe(slots: ["ACS ACR122U PICC Interface 00 00", "X [Dual Reader SAM] 00 01", "Y 00 00"])
        _ = Doctor(root: SystemRoot(path: "/nowhere"), readers: probe, environment: [:]).examine()
        #expect(
            probe.asked == [
                "context", "readers", "firmware ACS ACR122U PICC Interface 00 00",
                "escape ACS ACR122U PICC Interface 00 00", "polling ACS ACR122U PICC Interface 00 00",
                "firmware Y 00 00", "escape Y 00 00", "tags", "libnfc",
            ]
        )
    }

    @Test("a failure of a library is told in its own words")
    func libraryFailure() {
        let probe = CountingProbe()
        let results = Doctor(root: SystemRoot(path: "/nowhere"), readers: probe, environment: [:]).examine()
        #expect(results[12].status == .unknown)
        #expect(results[12].found == "libnfc: cannot be loaded (-90)")
    }
}
