// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@testable import TagAccess

/// An error, the code that scripts rely on, and the numbers that its sentence must hold.
struct ToldError: Sendable, CustomTestStringConvertible {
    let code: String
    let failureCode: String
    let sentence: String
    let numbers: [String]

    var testDescription: String { "\(code): \(sentence)" }

    init(_ code: String, _ error: WriteFailure, _ numbers: String...) {
        self.init(code: code, failureCode: error.code, sentence: error.description, numbers: numbers)
    }

    init(_ code: String, _ error: LockFailure, _ numbers: String...) {
        self.init(code: code, failureCode: error.code, sentence: error.description, numbers: numbers)
    }

    init(_ code: String, _ error: LockRefusal, _ numbers: String...) {
        self.init(code: code, failureCode: error.code, sentence: error.description, numbers: numbers)
    }

    init(_ code: String, tag reason: TagError.Reason, _ command: TagCommand?, _ numbers: String...) {
        let error = AccessFailure.tag(TagError(reason, command: command))
        self.init(code: code, failureCode: error.code, sentence: error.description, numbers: numbers)
    }

    init(_ code: String, link kind: LinkError.Kind, text: String = "bus reset", _ numbers: String...) {
        let error = AccessFailure.link(LinkError(kind, library: "libtest", libraryCode: -90, text: text))
        self.init(
            code: code, failureCode: error.code, sentence: error.description, numbers: numbers + ["libtest", "-90"])
    }

    init(_ code: String, _ difference: VerificationFailure.Difference, _ numbers: [String]) {
        let error = WriteFailure.notVerified(VerificationFailure(difference: difference, pagesWritten: [4]))
        self.init(code: code, failureCode: error.code, sentence: error.description, numbers: numbers)
    }

    private init(code: String, failureCode: String, sentence: String, numbers: [String]) {
        self.code = code
        self.failureCode = failureCode
        self.sentence = sentence
        self.numbers = numbers
    }
}

@Suite("Errors and what is said of them")
struct AccessErrorTests {
    private static let version = Type2TagError(.containerVersion(major: 2, minor: 7), at: 13)
    private static let overrun = Type2TagFinding(
        Type2TagError(.valueOverruns(tag: 0x7F, length: 65281, excess: 65146), at: 22, inBlockAt: 21),
        .error
    )
    private static let capacity = MessageCapacity(room: 139)

    static let writeRefusals = [
        ToldError("unformatted", .refused(.unformatted), "page 3"),
        ToldError("not-ndef", .refused(.notNDEF(version)), "2.7", "13"),
        ToldError("read-only", .refused(.readOnly(byContainer: true, byLockBits: false)), "container"),
        ToldError("restricted", .refused(.restricted(accessByte: 0x08)), "08h"),
        ToldError("password-protected", .refused(.passwordProtected(from: 16)), "16"),
        ToldError("pages-locked", .refused(.pagesLocked([5, 6, 7, 10])), "5 to 7", "10"),
        ToldError("too-long", .refused(.tooLong(needed: 138, capacity: .reported(capacity))), "138", "137", "1 over"),
        ToldError("damaged", .refused(.damaged(overrun)), "21", "65281", "65146"),
        ToldError("no-room", .refused(.noRoom), "fill the data area"),
        ToldError("block-in-the-way", .refused(.blockInTheWay(tag: 0xFD, offset: 28)), "FDh", "byte 28", "page 0"),
        ToldError("other-session", .refused(.otherSession), "another session"),
    ]

    static let lockRefusals = [
        ToldError("not-ndef", LockRefusal.notNDEF(version), "2.7", "13"),
        ToldError("blank", LockRefusal.blank),
        ToldError("unreadable-message", LockRefusal.unreadableMessage(because: "cut at 17"), "cut at 17"),
        ToldError("chip-not-reported", LockRefusal.chipNotReported(because: "NAK 0"), "NAK 0"),
        ToldError("locks-not-reported", LockRefusal.locksNotReported(because: "NAK 0"), "NAK 0"),
        ToldError("never-lockable", LockRefusal.neverLockable([16, 17]), "16 to 17"),
        ToldError("container-frozen", LockRefusal.containerFrozen, "page 3"),
        ToldError("password-protected", LockRefusal.passwordProtected(from: 16, 40), "page 40"),
    ]

    static let access = [
        ToldError("tag-refused", tag: .refused(code: 0), .write(40, [0, 0, 0, 0]), "40", "NAK 0"),
        ToldError("tag-silent", tag: .silent, .fastRead(4...39), "4 to 39"),
        ToldError("tag-protocol", tag: .answerSize(expected: 16, found: 15), .read(4), "16", "15", "page 4"),
        ToldError("other-tag", tag: .otherTag(expected: uid, found: other), nil, hex(uid.bytes), hex(other.bytes)),
        ToldError("no-reader", link: .noReader),
        ToldError("reader-busy", link: .readerBusy),
        ToldError("not-permitted", link: .notPermitted),
        ToldError("unusable", link: .unusable),
        ToldError("no-tag", link: .noTag),
        ToldError("tag-lost", link: .tagLost),
        ToldError("link-failed", link: .failed),
        ToldError("stopped", LockFailure.nothingSent(.stopped)),
    ]

    static let others = [
        ToldError(
            "read-only", .refused(.readOnly(byContainer: true, byLockBits: true)), "container", "pages are locked"),
        ToldError("read-only", .refused(.readOnly(byContainer: false, byLockBits: true)), "pages are locked"),
        ToldError("password-protected", .refused(.passwordProtected(from: nil)), "password"),
        ToldError("damaged", .refused(.damaged(nil))),
        ToldError(
            "too-long", .refused(.tooLong(needed: 138, capacity: .assumed(capacity, because: "CC"))), "137", "CC"),
        ToldError("too-long", .refused(.tooLong(needed: 138, capacity: .notReported(because: "CC"))), "138", "CC"),
        ToldError("tag-refused", tag: .refused(code: 5), .write(6, [0, 0, 0, 0]), "NAK 5", "weak field"),
        ToldError("tag-protocol", tag: .unexpectedAnswer, .getVersion, "GET_VERSION"),
        ToldError("link-failed", link: .failed, text: "", "no words given"),
        ToldError("not-verified", .messageMissing, ["length byte was not written"]),
        ToldError("not-verified", .messagePresent(byteCount: 9), ["9"]),
        ToldError("not-verified", .length(expected: 137, found: 136), ["137", "136"]),
        ToldError(
            "not-verified", .byte(offset: 12, page: 7, expected: 200, found: 201), ["12", "page 7", "200", "201"]),
        ToldError("not-verified", .record(index: 3), ["3"]),
        ToldError("not-verified", .unreadable(because: "NAK 0"), ["NAK 0"]),
        ToldError("stopped", .failed(.stopped, progress([], of: 0)), "no page was written"),
        ToldError("stopped", .failed(.stopped, progress([], of: 5)), "none of 5 writes was acknowledged"),
        ToldError(
            "stopped", .failed(.stopped, progress([5, 6], of: 5)), "2 of 5", "pages 5 to 6", "running the command again"
        ),
        ToldError("stopped", .failed(.stopped, progress([5, 6, 5], of: 3)), "all 3", "pages 5 to 6", "not verified"),
        ToldError(
            "lock-not-verified",
            LockFailure.notVerified(
                LockUncertainty(pagesWritten: [3, 40], pagesLacking: [2], cause: .stopped)),
            "unknown", "pages 3 and 40", "page 2", "stopped"
        ),
        ToldError("other-session", LockFailure.otherSession, "another session"),
    ]

    @Test(
        "Every sentence says something, with its numbers, and every code is the one that scripts know",
        arguments: writeRefusals + lockRefusals + access + others
    )
    func told(_ error: ToldError) {
        #expect(error.failureCode == error.code)
        #expect(error.sentence.count > 10)
        for number in error.numbers {
            #expect(error.sentence.contains(number))
        }
    }

    @Test("No two cases share a code")
    func codes() {
        #expect(Set(AccessErrorTests.writeRefusals.map(\.failureCode)).count == 11)
        #expect(Set(AccessErrorTests.lockRefusals.map(\.failureCode)).count == 8)
        #expect(Set(AccessErrorTests.access.map(\.failureCode)).count == 12)
    }

    @Test("A dump too short to be a tag's says its size", arguments: [0, 1, 12, 15])
    func shortDump(_ count: Int) {
        let error = #expect(throws: DumpError.self) {
            try TagInspector.inspect(dump: Array(repeating: 0, count: count))
        }
        #expect(error == .notMemory(Type2TagError(.memorySize(count), at: 0)))
        #expect(error?.code == "memory-size")
        #expect(error?.description.contains("\(count) bytes") == true)
    }

    private static let uid = TagUID.sample(SampleTag.uid)
    private static let other = TagUID.sample(SampleTag.otherUID)

    private static func progress(_ pages: [PageAddress], of count: Int) -> WriteProgress {
        WriteProgress(pagesWritten: pages, writesPlanned: count)
    }
}

extension TagUID {
    /// The identifier in pages 0 and 1 of a chip, which cannot fail.
    fileprivate static func sample(_ bytes: [UInt8]) -> TagUID {
        let memory = MemoryImage(bytes: Array(bytes.prefix(3)) + [0] + Array(bytes.dropFirst(3)))
        guard let uid = TagUID(memory: memory) else { preconditionFailure("seven bytes are an identifier") }
        return uid
    }
}
