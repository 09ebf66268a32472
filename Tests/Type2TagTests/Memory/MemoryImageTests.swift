// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("What is known of a tag's memory")
struct MemoryImageTests {
    @Test("A page that was not read is unknown, never zero")
    func unknownIsNotZero() {
        var image = MemoryImage()
        #expect(image[4] == nil)
        image.store([1, 2, 3, 4, 5, 6, 7, 8], at: 7)
        #expect(image.knownPages == [7, 8])
        #expect(image.bytes(of: 7...8) == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(image.bytes(of: 6...8) == nil)
        #expect(image.dataArea(size: 100).isEmpty)
    }

    @Test("Bytes behind the last whole page are left out")
    func partialPage() {
        #expect(MemoryImage(bytes: [1, 2, 3, 4, 5, 6]).knownPages == [0])
        #expect(MemoryImage(bytes: [1, 2, 3]).knownPages.isEmpty)
    }

    @Test("Nothing is stored behind page 255")
    func lastPage() {
        var image = MemoryImage()
        image.store(Array(repeating: 9, count: 16), at: 254)
        #expect(image.knownPages == [254, 255])
        #expect(MemoryImage(bytes: Array(repeating: 1, count: 4096)).knownPages.count == 256)
    }

    @Test("The data area ends at its size or the first unknown page")
    func dataArea() {
        var image = MemoryImage(bytes: Array(0..<32))
        image.store([1, 1, 1, 1], at: 9)
        #expect(image.dataArea(size: 100) == Array(16..<32))
        #expect(image.dataArea(size: 6) == Array(16..<22))
        #expect(image.dataArea(size: 0).isEmpty)
        #expect(image.dataArea(size: -1).isEmpty)
    }

    @Test("Page addresses")
    func pageAddresses() {
        #expect(PageAddress(index: 255)?.byteAddress == 1020)
        #expect(PageAddress(index: 256) == nil)
        #expect(PageAddress(index: -1) == nil)
        #expect(PageAddress.pages(in: 254...255) == [254, 255])
        #expect(PageAddress(rawValue: 40).description == "40")
        #expect(PageAddress.dataArea.byteAddress == 16)
    }
}
