// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// Type 2 Tag 1.1 §6.1.
@Suite("The capability container")
struct CapabilityContainerTests {
    /// gassajor000/pn532pi#8; RfidResearchGroup/proxmark3#1769, #3443.
    @Test(
        "C07: byte 2 times 8",
        arguments: [
            NamedCase("12", (0x12, 144)), NamedCase("3E", (0x3E, 496)), NamedCase("6D", (0x6D, 872)),
            NamedCase("06", (0x06, 48)), NamedCase("FF", (0xFF, 2040)), NamedCase("00", (0x00, 0)),
        ] as [NamedCase<(UInt8, Int)>]
    )
    func size(_ sample: NamedCase<(UInt8, Int)>) throws {
        #expect(try container(0xE1, 0x10, sample.value.0, 0).dataAreaSize == sample.value.1)
    }

    @Test("Every size byte counts")
    func everySize() throws {
        var size = 0
        for byte in UInt8.min...UInt8.max {
            #expect(try container(0xE1, 0x10, byte, 0).dataAreaSize == size)
            size += 8
        }
    }

    @Test("Every access byte")
    func everyAccessByte() throws {
        for byte in UInt8.min...UInt8.max {
            let found = try container(0xE1, 0x10, 0x12, byte)
            let (high, low) = (byte / 16, byte % 16)
            switch high {
            case 0: #expect(found.readAccess == .free)
            case 8, 9, 10, 11, 12, 13, 14: #expect(found.readAccess == .proprietary(high))
            default: #expect(found.readAccess == .reserved(high))
            }
            switch low {
            case 0: #expect(found.writeAccess == .free)
            case 15: #expect(found.writeAccess == .denied)
            case 8, 9, 10, 11, 12, 13, 14: #expect(found.writeAccess == .proprietary(low))
            default: #expect(found.writeAccess == .reserved(low))
            }
            #expect((found.objection(at: 12) == nil) == (byte < 16))
            #expect(found.readOnly.bytes == [0xE1, 0x10, 0x12, high * 16 + 15])
        }
    }

    /// nfcpy/nfcpy#236: 08 and 88 come from a password set by that library; F0 and FF are no plain lock either.
    @Test(
        "Access that is neither free nor a plain read-only",
        arguments: [
            NamedCase("08", (0x08, .free, .proprietary(8))), NamedCase("88", (0x88, .proprietary(8), .proprietary(8))),
            NamedCase("F0", (0xF0, .reserved(15), .free)), NamedCase("FF", (0xFF, .reserved(15), .denied)),
        ] as [NamedCase<(UInt8, CapabilityContainer.Access, CapabilityContainer.Access)>]
    )
    func oddAccess(_ sample: NamedCase<(UInt8, CapabilityContainer.Access, CapabilityContainer.Access)>) throws {
        let found = try container(0xE1, 0x10, 0x12, sample.value.0)
        #expect(found.readAccess == sample.value.1)
        #expect(found.writeAccess == sample.value.2)
    }

    @Test(
        "Versions: a newer minor one is readable, another major one is not",
        arguments: [
            NamedCase("1.0", (0x10, true)), NamedCase("1.1", (0x11, true)), NamedCase("1.15", (0x1F, true)),
            NamedCase("0.0", (0x00, false)), NamedCase("2.0", (0x20, false)), NamedCase("15.1", (0xF1, false)),
        ] as [NamedCase<(UInt8, Bool)>]
    )
    func versions(_ sample: NamedCase<(UInt8, Bool)>) throws {
        let found = try container(0xE1, sample.value.0, 0x12, 0)
        #expect((found.objection(at: 12) == nil) == sample.value.1)
        #expect("\(found.majorVersion).\(found.minorVersion)" == sample.name)
    }

    @Test("Blank is all zero, nothing else")
    func blank() throws {
        #expect(try container(0, 0, 0, 0).isBlank)
        #expect(try !container(0, 0, 0, 0).hasMagicNumber)
        for index in 0..<32 {
            var bytes: [UInt8] = [0, 0, 0, 0]
            bytes[index / 8] = 1 << (index % 8)
            #expect(try #require(CapabilityContainer(bytes)).isBlank == false)
        }
    }

    @Test("Every first byte but E1 is no NDEF tag")
    func magicNumber() throws {
        for byte in UInt8.min...UInt8.max {
            #expect((try container(byte, 0x10, 0x12, 0).objection(at: 12) == nil) == (byte == 0xE1))
        }
    }

    /// C08 and the OTP rule: what is sent is a superset of what is there, so that the OR changes byte 3 alone.
    @Test("The read-only container is the one that was read, with one nibble set")
    func readOnlyIsASuperset() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let read = try #require(CapabilityContainer(generator.bytes(4)))
            let afterOR = zip(read.bytes, read.readOnly.bytes).map { $0 | $1 }
            #expect(afterOR == read.readOnly.bytes)
            #expect(afterOR[..<3] == read.bytes[..<3])
            #expect(read.readOnly.writeAccess == .denied)
            #expect(read.readOnly.readAccess == read.readAccess)
        }
    }

    @Test("Another number of bytes is no container", arguments: [0, 3, 5, 16])
    func otherLengths(_ count: Int) {
        #expect(CapabilityContainer(Array(repeating: 0xE1, count: count)) == nil)
    }

    private func container(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) throws -> CapabilityContainer {
        try #require(CapabilityContainer([a, b, c, d]))
    }
}
