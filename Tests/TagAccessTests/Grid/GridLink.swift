// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag
import VirtualTag

/// How a command is torn: the tag leaves the field for good.
enum GridTear: Hashable, Sendable {
    /// Before the command acts.
    case before
    /// Behind it, with the answer lost.
    case after
    /// In the middle of programming a page: its first bytes are new, the others old.
    case half(newBytes: Int)

    var name: String {
        switch self {
        case .before: "before"
        case .after: "after"
        case .half(let count): "half \(count)"
        }
    }
}

/// A link that is cut at one command.
final class GridLink: TagLink {
    let inner: VirtualTagLink
    private let tear: (index: Int, way: GridTear)?

    /// The commands in order; that at which it is cut is the last.
    private(set) var commands: [TagCommand] = []

    init(_ inner: VirtualTagLink, tear: (index: Int, way: GridTear)? = nil) {
        self.inner = inner
        self.tear = tear
    }

    var readerName: String { inner.readerName }
    var uid: TagUID { inner.uid }
    var capabilities: LinkCapabilities { inner.capabilities }

    private static let lost = LinkError(.tagLost, library: "grid", text: "the tag is gone")

    private var isCut: Bool { tear.map { commands.count > $0.index } ?? false }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        if isCut { throw GridLink.lost }
        commands.append(command)
        guard isCut, let way = tear?.way else { return try inner.transceive(command) }
        switch way {
        case .before: break
        case .after: _ = try inner.transceive(command)
        case .half(let count): try program(command, newBytes: count)
        }
        throw GridLink.lost
    }

    func reselect() throws(LinkError) -> TagUID {
        if isCut { throw GridLink.lost }
        return try inner.reselect()
    }

    private func program(_ command: TagCommand, newBytes: Int) throws(LinkError) {
        guard case .write(let page, _) = command else { return }
        let before = inner.chip.memory
        _ = try inner.transceive(command)
        var memory = inner.chip.memory
        let start = page.byteAddress
        for offset in newBytes..<4 where start + offset < memory.count {
            memory[start + offset] = before[start + offset]
        }
        if let chip = try? VirtualChip(memory: memory, model: inner.chip.model) { inner.chip = chip }
    }
}
