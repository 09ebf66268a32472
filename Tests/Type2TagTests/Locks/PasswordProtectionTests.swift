// SPDX-License-Identifier: MIT

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
