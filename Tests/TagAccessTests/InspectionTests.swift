// SPDX-License-Identifier: MIT

import TagAccess
import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// One tag of `Fixtures/tagaccess/inspect.txt`.
struct FoundTag: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    func required(_ key: String) throws -> String { try stanza.required(key) }

    /// The chip in software on a link of the kind that the case asks for.
    func link() throws -> (any TagLink, VirtualTagLink) {
        let model = try #require(ChipModel.named(required("chip")))
        let area = try stanza["area"].map(fixtureBytes) ?? []
        var pages: [UInt8: [UInt8]] = [:]
        for line in stanza.all("page") {
            let bytes = try fixtureBytes(line)
            try #require(bytes.count == 5)
            pages[bytes[0]] = Array(bytes.dropFirst())
        }
        let isPlain = stanza["link"] == "plain"
        let link = VirtualTagLink(
            chip: try SampleTag.chip(model, area: area, pages: pages),
            capabilities: LinkCapabilities(carriesNativeCommands: !isPlain, longestAnswer: isPlain ? 16 : 252)
        )
        guard let version = stanza["version"] else { return (link, link) }
        let bytes = version == "none" ? nil : try fixtureBytes(version)
        let altered = AlteringLink(link) { (command, link) throws(LinkError) in
            guard command == .getVersion else { return nil }
            return bytes.map(TagAnswer.data) ?? link.refuse()
        }
        return (altered, link)
    }
}

@Suite("Inspecting, writing and locking tags as they are found")
struct InspectionTests {
    static func tags() throws -> [FoundTag] { try Fixtures.stanzas("tagaccess/inspect.txt").map(FoundTag.init) }

    @Test func everyTagIsFound() throws {
        #expect(try InspectionTests.tags().count == 59)
        #expect(try Set(InspectionTests.tags().map(\.testDescription)).count == 59)
    }

    @Test("What is told of the tag is what lies on it", arguments: try tags())
    func inspection(_ tag: FoundTag) throws {
        let recorder = RecordingLink(try tag.link().0)
        let inspection = try TagInspector.inspect(TagSession(link: recorder))
        #expect(try InspectionTests.word(inspection.chip) == tag.required("model"))
        #expect(try inspection.access.rawValue == tag.required("access"))
        let message = try tag.required("message")
        if case .message(let bytes, _) = inspection.message {
            #expect(hex(bytes) == hex(try fixtureBytes(message)))
        } else {
            #expect(InspectionTests.word(inspection.message) == message)
        }
        if let capacity = tag.stanza["capacity"] {
            #expect(inspection.capacity.value.map { String($0.bytes) } ?? "none" == capacity)
        }
        #expect(inspection.findings.map(\.code).joined(separator: " ") == tag.stanza["findings"] ?? "")
        if let commands = tag.stanza["commands"] { #expect(String(recorder.commands.count) == commands) }
        #expect(recorder.pagesWritten.isEmpty)
        #expect(recorder.commandsToDeafTag.isEmpty)
        for page in inspection.memory.knownPages {
            #expect(inspection.memory[page] == InspectionTests.readable(page, of: try tag.link().1.chip))
        }
    }

    @Test("It is written, or refused with the memory untouched to the byte and no WRITE sent", arguments: try tags())
    func writing(_ tag: FoundTag) throws {
        let (link, virtual) = try tag.link()
        let recorder = RecordingLink(link)
        let before = virtual.chip.memory
        let message = try OutgoingMessage(exactly: SampleTag.hi)
        var outcome = "done"
        do throws(WriteFailure) {
            let session = TagSession(link: recorder)
            let prepared = try TagWriter.prepare(message, on: session)
            #expect(virtual.chip.memory == before)
            _ = try TagWriter.perform(prepared, on: session)
            #expect(recorder.pagesWritten == prepared.plan.writes.map(\.page))
        } catch {
            outcome = error.code
        }
        #expect(try outcome == tag.required("write"))
        if outcome != "done" {
            #expect(virtual.chip.memory == before)
            #expect(recorder.pagesWritten.isEmpty)
        } else {
            let user = 16..<(16 + virtual.chip.model.userMemorySize)
            let changed = before.indices.filter { before[$0] != virtual.chip.memory[$0] }
            #expect(changed.allSatisfy(user.contains))
        }
        #expect(recorder.commandsToDeafTag.isEmpty)
    }

    @Test("The gate judges it, and nothing is written by judging", arguments: try tags())
    func gate(_ tag: FoundTag) throws {
        let (link, virtual) = try tag.link()
        let before = virtual.chip.memory
        let inspection = try TagInspector.inspect(TagSession(link: link))
        let confirmed = GateVerdict(inspection, typed: inspection.uid)
        #expect(try confirmed.word == tag.required("lock"))
        // Only what could be locked asks for the identifier.
        let unconfirmed = GateVerdict(inspection, typed: nil)
        #expect(unconfirmed == (confirmed.word == "armed" ? .needsConfirmation(inspection.uid) : confirmed))
        #expect(virtual.chip.memory == before)
    }

    private static func word(_ chip: Fact<ChipModel>) -> String {
        switch chip {
        case .reported(let model): "reported \(model.name)"
        case .assumed(let model, let because): because.isEmpty ? "" : "assumed \(model.name)"
        case .notReported(let because): because.isEmpty ? "" : "unknown"
        }
    }

    private static func word(_ message: StoredMessage) -> String {
        switch message {
        case .blank: "blank"
        case .message(let bytes, _): hex(bytes)
        case .damaged(let finding): "damaged \(finding.code)"
        case .unreadable: "unreadable"
        case .notNDEF(let error): "notNDEF \(error.code)"
        }
    }

    /// A page as READ shows it: password and acknowledge are masked (NTAG21x data sheet 8.8).
    private static func readable(_ page: PageAddress, of chip: VirtualChip) -> [UInt8]? {
        chip.model.configuration.map { page >= $0.password } == true ? [0, 0, 0, 0] : chip[page]
    }
}
