// SPDX-License-Identifier: MIT

/// What is known of a tag's memory: some pages, each of four bytes.
///
/// A page that was not read is unknown, never zero.
public struct MemoryImage: Hashable, Sendable {
    private var pages: [PageAddress: [UInt8]] = [:]

    /// Creates an image of which nothing is known.
    public init() {}

    /// Creates an image from bytes that begin at page 0.
    ///
    /// Bytes behind the last whole page, and behind page 255, are left out.
    public init(bytes: [UInt8]) {
        store(bytes, at: 0)
    }

    /// The four bytes of a page, or nil when it is not known.
    public subscript(page: PageAddress) -> [UInt8]? { pages[page] }

    /// The known pages in order.
    public var knownPages: [PageAddress] { pages.keys.sorted() }

    /// Records whole pages from `page` on, as a READ answer holds them.
    public mutating func store(_ bytes: [UInt8], at page: PageAddress) {
        var index = page.index
        var start = 0
        while bytes.count - start >= PageAddress.size, let address = PageAddress(index: index) {
            pages[address] = Array(bytes[start..<(start + PageAddress.size)])
            start += PageAddress.size
            index += 1
        }
    }

    /// The bytes of a range of pages, or nil when one of them is not known.
    public func bytes(of range: ClosedRange<PageAddress>) -> [UInt8]? {
        var bytes: [UInt8] = []
        for page in PageAddress.pages(in: range) {
            guard let content = pages[page] else { return nil }
            bytes += content
        }
        return bytes
    }

    /// The known beginning of the data area: the bytes from page 4 up to the first unknown page, at most `size`.
    public func dataArea(size: Int) -> [UInt8] {
        Array(knownBytes(from: .dataArea).prefix(max(size, 0)))
    }

    /// The bytes from a page up to the first unknown one.
    func knownBytes(from first: PageAddress) -> [UInt8] {
        var bytes: [UInt8] = []
        var index = first.index
        while let address = PageAddress(index: index), let content = pages[address] {
            bytes += content
            index += 1
        }
        return bytes
    }

    /// The image after page writes that replace what was there.
    public func applying(_ writes: [PageWrite]) -> MemoryImage {
        var image = self
        for write in writes {
            image.store(write.data, at: write.page)
        }
        return image
    }
}
