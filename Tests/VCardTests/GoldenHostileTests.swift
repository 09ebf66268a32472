// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// Every prefix of every card of the fixtures, and every bit of it flipped: nothing traps, and every place is inside.
@Suite("Fixtures cut and flipped") struct GoldenHostileTests {
    struct Golden: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let bytes: [UInt8]

        /// Where what the case is about begins and ends; the lines around it are the same in most.
        let body: Range<Int>
    }

    /// The cards that are read in the cases, and those that are written in the others; long ones are left out.
    static func goldens() throws -> [Golden] {
        let read = try ["decode", "conversion", "lint", "compact"].flatMap { file in
            try Fixtures.stanzas("vcard/\(file).txt").map { (name: file + " " + $0.description, stanza: $0) }
        }
        let written = try Fixtures.stanzas("vcard/encode.txt").map { (name: "encode " + $0.description, stanza: $0) }
        return try (read + written).compactMap { name, stanza in
            let version = stanza["version"] ?? "3.0"
            let head = try octets("BEGIN:VCARD⏎VERSION:\(version)⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎")
            let lines = stanza.all("line").map { $0 + "⏎" }.joined()
            let bytes: [UInt8]
            let body: Range<Int>
            if let input = stanza["input"] {
                bytes = try octets(input)
                body = 0..<bytes.count
            } else {
                let middle = try octets(stanza["body"] ?? lines)
                guard !middle.isEmpty else { return nil }
                bytes = head + middle + Array("END:VCARD\r\n".utf8)
                body = head.count..<head.count + middle.count
            }
            return bytes.count > 600 ? nil : Golden(testDescription: name, bytes: bytes, body: body)
        }
    }

    @Test func `all goldens are there`() throws {
        let count = try Self.goldens().count
        #expect(count == 250)
    }

    @Test(arguments: try goldens()) func `every prefix`(_ golden: Golden) throws {
        for count in golden.body.lowerBound...golden.bytes.count where count % Effort.step == 0 {
            read(Array(golden.bytes[..<count]))
        }
    }

    @Test(arguments: try goldens()) func `every bit flipped`(_ golden: Golden) throws {
        for index in golden.body where index % Effort.step == 0 {
            for bit in Effort.some([7, 5, 0, 6, 1, 2, 3, 4], first: 1) {
                var flipped = golden.bytes
                flipped[index] ^= 1 << bit
                read(flipped)
            }
        }
    }

    private func read(_ bytes: [UInt8]) {
        let decoding = VCardDecoding(lenient: bytes)
        let isInside = decoding.findings.allSatisfy { finding in
            finding.offset >= 0 && finding.offset <= bytes.count && finding.line >= 1 && finding.column >= 1
        }
        #expect(isInside, "\(hex(bytes))")
        let firstError = decoding.findings.first { $0.severity == .error }
        do throws(VCardError) {
            _ = try VCardDecoding.strict(bytes)
            #expect(firstError == nil, "\(hex(bytes))")
        } catch {
            #expect(error.reason == firstError?.reason && error.offset == firstError?.offset, "\(hex(bytes))")
        }
        for decoded in decoding.cards {
            for property in decoded.card.properties { _ = (property.text, property.components, property.binaryValue) }
            // Written or refused; what is written is one card of as many properties and one VERSION.
            guard let written = try? decoded.card.encoded(folding: .octets(20)) else { continue }
            let again = VCardDecoding(lenient: written).cards
            let others = decoded.card.properties.count { !$0.isNamed("VERSION") }
            #expect(again.map { $0.card.properties.count } == [others + 1], "\(hex(bytes))")
        }
    }
}

extension Effort {
    /// Every octet, or every tenth.
    fileprivate static var step: Int { isFull ? 1 : 10 }
}
