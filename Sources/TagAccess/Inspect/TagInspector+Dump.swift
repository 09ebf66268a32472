// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Bytes that are no tag's memory.
public struct DumpError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A short name that scripts can rely on.
    public let code: String

    /// A sentence for a person.
    public let description: String
}

extension TagInspector {
    /// Inspects the memory of a tag that somebody else read, from page 0 on.
    ///
    /// A dump does not name its chip: the chip is assumed from the size of the memory, else from the container.
    ///
    /// - Throws: `DumpError` when the bytes do not reach to the end of the capability container.
    public static func inspect(dump bytes: [UInt8]) throws(DumpError) -> TagInspection {
        let link: DumpLink
        do throws(Type2TagError) {
            link = try DumpLink(bytes)
        } catch {
            throw DumpError(
                code: "memory-size",
                description: "\(bytes.count) bytes are no tag's memory: the capability container ends at byte 16"
            )
        }
        do throws(AccessFailure) {
            return try inspect(
                TagSession(link: link),
                assuming: ChipModel.guessed(fromMemorySize: bytes.count)
            )
        } catch {
            throw DumpError(code: error.code, description: error.description)
        }
    }
}

/// A link to a memory that only answers READ.
private final class DumpLink: TagLink {
    let readerName = "dump"
    let uid: TagUID
    let capabilities = LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16)
    private let memory: MemoryImage

    init(_ bytes: [UInt8]) throws(Type2TagError) {
        memory = MemoryImage(bytes: bytes)
        guard let uid = TagUID(memory: memory), memory[.capabilityContainer] != nil else {
            throw Type2TagError(.memorySize(bytes.count), at: 0)
        }
        self.uid = uid
    }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        guard case .read(let page) = command, memory[page] != nil else { return .notAcknowledged(code: 0) }
        // Behind the end a READ rolls over to page 0, as on a tag.
        let pages = (0..<4).map { PageAddress(index: page.index + $0).flatMap { memory[$0] } }
        let start = memory[0] ?? []
        return .data(pages.flatMap { $0 ?? start })
    }

    func reselect() throws(LinkError) -> TagUID { uid }
}
