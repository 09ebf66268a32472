// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

/// Some commands to an NTAG213 and the milliseconds that they take on the air.
struct AirCase: Sendable, CustomTestStringConvertible {
    let name: String
    let commands: [TagCommand]
    let milliseconds: Double

    var testDescription: String { name }

    private static func reads(_ pages: [UInt8]) -> [TagCommand] { pages.map { .read(PageAddress(rawValue: $0)) } }

    private static func writes(_ pages: ClosedRange<UInt8>) -> [TagCommand] {
        pages.map { .write(PageAddress(rawValue: $0), [0, 0, 0, 0]) }
    }

    /// Worked out by hand from ISO/IEC 14443-3, for frames of n and answers of m bytes with CRC:
    /// (9n + 3 + 9m + 2) · 9.4395 µs + 91.15 µs + 86.43 µs; for an acknowledge 6 in the place of 9m + 2, and 4.11 ms
    /// for programming (NTAG203 data sheet).
    static let all = [
        AirCase(name: "READ", commands: [.read(4)], milliseconds: 2.094),
        AirCase(name: "FAST_READ of 4 pages", commands: [.fastRead(4...7)], milliseconds: 2.18),
        AirCase(name: "FAST_READ of 15 pages", commands: [.fastRead(4...18)], milliseconds: 5.92),
        AirCase(name: "FAST_READ of 36 pages", commands: [.fastRead(4...39)], milliseconds: 13.05),
        AirCase(name: "FAST_READ of 45 pages", commands: [.fastRead(0...44)], milliseconds: 16.11),
        AirCase(name: "GET_VERSION", commands: [.getVersion], milliseconds: 1.329),
        AirCase(name: "READ_SIG", commands: [.readSignature], milliseconds: 3.45),
        AirCase(name: "READ_CNT", commands: [.readCounter], milliseconds: 0.99),
        AirCase(name: "PWD_AUTH", commands: [.authenticate([0xFF, 0xFF, 0xFF, 0xFF])], milliseconds: 1.16),
        AirCase(name: "WRITE", commands: writes(4...4), milliseconds: 5.05),
        AirCase(
            name: "user pages by READ", commands: reads([4, 8, 12, 16, 20, 24, 28, 32, 36]), milliseconds: 18.84),
        AirCase(
            name: "container and user pages by READ", commands: reads([3, 7, 11, 15, 19, 23, 27, 31, 35, 39]),
            milliseconds: 20.94),
        AirCase(name: "container and user pages by FAST_READ", commands: [.fastRead(3...39)], milliseconds: 13.39),
        AirCase(name: "35 pages written", commands: writes(5...39), milliseconds: 176.8),
        AirCase(name: "36 pages written", commands: writes(4...39), milliseconds: 181.9),
    ]
}

@Suite("Time on the air")
struct AirTimeTests {
    private func link() throws -> VirtualTagLink {
        VirtualTagLink(chip: try VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid)))
    }

    private func isNear(_ found: Double, _ milliseconds: Double) -> Bool {
        // The figures are rounded to four digits, or to two places.
        abs(found / 1000 - milliseconds) <= max(0.006, milliseconds * 0.0005)
    }

    @Test("Commands take what the standard's frames take", arguments: AirCase.all)
    func commands(_ sample: AirCase) throws {
        let link = try link()
        link.airTime = AirTime()
        for command in sample.commands { #expect(try link.transceive(command) != .none) }
        #expect(isNear(link.airTime.microseconds, sample.milliseconds), "\(link.airTime.microseconds)")
        #expect(link.airTime.commands == sample.commands.count)
    }

    // REQA 10 + 20 bits, twice 21 + 47 and 84 + 29, and five pairs of gaps.
    @Test("A selection takes 4.59 ms, and is counted with every selection")
    func activation() throws {
        let link = try link()
        #expect(isNear(link.airTime.microseconds, 4.59))
        _ = try link.reselect()
        #expect(link.airTime.activations == 2)
        #expect(isNear(link.airTime.microseconds, 2 * 4.588))
    }

    @Test("Selecting, GET_VERSION and the whole memory take 22.0 ms")
    func tapAndRead() throws {
        let link = try link()
        #expect(try link.transceive(.getVersion) != .none && link.transceive(.fastRead(0...44)) != .none)
        #expect(isNear(link.airTime.microseconds, 22.03))
    }

    // 2.394 ms for both frames, and 4.11 ms.
    @Test("COMPAT_WRITE takes two frames and one programming")
    func compatibilityWrite() throws {
        var time = AirTime()
        time.exchange([0xA0, 0x04], .acknowledge)
        time.exchange([UInt8](repeating: 0, count: 16), .acknowledge)
        #expect(isNear(time.microseconds, 6.504))
    }

    @Test("A refused write programs nothing, a weak field tries to")
    func refusals() {
        var refused = AirTime()
        refused.exchange([0xA2, 0x04, 0, 0, 0, 0], .refuse(code: 0))
        #expect(isNear(refused.microseconds, 0.942))
        var weak = AirTime()
        weak.exchange([0xA2, 0x04, 0, 0, 0, 0], .refuse(code: 5))
        #expect(isNear(weak.microseconds, 5.052))
    }
}
