// SPDX-License-Identifier: MIT

import Testing
import VCard

@Suite("Shrink plans") struct CompactPlanTests {
    /// A short record of type `text/vcard` adds 13 octets, a long one 16 (NDEF 1.0 section 3.2).
    static func message(_ text: Int) -> Int { text < 256 ? text + 13 : text + 16 }

    struct Plan: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let capacity: Int
        let steps: [String]
        let sizes: [Int]
        let fits: Bool
    }

    /// The sample takes 211 octets as a record; every size is that less the octets of what goes, CR LF among them.
    static let plans: [Plan] = [
        Plan(testDescription: "an NTAG215 takes it", capacity: 492, steps: [], sizes: [], fits: true),
        Plan(testDescription: "just enough", capacity: 211, steps: [], sizes: [], fits: true),
        Plan(testDescription: "one too few", capacity: 210, steps: ["empty-components N"], sizes: [208], fits: true),
        Plan(
            testDescription: "lossless steps suffice", capacity: 194,
            steps: ["empty-components N", "default-types EMAIL"], sizes: [208, 194], fits: true),
        Plan(
            testDescription: "the type of the number goes first", capacity: 184,
            steps: ["empty-components N", "default-types EMAIL", "types TEL"], sizes: [208, 194, 184], fits: true),
        Plan(
            testDescription: "the type of the number can stay when the title goes", capacity: 167,
            steps: ["empty-components N", "default-types EMAIL", "property TITLE"], sizes: [208, 194, 167], fits: true),
        Plan(
            testDescription: "an NTAG213 of the factory", capacity: 137,
            steps: ["empty-components N", "default-types EMAIL", "types TEL", "property TITLE", "property URL"],
            sizes: [208, 194, 184, 157, 131], fits: true),
        Plan(
            testDescription: "an NTAG213 without its lock control block", capacity: 142,
            steps: ["empty-components N", "default-types EMAIL", "property TITLE", "property URL"],
            sizes: [208, 194, 167, 141], fits: true),
        Plan(
            testDescription: "a number alone", capacity: 96,
            steps: [
                "empty-components N", "types TEL", "property TITLE", "property URL", "property ORG", "property EMAIL",
            ],
            sizes: [208, 198, 171, 145, 128, 90], fits: true),
        Plan(
            testDescription: "nothing helps", capacity: 48,
            steps: [
                "empty-components N", "types TEL", "property TITLE", "property URL", "property ORG", "property EMAIL",
            ],
            sizes: [208, 198, 171, 145, 128, 90], fits: false),
    ]

    @Test(arguments: plans) func `what to take from the sample`(_ expected: Plan) throws {
        let card = try CardTests.contact.card()
        let plan = try card.shrinkPlan(toFit: expected.capacity, messageSize: Self.message)
        #expect(plan.steps.map { "\($0.code) \($0.property)" } == expected.steps)
        #expect(plan.steps.map(\.sizeAfter) == expected.sizes)
        #expect(plan.fits == expected.fits)
        #expect(plan.textSize == 198)
        #expect(plan.size == 211)
        #expect(plan.steps.map(\.saves).reduce(0, +) == plan.size - plan.neededSize)
        #expect(Self.message(try plan.card.encodedSize(folding: .off)) == plan.neededSize)
    }

    @Test func `steps say what they take`() throws {
        let plan = try CardTests.contact.card().shrinkPlan(toFit: 137, messageSize: Self.message)
        #expect(
            plan.steps.map(\.message) == [
                "the empty parts at the end of N", "TYPE=INTERNET is what EMAIL is anyway", "TYPE=CELL of TEL",
                "TITLE: Full-stack engineer", "URL: https://example.com/",
            ])
        #expect(plan.steps.map(\.isLossless) == [true, true, false, false, false])
    }

    @Test func `a picture goes before anything a person wrote, and what programs noted can then stay`() throws {
        var contact = CardTests.contact
        contact.photo = Contact.Photo(imageData: [0xFF, 0xD8, 0xFF] + Array(repeating: 0, count: 900))
        contact.others = [try .text("PRODID", "-//example"), try .text("NOTE", "second")]
        let plan = try contact.card().shrinkPlan(toFit: 492, messageSize: Self.message)
        #expect(plan.steps.last?.code == "data")
        #expect(plan.steps.filter { !$0.isLossless }.count == 1)
        #expect(plan.fits)
    }

    @Test func `a label does not outlive what it labels`() throws {
        var contact = CardTests.contact
        contact.urls = [LabelledValue("https://example.com/a/long/path/to/somewhere", label: "Blog")]
        for capacity in 60...260 {
            let plan = try contact.card().shrinkPlan(toFit: capacity, messageSize: Self.message)
            #expect(plan.card[all: "X-ABLabel"].count <= plan.card[all: "URL"].count)
            #expect(plan.steps.last?.sizeAfter ?? 0 <= capacity || !plan.fits)
        }
    }

    // RFC 2426 section 3.1.2
    @Test func `a card that cannot be written has no plan`() throws {
        let card = VCard(properties: [try .text("FN", "Jane Doe")])
        let error = try #require(throws: VCardError.self) { try card.shrinkPlan(toFit: 100) }
        #expect(error.code == "missing-n")
    }
}
