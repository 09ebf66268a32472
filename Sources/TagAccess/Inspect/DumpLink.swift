// SPDX-License-Identifier: MIT

internal import Type2Tag

/// A link to a memory that only answers READ.
final class DumpLink: TagLink {
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
