// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

/// A rewrite that is torn at every command.
struct TornRewrite: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let model: ChipModel
    /// TLVs before the message.
    let prefix: [UInt8]
    let old: [UInt8]
    let new: [UInt8]

    init(
        _ description: String,
        _ model: ChipModel = .ntag213,
        prefix: [UInt8] = [],
        old: Int,
        new: Int,
        sharesPayload: Bool = false
    ) {
        testDescription = "\(description): \(old) bytes become \(new) on an \(model.name)"
        self.model = model
        self.prefix = prefix
        // A payload of equal bytes looks the same when it moves: few pages change, and every step is still there.
        self.old = sharesPayload ? SampleTag.evenMessage(ofSize: old) : SampleTag.message(ofSize: old, seed: 1)
        self.new = sharesPayload ? SampleTag.evenMessage(ofSize: new) : SampleTag.message(ofSize: new, seed: 2)
    }

    func link() throws -> VirtualTagLink {
        try SampleTag.link(model, area: prefix + SampleTag.tlv(old))
    }
}

/// One way in which one command goes wrong.
struct TearKind: Sendable, CustomTestStringConvertible {
    let tear: Tear
    let aftermath: Aftermath

    var testDescription: String { "\(tear.rawValue), \(aftermath.rawValue)" }

    /// Losing the tag ends an operation at once; after a refusal or a silence it looks what lies there now.
    static let all: [TearKind] = [
        TearKind(tear: .lostBefore, aftermath: .gone),
        TearKind(tear: .lostBefore, aftermath: .back),
        TearKind(tear: .lostAfter, aftermath: .gone),
        TearKind(tear: .lostAfter, aftermath: .back),
        TearKind(tear: .refused, aftermath: .back),
        TearKind(tear: .silentBefore, aftermath: .back),
        TearKind(tear: .silentBefore, aftermath: .otherTag),
        TearKind(tear: .silentAfter, aftermath: .back),
        TearKind(tear: .silentAfter, aftermath: .gone),
    ]
}

@Suite("Writes torn at every command")
struct TornWriteTests {
    private static let lockControl: [UInt8] = [0x01, 0x03, 0xA0, 0x0C, 0x34]
    private static let proprietary: [UInt8] = [0xFD, 0x01, 0x00]

    static let rewrites = [
        TornRewrite("blank", prefix: lockControl, old: 0, new: 9),
        TornRewrite("shorter", prefix: lockControl, old: 5, new: 30),
        TornRewrite("longer", prefix: lockControl, old: 40, new: 9),
        TornRewrite("of the same length", prefix: lockControl, old: 20, new: 20),
        TornRewrite("full", prefix: lockControl, old: 137, new: 137),
        TornRewrite("erasing", old: 30, new: 0),
        TornRewrite("T at the end of a page", prefix: proprietary, old: 17, new: 24),
        TornRewrite("T at the end of a page, blank", prefix: proprietary, old: 0, new: 24),
        TornRewrite("three-byte length made of one", .ntag215, old: 254, new: 255, sharesPayload: true),
        TornRewrite("one-byte length made of three", .ntag215, old: 255, new: 240, sharesPayload: true),
        TornRewrite("three-byte length kept", .ntag215, old: 300, new: 262, sharesPayload: true),
        TornRewrite("three-byte length on blank", .ntag215, old: 0, new: 255),
        TornRewrite("erasing a three-byte length", .ntag215, old: 260, new: 0),
        TornRewrite(
            "length at the start of a page, three bytes", .ntag216, prefix: proprietary, old: 256, new: 257,
            sharesPayload: true),
    ]

    @Test("The tag shows the old message, none or the new one, and a second run finishes", arguments: rewrites)
    func rewrite(_ rewrite: TornRewrite) throws {
        let dry = RecordingLink(try rewrite.link())
        try SampleTag.write(rewrite.new, over: dry)
        let count = dry.commands.count
        let writes = dry.pagesWritten.count
        #expect(writes >= 1)
        var scenarios = 0
        for kind in TearKind.all {
            for index in 0..<count {
                try run(rewrite, tearing: index, kind, expecting: dry)
                scenarios += 1
            }
        }
        #expect(scenarios == 9 * count)
    }

    private func run(
        _ rewrite: TornRewrite,
        tearing index: Int,
        _ kind: TearKind,
        expecting dry: RecordingLink
    ) throws {
        let scene = "command \(index) (\(dry.commands[index])): \(kind.testDescription)"
        let virtual = try rewrite.link()
        let other = try SampleTag.otherLink(rewrite.model)
        let before = virtual.chip.memory
        let elsewhere = other.chip.memory
        let link = RecordingLink(
            TearingLink(virtual, other: other, tearing: index, kind.tear, kind.aftermath)
        )
        let old: ShownMessage = rewrite.old.isEmpty ? .empty : .message(rewrite.old)
        let new: ShownMessage = rewrite.new.isEmpty ? .empty : .message(rewrite.new)

        var failure: WriteFailure?
        do {
            try SampleTag.write(rewrite.new, over: link)
        } catch let error as WriteFailure {
            failure = error
        }
        let shown = ShownMessage(memory: virtual.chip.memory)
        if let failure {
            let isWhole = [old, .empty, new].contains(shown)
            #expect(isWhole, "\(scene): \(failure)")
            #expect(!failure.description.isEmpty)
            if case .failed(_, let progress) = failure, progress.writesPlanned > 0 {
                #expect(
                    Array(dry.pagesWritten.prefix(progress.pagesWritten.count)) == progress.pagesWritten, "\(scene)")
            }
        } else {
            let isDone = shown == new
            #expect(isDone, "\(scene): success was reported")
            #expect(kind.aftermath == .back, "\(scene): success was reported")
        }
        let isOtherUntouched = other.chip.memory == elsewhere
        #expect(isOtherUntouched, "\(scene): the other tag changed")
        #expect(link.commandsToDeafTag.isEmpty, "\(scene)")
        let area = 16..<(16 + rewrite.model.userMemorySize)
        let after = virtual.chip.memory
        let isElsewhereTheSame =
            before[..<area.lowerBound] == after[..<area.lowerBound]
            && before[area.upperBound...] == after[area.upperBound...]
        #expect(isElsewhereTheSame, "\(scene)")

        _ = try virtual.reselect()
        try SampleTag.write(rewrite.new, over: virtual)
        let isFinished = ShownMessage(memory: virtual.chip.memory) == new
        #expect(isFinished, "\(scene): the second run")
    }
}
