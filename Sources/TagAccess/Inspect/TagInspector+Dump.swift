// SPDX-License-Identifier: MIT

internal import Type2Tag

extension TagInspector {
    /// Inspects the memory of a tag that somebody else read, from page 0 on.
    ///
    /// A dump does not name its chip: the chip is assumed from the size of the memory, else from the container.
    ///
    /// - Throws: `DumpError`: `notMemory` with `memorySize` when the bytes do not reach to the end of the capability
    ///   container.
    public static func inspect(dump bytes: [UInt8]) throws(DumpError) -> TagInspection {
        let link: DumpLink
        do throws(Type2TagError) {
            link = try DumpLink(bytes)
        } catch {
            throw .notMemory(error)
        }
        do throws(AccessFailure) {
            return try inspect(TagSession(link: link), assuming: ChipModel.guessed(fromMemorySize: bytes.count))
        } catch {
            throw .access(error)
        }
    }
}
