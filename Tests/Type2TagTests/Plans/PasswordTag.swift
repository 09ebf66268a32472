// SPDX-License-Identifier: MIT

import Type2Tag

/// The configuration pages of a chip, with what the data sheet says of them written out once more (NTAG21x data sheet
/// 8.5.7): AUTH0 is byte 3 of CFG0, AUTHLIM bits 2 to 0 of byte 0 of CFG1; none of the four pages is protected against
/// tearing.
struct PasswordTag {
    let model: ChipModel
    let first: PageAddress
    let lastPage: UInt8
    var image: MemoryImage

    // `first` is the page of CFG0; CFG1, PWD and PACK follow.
    init(_ model: ChipModel, first: PageAddress, cfg0: [UInt8], cfg1: [UInt8], password: [UInt8], pack: [UInt8]) {
        self.model = model
        self.first = first
        lastPage = first.rawValue + 3
        image = memory(area: [], model: model)
        image.store(cfg0 + cfg1 + password + pack + [0, 0], at: first)
    }

    private func page(_ distance: UInt8) -> [UInt8] {
        image[PageAddress(rawValue: first.rawValue + distance)] ?? []
    }

    var isGuarded: Bool { page(0)[3] <= lastPage }
    var countsTries: Bool { page(1)[0] & 0x07 != 0 }
    var password: [UInt8] { page(2) }
    var acknowledge: [UInt8] { Array(page(3).prefix(2)) }

    /// What a reader sees: PWD and PACK read as zero.
    var readable: MemoryImage {
        var image = image
        image.store([0, 0, 0, 0, 0, 0, 0, 0], at: PageAddress(rawValue: first.rawValue + 2))
        return image
    }

    /// The chip after the first `count` bytes of a write have been programmed; all four are the whole write.
    mutating func write(_ write: PageWrite, bytes count: Int = 4) {
        let old = image[write.page] ?? [0, 0, 0, 0]
        image.store(Array(write.data.prefix(count)) + Array(old.dropFirst(count)), at: write.page)
    }

    /// The answer to PWD_AUTH; nil when the password is wrong.
    func answer(to password: TagPassword) -> [UInt8]? {
        password.bytes == self.password ? acknowledge : nil
    }
}
