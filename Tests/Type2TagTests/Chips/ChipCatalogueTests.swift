// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@Suite("The chip catalogue")
struct ChipCatalogueTests {
    @Test("The fixture files hold ten chips and fourteen versions")
    func everyCaseIsThere() throws {
        #expect(try Fixtures.stanzas("type2tag/chips.txt").map(\.description) == ChipModel.all.map(\.name))
        #expect(ChipModel.all.count == 10)
        #expect(try Fixtures.stanzas("type2tag/identification.txt").count == 14)
    }

    @Test("Page table", arguments: try Fixtures.stanzas("type2tag/chips.txt"))
    func pageTable(_ row: Stanza) throws {
        let model = try #require(ChipModel.named(row.description))
        let user = try numbers(row, "user")
        #expect(model.description == row.description)
        #expect(try numbers(row, "pages") == [model.pageCount])
        #expect(try numbers(row, "bytes") == [model.memorySize])
        #expect(user == [model.userPages.lowerBound.index, model.userPages.upperBound.index])
        #expect(try numbers(row, "user-bytes") == [model.userMemorySize])
        #expect(try row.required("keyword") == model.keyword)
        #expect(ChipModel.named(model.keyword.uppercased()) == model)
        #expect(try numbers(row, "locks") == (model.dynamicLocks.map { [$0.page.index] } ?? []))
        let pages = model.configuration.map { [$0.first, $0.second, $0.password, $0.passwordAcknowledge] }
        #expect(try numbers(row, "configuration") == (pages?.map(\.index) ?? []))
        #expect(model.lastPage.index == model.pageCount - 1)
        #expect(model.lockablePages == 3...model.userPages.upperBound)
        #expect(model.lockPages.map(\.page) == [2] + (model.dynamicLocks.map { [$0.page] } ?? []))
    }

    @Test("Delivery state", arguments: try Fixtures.stanzas("type2tag/chips.txt"))
    func deliveryState(_ row: Stanza) throws {
        let model = try #require(ChipModel.named(row.description))
        let version = try row.required("version")
        #expect(try (version == "none" ? nil : fixtureBytes(version)) == model.version?.bytes)
        #expect(model.hasFastRead == (version != "none"))
        #expect(try fixtureBytes(row.required("container")) == model.factoryContainer.bytes)
        #expect(try fixtureBytes(row.required("ndef")) == model.ndefContainer.bytes)
        #expect(try fixtureBytes(row.required("factory")) == model.factoryDataArea)
        #expect(try numbers(row, "area") == [model.ndefContainer.dataAreaSize])
        #expect(model.ndefContainer.dataAreaSize <= model.userMemorySize)
        #expect(model.factorySettings.count == (model.lastPage.index - model.userPages.upperBound.index) * 4)
        let tlv = try row.required("lock-tlv")
        #expect(try (tlv == "none" ? nil : fixtureBytes(tlv)) == model.lockControlTLV)
    }

    @Test(
        "Capacity as delivered, without and with a lock control TLV",
        arguments: try Fixtures.stanzas("type2tag/chips.txt"))
    func capacity(_ row: Stanza) throws {
        let model = try #require(ChipModel.named(row.description))
        let size = model.ndefContainer.dataAreaSize
        // On the larger chips byte 160 is user memory: a TLV that names the dynamic lock page sets nothing apart.
        let own =
            model.lockControlTLV
            ?? model.dynamicLocks.map { page in
                [0x01, 0x03, UInt8(page.page.index / 16) << 4 | UInt8(page.page.index % 16), 0x0C, 0x66]
            }
        var found = [MessageCapacity(factory: model).bytes, MessageCapacity(withoutLockControlTLV: model).bytes]
        if let own {
            let layout = TLVLayout(walking: (own + [0x03, 0x00, 0xFE]).padded(to: size))
            #expect(layout.reservedRanges.isEmpty)
            found.append(layout.capacity?.bytes ?? -1)
        }
        #expect(try numbers(row, "capacity") == found)
    }

    @Test("GET_VERSION", arguments: try Fixtures.stanzas("type2tag/identification.txt"))
    func identifiesByVersion(_ row: Stanza) throws {
        let version = try #require(ChipVersion(try fixtureBytes(row.required("version"))))
        let name = try row.required("chip")
        #expect(ChipModel.identified(by: version)?.name == (name == "none" ? nil : name))
    }

    @Test("Another number of bytes is no version", arguments: [0, 1, 7, 9, 16])
    func versionLength(_ count: Int) {
        #expect(ChipVersion(Array(repeating: 4, count: count)) == nil)
    }

    @Test("The fields of a version")
    func versionFields() throws {
        let version = try #require(ChipVersion([0x00, 0x53, 0x04, 0x02, 0x01, 0x00, 0x0F, 0x03]))
        #expect(version.vendor == 0x53)
        #expect(!version.isNXP)
        #expect(version.productType == 0x04)
        #expect(version.productSubtype == 0x02)
        #expect(version.storageSize == 0x0F)
        #expect(ChipModel.ntag213.version?.isNXP == true)
    }

    /// The data sheet's reading of the size byte: exact when the lowest bit is clear, otherwise a range.
    @Test(
        "Storage size",
        arguments: [
            NamedCase("0B: 32 to 64", (0x0B, 32...64)), NamedCase("0E: 128 exactly", (0x0E, 128...128)),
            NamedCase("0F: 128 to 256", (0x0F, 128...256)), NamedCase("11: 256 to 512", (0x11, 256...512)),
            NamedCase("13: 512 to 1024", (0x13, 512...1024)), NamedCase("00: one byte", (0x00, 1...1)),
            NamedCase("3F: the largest exponent", (0x3F, 1 << 31...1 << 32)),
            NamedCase("40: no chip is so large", (0x40, nil)), NamedCase("FF: no chip is so large", (0xFF, nil)),
        ] as [NamedCase<(UInt8, ClosedRange<Int>?)>]
    )
    func storageSize(_ sample: NamedCase<(UInt8, ClosedRange<Int>?)>) throws {
        let version = try #require(ChipVersion([0, 4, 4, 2, 1, 0, sample.value.0, 3]))
        #expect(version.userMemory == sample.value.1)
    }

    @Test("Every chip's user memory lies in the range its size byte names")
    func storageSizeFitsTheChips() {
        for model in ChipModel.all {
            #expect(model.version?.userMemory?.contains(model.userMemorySize) != false)
        }
    }

    @Test("A guess from the container is an assumption and says why")
    func guessesFromContainer() throws {
        for model in ChipModel.all {
            guard case .assumed(let guess, let because) = ChipModel.guessed(from: model.ndefContainer) else {
                Issue.record("\(model) was not assumed")
                continue
            }
            #expect(guess.ndefContainer == model.ndefContainer)
            #expect(because.contains("\(model.ndefContainer.dataAreaSize) bytes"))
            #expect(because.contains("an \(model.name)"), "every chip in question is named")
        }
    }

    /// Which chips are delivered as NDEF tags: NTAG21x data sheet 8.5.6; the Ultralights are delivered blank.
    @Test(
        "What is guessed from a container, when nobody was asked and when GET_VERSION was refused",
        arguments: [
            NamedCase("48 bytes", (0x06, ChipModel.ntag210, ChipModel.ultralight)),
            NamedCase("128 bytes", (0x10, .ntag212, nil)), NamedCase("144 bytes", (0x12, .ntag213, .ntag203)),
            NamedCase("496 bytes", (0x3E, .ntag215, nil)), NamedCase("872 bytes", (0x6D, .ntag216, nil)),
        ] as [NamedCase<(UInt8, ChipModel?, ChipModel?)>]
    )
    func guesses(_ sample: NamedCase<(UInt8, ChipModel?, ChipModel?)>) throws {
        let container = try #require(CapabilityContainer([0xE1, 0x10, sample.value.0, 0x00]))
        #expect(ChipModel.guessed(from: container).value == sample.value.1)
        #expect(ChipModel.guessed(from: container, refusesVersion: true).value == sample.value.2)
    }

    @Test("A guess among several chips names them all")
    func guessAmongSeveral() {
        #expect(
            ChipModel.guessed(from: ChipModel.ntag203.ndefContainer).because
                == "the capability container says 144 bytes, as that of an NTAG213 does, "
                + "or that of an NTAG203, or that of an Ultralight C")
        #expect(
            ChipModel.guessed(fromMemorySize: 80).because
                == "80 bytes are the whole memory of an NTAG210 or an Ultralight EV1 MF0UL11")
    }

    /// MF0ICU2 data sheet: AFh and eight bytes; an NTAG203 refuses.
    @Test("Only AFh and eight bytes are an Ultralight C's answer to AUTHENTICATE")
    func authenticateAnswer() {
        let answer: [UInt8] = [0xAF, 1, 2, 3, 4, 5, 6, 7, 8]
        #expect(ChipModel.identified(byAuthenticateAnswer: answer) == .ultralightC)
        #expect(ChipModel.identified(byAuthenticateAnswer: Array(answer.dropLast())) == nil)
        #expect(ChipModel.identified(byAuthenticateAnswer: [0x00] + answer.dropFirst()) == nil)
        #expect(ChipModel.identified(byAuthenticateAnswer: answer + Array(repeating: 0, count: 8)) == nil)
        #expect(ChipModel.identified(byAuthenticateAnswer: []) == nil)
    }

    @Test("No command reads the key of an Ultralight C")
    func unreadablePages() {
        #expect(ChipModel.ultralightC.lastReadablePage == 43)
        #expect(ChipModel.ultralightC.keyAuthentication?.key == 44...47)
        for model in ChipModel.all where model != .ultralightC {
            #expect(model.lastReadablePage == model.lastPage && model.keyAuthentication == nil)
        }
    }

    /// chariotsolutions and forum reports: 6F on an NTAG216 by OR; blank and foreign tags.
    @Test(
        "A container that no known chip is delivered with gives no guess",
        arguments: [
            NamedCase("6F, two bits more than an NTAG216's", [0xE1, 0x11, 0x6F, 0x00]),
            NamedCase("blank", [0, 0, 0, 0]), NamedCase("of a larger chip", [0xE1, 0x10, 0xFF, 0x00]),
            NamedCase("no magic number", [0xE0, 0x10, 0x12, 0x00]),
        ] as [NamedCase<[UInt8]>]
    )
    func noGuess(_ sample: NamedCase<[UInt8]>) throws {
        let fact = ChipModel.guessed(from: try #require(CapabilityContainer(sample.value)))
        #expect(fact.value == nil)
        #expect(fact.because?.isEmpty == false)
    }

    @Test("A guess from the size of a dump")
    func guessesFromMemorySize() {
        #expect(ChipModel.guessed(fromMemorySize: 180).value == .ntag213)
        #expect(ChipModel.guessed(fromMemorySize: 540).value == .ntag215)
        #expect(ChipModel.guessed(fromMemorySize: 924).value == .ntag216)
        #expect(ChipModel.guessed(fromMemorySize: 64).value == .ultralight)
        #expect(ChipModel.guessed(fromMemorySize: 164).value == .ntag212)
        #expect(ChipModel.guessed(fromMemorySize: 168).value == .ntag203)
        #expect(ChipModel.guessed(fromMemorySize: 192).value == .ultralightC)
        for size in [0, 48, 144, 179, 181, 504, 888, 1024] {
            #expect(ChipModel.guessed(fromMemorySize: size).value == nil)
        }
    }

    @Test("Names are compared without letter case")
    func names() {
        #expect(ChipModel.named("ntag215") == .ntag215)
        #expect(ChipModel.named("NTAG 215") == nil)
        #expect(ChipModel.named("") == nil)
    }

    private func numbers(_ row: Stanza, _ key: String) throws -> [Int] {
        try row.required(key).split(separator: " ").compactMap { Int($0) }
    }
}
