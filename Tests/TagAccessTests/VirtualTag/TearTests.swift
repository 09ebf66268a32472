// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

/// A write that is torn, and what the page must hold afterwards.
struct TornWrite: Sendable, CustomTestStringConvertible {
    let model: ChipModel
    let page: PageAddress
    let way: TearWay
    let expected: [UInt8]

    var testDescription: String { "\(model), page \(page), \(way)" }

    static let data: [UInt8] = [0x11, 0x22, 0x33, 0x44]

    /// Page 6 of a factory tag holds zeros; every byte that was programmed is new.
    static let ofUserPage = [
        TornWrite(model: .ntag213, page: 6, way: .beforeEffect, expected: [0x00, 0x00, 0x00, 0x00]),
        TornWrite(model: .ntag213, page: 6, way: .afterEffect, expected: [0x11, 0x22, 0x33, 0x44]),
        TornWrite(model: .ntag213, page: 6, way: .halfProgrammed(newBytes: 1), expected: [0x11, 0x00, 0x00, 0x00]),
        TornWrite(model: .ntag213, page: 6, way: .halfProgrammed(newBytes: 2), expected: [0x11, 0x22, 0x00, 0x00]),
        TornWrite(model: .ntag213, page: 6, way: .halfProgrammed(newBytes: 3), expected: [0x11, 0x22, 0x33, 0x00]),
    ]

    /// Lock bytes and container are protected: the old value or the new one, gathered (NTAG21x data sheet 8.5).
    static let ofProtectedPage = [
        TornWrite(model: .ntag213, page: 2, way: .halfProgrammed(newBytes: 3), expected: [0x04, 0x48, 0x00, 0x00]),
        TornWrite(model: .ntag213, page: 2, way: .afterEffect, expected: [0x04, 0x48, 0x33, 0x44]),
        TornWrite(model: .ntag213, page: 3, way: .halfProgrammed(newBytes: 3), expected: [0xE1, 0x10, 0x12, 0x00]),
        TornWrite(model: .ntag213, page: 3, way: .afterEffect, expected: [0xF1, 0x32, 0x33, 0x44]),
        TornWrite(model: .ntag213, page: 40, way: .halfProgrammed(newBytes: 1), expected: [0x00, 0x00, 0x00, 0xBD]),
        TornWrite(model: .ntag213, page: 40, way: .afterEffect, expected: [0x11, 0x02, 0x33, 0xBD]),
        TornWrite(model: .ultralightC, page: 40, way: .halfProgrammed(newBytes: 1), expected: [0, 0, 0, 0]),
        TornWrite(model: .ultralightC, page: 41, way: .halfProgrammed(newBytes: 1), expected: [0, 0, 0, 0]),
        TornWrite(model: .ultralightC, page: 41, way: .afterEffect, expected: [0x11, 0x22, 0x00, 0x00]),
    ]

    /// CFG0, password and its acknowledge are not (NTAG21x data sheet 8.5.7).
    static let ofSettingsPage = [
        TornWrite(model: .ntag213, page: 41, way: .halfProgrammed(newBytes: 2), expected: [0x11, 0x22, 0x00, 0xFF]),
        TornWrite(model: .ntag213, page: 43, way: .halfProgrammed(newBytes: 1), expected: [0x11, 0xFF, 0xFF, 0xFF]),
        TornWrite(model: .ntag213, page: 44, way: .halfProgrammed(newBytes: 1), expected: [0x11, 0x00, 0x00, 0x00]),
    ]
}

@Suite("Tears on a virtual chip")
struct TearTests {
    private func link(_ model: ChipModel = .ntag213) throws -> VirtualTagLink {
        VirtualTagLink(chip: try VirtualChip(model: model, uid: TagUID(Transcript.uid)))
    }

    @Test(
        "A torn write leaves what its way says",
        arguments: TornWrite.ofUserPage + TornWrite.ofProtectedPage + TornWrite.ofSettingsPage
    )
    func tornWrite(_ torn: TornWrite) throws {
        let link = try link(torn.model)
        var before = link.chip.memory
        link.events = [FieldEvent(atCommand: 1, .tear(torn.way))]
        #expect(try link.transceive(.read(0)) != .none)
        #expect(try link.transceive(.write(torn.page, TornWrite.data)) == .none)
        #expect(link.chip[torn.page] == torn.expected)
        before.replaceSubrange(torn.page.byteAddress..<(torn.page.byteAddress + 4), with: torn.expected)
        #expect(link.chip.memory == before)
        #expect(link.chip.writeCount == 0)
    }

    @Test("A torn tag is gone until it is returned, and works on then", arguments: TearWay.allCases)
    func goneUntilReturned(_ way: TearWay) throws {
        let link = try link()
        link.events = [FieldEvent(atCommand: 0, .tear(way))]
        #expect(try link.transceive(.getVersion) == .none)
        #expect(!link.isTagInField)
        #expect(try link.transceive(.read(0)) == .none)
        let error = #expect(throws: LinkError.self) { try link.reselect() }
        #expect(error?.kind == .tagLost)
        link.returnTag()
        #expect(try link.transceive(.read(0)) == .none)
        #expect(try link.reselect().bytes == Transcript.uid)
        #expect(try link.transceive(.write(4, [1, 2, 3, 4])) == .acknowledged)
        #expect(link.commandIndex == 4 && link.chip.writeCount == 1)
    }

    @Test("A reader that tells a lost tag throws")
    func toldLoss() throws {
        let link = try link()
        link.absenceReport = .tagLost
        link.events = [FieldEvent(atCommand: 0, .tear(.afterEffect))]
        for _ in 0..<2 {
            let error = #expect(throws: LinkError.self) { try link.transceive(.write(4, [1, 2, 3, 4])) }
            #expect(error?.kind == .tagLost)
        }
        #expect(link.chip[4] == [1, 2, 3, 4])
    }

    // NTAG21x data sheet 8.5.2: a lock bit written before the tear is there after it.
    @Test("The rules that a tear left behind are in force")
    func rulesAfterTear() throws {
        let link = try link()
        link.events = [FieldEvent(atCommand: 0, .tear(.afterEffect))]
        link.afterLoss = .returns
        #expect(try link.transceive(.write(2, [0, 0, 0x10, 0])) == .none)
        _ = try link.reselect()
        #expect(try link.transceive(.write(4, [1, 2, 3, 4])) == .notAcknowledged(code: 0))
        // AUTH0 is the last byte of its page: torn before it, no page is guarded.
        _ = try link.reselect()
        link.events = [FieldEvent(atCommand: 2, .tear(.halfProgrammed(newBytes: 3)))]
        #expect(try link.transceive(.write(0x29, [0x04, 0, 0, 0x04])) == .none)
        _ = try link.reselect()
        #expect(try link.transceive(.write(5, [1, 2, 3, 4])) == .acknowledged)
    }

    @Test("A half-programmed page is told to whoever keeps the memory, an unchanged one is not")
    func changesAreTold() throws {
        let link = try link()
        link.afterLoss = .returns
        var told: [[UInt8]] = []
        link.didChange = { (chip, page) throws(LinkError) in told.append(chip[page] ?? []) }
        let ways: [TearWay] = [.halfProgrammed(newBytes: 1), .beforeEffect, .halfProgrammed(newBytes: 1)]
        link.events = ways.enumerated().map { FieldEvent(atCommand: $0, .tear($1)) }
        for (page, data): (PageAddress, [UInt8]) in [
            (6, [0xAA, 1, 1, 1]), (6, [0xBB, 1, 1, 1]), (6, [0xAA, 2, 2, 2]),
        ] {
            #expect(try link.transceive(.write(page, data)) == .none)
            _ = try link.reselect()
        }
        #expect(told == [[0xAA, 0, 0, 0]])
    }
}
