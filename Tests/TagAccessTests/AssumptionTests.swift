// SPDX-License-Identifier: MIT

import Testing
import Type2Tag
import VirtualTag

@testable import TagAccess

/// What is told as reported must be what the tag reported.
@Suite("Facts that rest on an assumption")
struct AssumptionTests {
    /// The same chip behind a reader that carries only READ and WRITE: nobody hears GET_VERSION.
    private static func plain(_ chip: VirtualChip) -> VirtualTagLink {
        VirtualTagLink(
            chip: chip,
            capabilities: LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16)
        )
    }

    /// NTAG21x data sheet 8.5: 144 bytes of user memory; a container of 3Eh claims 496.
    @Test("A capacity is assumed where the assumed chip ends before the container's claim")
    func cappedCapacity() throws {
        let chip = try SampleTag.chip(.ntag213, pages: [3: [0xE1, 0x10, 0x3E, 0x00]])
        let dump = try TagInspector.inspect(dump: chip.memory)
        guard case .assumed(let capacity, let because) = dump.capacity else {
            Issue.record("\(dump.capacity)")
            return
        }
        #expect(capacity.bytes == 137)
        #expect(because == "180 bytes are the whole memory of an NTAG213")
        // The chip that named itself has so many bytes and no more.
        let live = try TagInspector.inspect(TagSession(link: VirtualTagLink(chip: chip)))
        #expect(live.capacity == .reported(capacity))
        // The container alone says where this area ends.
        let whole = try TagInspector.inspect(dump: SampleTag.chip(.ntag213).memory)
        #expect(whole.capacity == .reported(capacity))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let pages: [UInt8: [UInt8]]
        let state: AccessState
        /// What the reason says when GET_VERSION is not heard; nil when the state is reported all the same.
        let because: String?

        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "an open tag", pages: [:], state: .readWrite, because: "as that of an NTAG213 does"),
        Case(
            name: "a tag with every page locked",
            pages: [2: [0, 0, 0xF8, 0xFF], 40: [0xFF, 0x0F, 0, 0xBD]],
            state: .readOnly,
            because: "as that of an NTAG213 does"
        ),
        Case(
            name: "a tag with page 4 locked",
            pages: [2: [0, 0, 0x10, 0]],
            state: .partlyLocked,
            because: "as that of an NTAG213 does"
        ),
        Case(
            name: "a tag with a password from page 4 on",
            pages: [41: [0, 0, 0, 4]],
            state: .passwordProtected,
            because: "as that of an NTAG213 does"
        ),
        Case(
            name: "a tag of no known size",
            pages: [3: [0xE1, 0x10, 0x11, 0x00]],
            state: .readWrite,
            because: "where the lock bits lie depends on the chip"
        ),
        Case(
            name: "a container that denies writing",
            pages: [3: [0xE1, 0x10, 0x12, 0x0F]],
            state: .readOnly,
            because: nil
        ),
        Case(
            name: "a container of the maker's own terms",
            pages: [3: [0xE1, 0x10, 0x12, 0x08]],
            state: .restricted,
            because: nil
        ),
        Case(name: "no container", pages: [3: [0, 0, 0, 0]], state: .unformatted, because: nil),
        Case(name: "another magic number", pages: [3: [0xE2, 0, 0, 0]], state: .notNDEF, because: nil),
        Case(name: "damaged blocks", pages: [4: [0x03, 0xF0, 0, 0]], state: .damaged, because: nil),
    ]

    @Test("The access is assumed where lock bits or password are, and only there", arguments: cases)
    func access(_ sample: Case) throws {
        let chip = try SampleTag.chip(.ntag213, pages: sample.pages)
        let live = try TagInspector.inspect(TagSession(link: VirtualTagLink(chip: chip)))
        #expect(live.access == sample.state)
        #expect(live.accessFact == .reported(sample.state))
        let plain = try TagInspector.inspect(TagSession(link: AssumptionTests.plain(chip)))
        #expect(plain.access == sample.state)
        #expect(plain.accessFact.value == sample.state)
        #expect((plain.accessFact.because == nil) == (sample.because == nil))
        if let because = sample.because { #expect(plain.accessFact.because?.contains(because) == true) }
    }

    @Test("An access that is only assumed is not told when readers are compared")
    func comparison() throws {
        let chip = try SampleTag.chip(.ntag213)
        let live = try TagInspector.inspect(TagSession(link: VirtualTagLink(chip: chip)))
        let plain = try TagInspector.inspect(TagSession(link: AssumptionTests.plain(chip)))
        let fields = TagComparison(live, plain).fields
        #expect(fields.first { $0.name == "access" }?.verdict == .onlyHere)
        #expect(fields.first { $0.name == "container" }?.verdict == .identical)
        // It is no fact about the tag in which session it was learnt.
        #expect(try live == TagInspector.inspect(TagSession(link: VirtualTagLink(chip: chip))))
    }

    /// A reader that answers for pages that the chip does not have, as a rolled-over READ looks.
    @Test("Reading pages that the chip does not have ends with an error")
    func pagesThatAreNotThere() throws {
        let link = AlteringLink(try SampleTag.link(.ntag213)) { command, _ in
            if case .read = command { .data(Array(repeating: 7, count: 16)) } else { nil }
        }
        let recorder = RecordingLink(link)
        let session = TagSession(link: recorder)
        let error = #expect(throws: AccessFailure.self) { try session.readMissing(45...50, chip: .ntag213) }
        #expect(error == .tag(TagError(.unexpectedAnswer, command: .read(45))))
        #expect(recorder.commands.count <= 2)
    }
}
