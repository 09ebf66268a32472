// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("Clones and tags that no catalogue knows")
struct ForeignChipTests {
    // Seen on clones: vendor byte 53h, another order of bytes, identifiers of another maker.
    @Test(
        "A clone answers GET_VERSION in its own way and has an identifier of its own",
        arguments: [
            [0x00, 0x53, 0x04, 0x02, 0x01, 0x00, 0x0F, 0x03], [0x00, 0x05, 0x34, 0x02, 0x01, 0x00, 0x11, 0x03],
        ] as [[UInt8]]
    )
    func clone(_ answer: [UInt8]) throws {
        let uid: [UInt8] = [0x1D, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]
        var chip = try VirtualChip(model: .ntag213, uid: TagUID(uid))
        chip.version = ChipVersion(answer)
        let link = VirtualTagLink(chip: chip)
        #expect(link.uid.bytes == uid)
        #expect(try link.transceive(.getVersion) == .data(answer))
        // 88h ^ 1Dh ^ A1h ^ B2h = 86h (ISO/IEC 14443-3).
        #expect(try link.transceive(.fastRead(0...0)) == .data([0x1D, 0xA1, 0xB2, 0x86]))
    }

    @Test("A chip whose GET_VERSION is taken away refuses it")
    func noVersion() throws {
        var chip = try VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid))
        chip.version = nil
        let link = VirtualTagLink(chip: chip)
        #expect(try link.transceive(.getVersion) == .notAcknowledged(code: 0))
    }

    // 8 bytes a unit, 4 pages before them: Type 2 Tag 1.1 §2.1, §6.1.
    @Test("An unknown tag knows READ and WRITE and ends with its data area", arguments: [6, 18, 126] as [UInt8])
    func unknown(_ units: UInt8) throws {
        let model = ChipModel.unknown(dataAreaUnits: units)
        #expect(model.memorySize == 16 + 8 * Int(units))
        let link = VirtualTagLink(chip: try VirtualChip(model: model, uid: TagUID(Transcript.uid)))
        #expect(link.chip[3] == [0xE1, 0x10, units, 0x00])
        for command: TagCommand in [
            .getVersion, .fastRead(3...4), .readSignature, .readCounter, .authenticate([0, 0, 0, 0]),
        ] {
            #expect(try link.transceive(command) == .notAcknowledged(code: 0), "\(command)")
            _ = try link.reselect()
        }
        let last = model.lastPage
        #expect(try link.transceive(.write(last, [1, 2, 3, 4])) == .acknowledged)
        #expect(
            try link.transceive(.read(last))
                == .data([1, 2, 3, 4, 0x04, 0xA1, 0xB2, 0x9F, 0xC3, 0xD4, 0xE5, 0xF6, 0x04, 0x48, 0x00, 0x00]))
        if let behind = PageAddress(index: last.index + 1) {
            #expect(try link.transceive(.read(behind)) == .notAcknowledged(code: 0))
        }
    }

    // Type 2 Tag 1.1 §2.2: pages 3 to 15.
    @Test("The static lock bits of an unknown tag close its first pages only")
    func unknownLocked() throws {
        let chip = try VirtualChip(model: .unknown(dataAreaUnits: 18), uid: TagUID(Transcript.uid))
        let link = VirtualTagLink(chip: chip)
        #expect(try link.transceive(.write(2, [0, 0, 0xFF, 0xFF])) == .acknowledged)
        let open = try (3...39 as ClosedRange<UInt8>).filter { page in
            defer { _ = try? link.reselect() }
            return try link.transceive(.write(PageAddress(rawValue: page), [0, 0, 0, 0])) == .acknowledged
        }
        #expect(open == Array(16...39))
    }

    @Test("AUTH0 and lock bits can act at different moments")
    func separateTimings() throws {
        var chip = try VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid))
        chip.lockTiming = .atOnce
        chip.passwordTiming = .fromNextActivation
        let link = VirtualTagLink(chip: chip)
        #expect(try link.transceive(.write(0x29, [0x04, 0, 0, 0x04])) == .acknowledged)
        #expect(try link.transceive(.write(2, [0, 0, 0x20, 0])) == .acknowledged)
        #expect(try link.transceive(.write(4, [1, 2, 3, 4])) == .acknowledged)
        #expect(try link.transceive(.write(5, [1, 2, 3, 4])) == .notAcknowledged(code: 0))
        _ = try link.reselect()
        #expect(try link.transceive(.write(4, [5, 6, 7, 8])) == .notAcknowledged(code: 0))
    }
}
