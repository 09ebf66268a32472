// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("Sentences of refusals")
struct PlanErrorTests {
    @Test(
        "A refusal names its numbers",
        arguments: [
            NamedCase("157 bytes needed, 142 available, 15 over", .messageTooLong(needed: 157, available: 142)),
            NamedCase("page 40 was not read", .pageNotRead(40)),
            NamedCase("other blocks fill the data area, and not even an empty message has room", .noRoom),
            NamedCase(
                "pages 5 to 7 are open with frozen lock bits and can never be locked", .neverLockable([5, 6, 7])),
            NamedCase("page 3 is open with frozen lock bits and can never be locked", .neverLockable([3])),
            NamedCase(
                "the TLV with tag FDh at offset 12 would be lost",
                .blockInTheWay(tag: 0xFD, offset: 12)
            ),
            NamedCase("the data area is damaged: no safe place for a message", .layoutDamaged(nil)),
            NamedCase(
                "page 3 is locked while the capability container says writable, so that it can never say read-only",
                .containerFrozen
            ),
            NamedCase("page 3 holds no capability container", .containerMissing),
            NamedCase("an NTAG203 has no configuration that could be frozen", .configurationMissing(chip: "NTAG203")),
        ] as [NamedCase<PlanError>]
    )
    func sentence(_ sample: NamedCase<PlanError>) {
        #expect(sample.value.description == sample.name)
    }

    @Test("Codes are distinct, so that scripts can tell them apart")
    func codes() {
        let errors: [PlanError] = [
            .messageTooLong(needed: 1, available: 0), .noRoom, .pageNotRead(4), .layoutDamaged(nil),
            .blockInTheWay(tag: 0xFD, offset: 0), .neverLockable([3]), .containerFrozen, .containerMissing,
            .configurationMissing(chip: "NTAG203"),
        ]
        #expect(
            errors.map(\.code) == [
                "too-long", "no-room", "page-not-read", "damaged", "block-in-the-way", "never-lockable",
                "container-frozen", "container-missing", "configuration-missing",
            ]
        )
    }

    @Test(
        "Pages are listed as runs, in order and each once",
        arguments: [
            NamedCase("page 5", [5]), NamedCase("pages 5 to 6", [5, 6]),
            NamedCase("pages 4 to 39", PageAddress.pages(in: 4...39)),
            NamedCase("pages 4, 6 to 8 and 10", [10, 4, 7, 6, 8, 7]), NamedCase("pages 4 and 255", [4, 255]),
            NamedCase("page 7", [7, 7]), NamedCase("no page", []),
        ] as [NamedCase<[PageAddress]>]
    )
    func pageLists(_ sample: NamedCase<[PageAddress]>) {
        #expect(PageAddress.list(sample.value) == sample.name)
    }

    @Test("Damage is told with its place")
    func damage() throws {
        let area: [UInt8] = [0x01, 0x03, 0xA0, 0x0C, 0xFF, 0x7F, 0xFF, 0xFF, 0x01, 0x0E]
        let layout = TLVLayout(walking: area.padded(to: 144))
        let error = try #require(throws: PlanError.self) {
            try WritePlan(message: [0xD0, 0, 0], layout: layout, memory: MemoryImage())
        }
        // W01: 65281 bytes from offset 9 on, where 135 are left.
        #expect(
            error.description
                == "the data area is damaged: TLV 7Fh at offset 5 overruns the area by 65146 bytes (its length says 65281)"
        )
    }

    @Test(
        "A fact says where it comes from",
        arguments: [
            NamedCase("reported", (.reported(2), 2, nil)),
            NamedCase("assumed", (.assumed(2, because: "so"), 2, "so")),
            NamedCase("not reported", (.notReported(because: "no"), nil, "no")),
        ] as [NamedCase<(Fact<Int>, Int?, String?)>]
    )
    func facts(_ sample: NamedCase<(Fact<Int>, Int?, String?)>) {
        let (fact, value, because) = sample.value
        #expect(fact.value == value)
        #expect(fact.because == because)
        #expect(fact.map { $0 * 10 }.value == value.map { $0 * 10 })
        #expect(fact.map { $0 * 10 }.because == because)
    }
}
