// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// NTAG21x data sheet 8.5.7: AUTH0 is byte 3 of CFG0; PROT and CFGLCK are bits 7 and 6 of byte 0 of CFG1.
@Suite("Password protection")
struct PasswordProtectionTests {
    static let chips: [ChipModel] = [
        .ntag210, .ntag212, .ntag213, .ntag215, .ntag216, .ultralightEV1Small, .ultralightEV1Large,
    ]

    @Test("L08: AUTH0 behind the last page is no protection", arguments: chips)
    func factory(_ model: ChipModel) throws {
        let protection = try protection(model, cfg0: [0x04, 0, 0, 0xFF], cfg1: [0x00, 0x05, 0, 0])
        #expect(!protection.isEnabled)
        #expect(!protection.guardsWriting(of: model.lastPage))
        #expect(!protection.protectsReading && !protection.configurationIsLocked)
    }

    @Test("The last page is the last AUTH0 that protects", arguments: chips)
    func lastPage(_ model: ChipModel) throws {
        let last = model.lastPage.rawValue
        let on = try protection(model, cfg0: [0x04, 0, 0, last], cfg1: [0, 5, 0, 0])
        #expect(on.isEnabled && on.guardsWriting(of: model.lastPage))
        #expect(!on.guardsWriting(of: try #require(model.configuration).password))
        let off = try protection(model, cfg0: [0x04, 0, 0, last + 1], cfg1: [0, 5, 0, 0])
        #expect(!off.isEnabled)
    }

    /// Dangerous Things forum 12013: E4 sets PROT and CFGLCK.
    @Test(
        "ACCESS",
        arguments: [
            NamedCase("00: writing only", (0x00, false, false)), NamedCase("80: reading too", (0x80, true, false)),
            NamedCase("40: configuration locked", (0x40, false, true)), NamedCase("E4: both", (0xE4, true, true)),
            NamedCase("27: neither", (0x27, false, false)),
        ] as [NamedCase<(UInt8, Bool, Bool)>]
    )
    func access(_ sample: NamedCase<(UInt8, Bool, Bool)>) throws {
        let found = try protection(.ntag213, cfg0: [0x04, 0, 0, 0x10], cfg1: [sample.value.0, 5, 0, 0])
        #expect(found.protectsReading == sample.value.1)
        #expect(found.configurationIsLocked == sample.value.2)
        #expect(found.firstProtectedPage == 16)
        #expect(!found.guardsWriting(of: 15) && found.guardsWriting(of: 16))
    }

    /// AUTHLIM is bits 2 to 0 of ACCESS; 0 is no limit.
    @Test("Wrong passwords the chip takes", arguments: [UInt8]([0x00, 0x01, 0x07, 0x97, 0xF8]))
    func tryLimit(_ access: UInt8) throws {
        let found = try protection(.ntag213, cfg0: [0x04, 0, 0, 0x10], cfg1: [access, 5, 0, 0])
        #expect(found.scheme == .password)
        #expect(found.tryLimit == (access % 8 == 0 ? nil : Int(access % 8)))
    }

    @Test("Reading is guarded where PROT says so and AUTH0 reaches")
    func guardedReading() throws {
        let both = try protection(.ntag213, cfg0: [0x04, 0, 0, 0x10], cfg1: [0x80, 5, 0, 0])
        #expect(both.guardsReading(of: 16) && !both.guardsReading(of: 15))
        let writing = try protection(.ntag213, cfg0: [0x04, 0, 0, 0x10], cfg1: [0x00, 5, 0, 0])
        #expect(!writing.guardsReading(of: 16))
        let off = try protection(.ntag213, cfg0: [0x04, 0, 0, 0xFF], cfg1: [0x80, 5, 0, 0])
        #expect(!off.guardsReading(of: 44))
    }

    @Test("A chip without a password guards nothing, which is known", arguments: [ChipModel.ultralight, .ntag203])
    func noPassword(_ model: ChipModel) throws {
        let found = try #require(PasswordProtection(memory: MemoryImage(), model: model))
        #expect(found.scheme == .none && !found.isEnabled && !found.configurationIsLocked)
        #expect(PageAddress.pages(in: 0...model.lastPage).allSatisfy { !found.guardsWriting(of: $0) })
    }

    /// MF0ICU2 data sheet: AUTH0 is page 2Ah, AUTH1 page 2Bh, whose bit 0 set leaves reading free; AUTH0 30h is off.
    ///
    /// Bits 5 and 6 of lock byte 3 lock the two pages.
    @Test(
        "The key of an Ultralight C",
        arguments: [
            NamedCase("as delivered", ("30 00 00 00", "00 00 00 00", 0x00, nil, false, false)),
            NamedCase("writing from page 4 on", ("04 00 00 00", "01 00 00 00", 0x00, 4, false, false)),
            NamedCase("reading too", ("04 00 00 00", "00 00 00 00", 0x00, 4, true, false)),
            NamedCase("the last page of the key", ("2F 00 00 00", "01 00 00 00", 0x00, 47, false, false)),
            NamedCase("settings locked", ("04 00 00 00", "01 00 00 00", 0x60, 4, false, true)),
            NamedCase("AUTH0 locked alone", ("04 00 00 00", "01 00 00 00", 0x20, 4, false, false)),
        ] as [NamedCase<(String, String, UInt8, UInt8?, Bool, Bool)>]
    )
    func key(_ sample: NamedCase<(String, String, UInt8, UInt8?, Bool, Bool)>) throws {
        let (auth0, auth1, lockByte, first, reading, isLocked) = sample.value
        var image = MemoryImage()
        #expect(PasswordProtection(memory: image, model: .ultralightC) == nil)
        image.store(try fixtureBytes(auth0) + fixtureBytes(auth1), at: 0x2A)
        image.store([0x00, lockByte, 0x00, 0x00], at: 0x28)
        let found = try #require(PasswordProtection(memory: image, model: .ultralightC))
        #expect(found.scheme == .key && found.tryLimit == nil)
        #expect(found.isEnabled == (first != nil))
        if let first {
            #expect(found.firstProtectedPage.rawValue == first)
            #expect(found.guardsWriting(of: PageAddress(rawValue: first)))
            #expect(found.guardsReading(of: PageAddress(rawValue: first)) == reading)
        }
        #expect(found.configurationIsLocked == isLocked)
    }

    @Test("Unknown configuration pages give nothing")
    func unknown() {
        #expect(PasswordProtection(memory: MemoryImage(bytes: Array(repeating: 0, count: 64)), model: .ntag213) == nil)
    }

    private func protection(_ model: ChipModel, cfg0: [UInt8], cfg1: [UInt8]) throws -> PasswordProtection {
        var image = MemoryImage()
        image.store(cfg0 + cfg1, at: try #require(model.configuration).first)
        return try #require(PasswordProtection(memory: image, model: model))
    }
}
