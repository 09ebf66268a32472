// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@Suite("The chip catalogue")
struct ChipCatalogueTests {
    @Test("The fixture files hold three chips and fourteen versions")
    func everyCaseIsThere() throws {
        #expect(try Fixtures.stanzas("type2tag/chips.txt").count == 3)
        #expect(try Fixtures.stanzas("type2tag/identification.txt").count == 14)
        #expect(ChipModel.all.map(\.name) == ["NTAG213", "NTAG215", "NTAG216"])
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
        #expect(try numbers(row, "locks") == [model.dynamicLocks.page.index])
        let configuration = model.configuration
        let pages = [
            configuration.first, configuration.second, configuration.password, configuration.passwordAcknowledge,
        ]
        #expect(try numbers(row, "configuration") == pages.map(\.index))
        #expect(model.lastPage.index == model.pageCount - 1)
        #expect(model.lockablePages == 3...model.userPages.upperBound)
        #expect(model.lockPages.map(\.page) == [2, model.dynamicLocks.page])
    }

    @Test("Delivery state", arguments: try Fixtures.stanzas("type2tag/chips.txt"))
    func deliveryState(_ row: Stanza) throws {
        let model = try #require(ChipModel.named(row.description))
        #expect(try fixtureBytes(row.required("version")) == model.version.bytes)
        #expect(try fixtureBytes(row.required("container")) == model.factoryContainer.bytes)
        #expect(try fixtureBytes(row.required("factory")) == model.factoryDataArea)
        #expect(try numbers(row, "area") == [model.factoryContainer.dataAreaSize])
        #expect(model.factoryContainer.dataAreaSize <= model.userMemorySize)
    }

    @Test(
        "Capacity as delivered, without and with a lock control TLV",
        arguments: try Fixtures.stanzas("type2tag/chips.txt"))
    func capacity(_ row: Stanza) throws {
        let model = try #require(ChipModel.named(row.description))
        let withTLV: [UInt8] = [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00, 0xFE]
        // On the larger chips byte 160 is user memory: a TLV that names the dynamic lock page sets nothing apart.
        let lockByte = UInt8(model.dynamicLocks.page.index / 16) << 4 | UInt8(model.dynamicLocks.page.index % 16)
        let own: [UInt8] = model == .ntag213 ? withTLV : [0x01, 0x03, lockByte, 0x0C, 0x66, 0x03, 0x00, 0xFE]
        let size = model.factoryContainer.dataAreaSize
        let layout = TLVLayout(walking: own.padded(to: size))
        let found = [
            MessageCapacity(factory: model).bytes, MessageCapacity(withoutLockControlTLV: model).bytes,
            layout.capacity?.bytes ?? -1,
        ]
        #expect(layout.reservedRanges.isEmpty)
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
        #expect(ChipModel.ntag213.version.isNXP)
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
            #expect(model.version.userMemory?.contains(model.userMemorySize) == true)
        }
    }

    @Test("A guess from the container is an assumption and says why")
    func guessesFromContainer() throws {
        for model in ChipModel.all {
            guard case .assumed(let guess, let because) = ChipModel.guessed(from: model.factoryContainer) else {
                Issue.record("\(model) was not assumed")
                continue
            }
            #expect(guess == model)
            #expect(because.contains("\(model.factoryContainer.dataAreaSize) bytes"))
        }
    }

    /// chariotsolutions and forum reports: 6F on an NTAG216 by OR; blank and foreign tags.
    @Test(
        "A container that no known chip is delivered with gives no guess",
        arguments: [
            NamedCase("6F, two bits more than an NTAG216's", [0xE1, 0x11, 0x6F, 0x00]),
            NamedCase("blank", [0, 0, 0, 0]), NamedCase("an Ultralight's", [0xE1, 0x10, 0x06, 0x00]),
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
        for size in [0, 64, 144, 179, 181, 504, 888, 1024] {
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
