// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@testable import ReaderEmulation

@Suite("frames of the PN532")
struct PN532FrameTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let count: Int
        let header: [UInt8]

        var testDescription: String { name }
    }

    // PN532 user manual 6.2.1.1 and 6.2.1.2.
    static let cases = [
        Case(name: "one byte", count: 1, header: [0x00, 0x00, 0xFF, 0x01, 0xFF]),
        Case(name: "255 bytes are the most of a normal frame", count: 255, header: [0x00, 0x00, 0xFF, 0xFF, 0x01]),
        Case(
            name: "256 bytes take an extended frame", count: 256,
            header: [0x00, 0x00, 0xFF, 0xFF, 0xFF, 0x01, 0x00, 0xFF]),
        Case(
            name: "265 bytes are the most the chip takes", count: 265,
            header: [0x00, 0x00, 0xFF, 0xFF, 0xFF, 0x01, 0x09, 0xF6]),
    ]

    @Test("the header says how many bytes follow, and the scanner finds them again", arguments: cases)
    func lengths(_ testCase: Case) {
        let content = [0xD4] + [UInt8](repeating: 0x5A, count: testCase.count - 1)
        let frame = PN532Frame.information(content)
        #expect(frame.starts(with: testCase.header))
        #expect(frame.count == testCase.header.count + testCase.count + 2)
        var scanner = PN532FrameScanner()
        #expect(scanner.receive(frame) == [.information(content)])
    }

    @Test("a FAST_READ of sixty-four pages comes in an extended frame")
    func extendedAnswer() throws {
        let field = EmulatedField([try EmulatedTag.link(model: .ntag216)])
        var chip = PN532(field: field)
        _ = chip.receive(PN532Frame.information([0xD4, 0x4A, 0x01, 0x00]))
        let answer = chip.receive(PN532Frame.information([0xD4, 0x42, 0x3A, 0x00, 0x3F]))
        let header: [UInt8] = [0x00, 0x00, 0xFF, 0xFF, 0xFF, 0x01, 0x03, 0xFC, 0xD5, 0x43, 0x00, 0x04, 0xA1, 0xB2]
        #expect(answer.starts(with: PN532Frame.acknowledge + header))
        #expect(answer.count == 6 + 8 + 259 + 2)
    }

    @Test("every cut of a frame waits for the rest")
    func cuts() {
        let frame = PN532Frame.information([0xD4, 0x02])
        for count in 0..<(frame.count - 1) {
            var scanner = PN532FrameScanner()
            #expect(scanner.receive(Array(frame.prefix(count))) == [], "\(count) bytes")
            #expect(scanner.receive(Array(frame.dropFirst(count))) == [.information([0xD4, 0x02])], "\(count) bytes")
        }
    }

    @Test("every single wrong byte of length, content and checksums is noticed")
    func wrongBytes() {
        let frame = PN532Frame.information([0xD4, 0x40, 0x01, 0x30, 0x04])
        for index in 3..<(frame.count - 1) {
            for change in UInt8(1)...255 {
                var damaged = frame
                damaged[index] ^= change
                var scanner = PN532FrameScanner()
                let events = scanner.receive(damaged)
                #expect(!events.contains(.information([0xD4, 0x40, 0x01, 0x30, 0x04])), "byte \(index) ^ \(change)")
            }
        }
    }
}
