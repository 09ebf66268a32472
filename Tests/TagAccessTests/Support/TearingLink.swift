// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag
import VirtualTag

/// What happens to one command.
enum Tear: String, CaseIterable, Sendable {
    case lostBefore = "the tag is lost before the command acts"
    case lostAfter = "the tag is lost after the command acted"
    case refused = "the command is refused"
    case silentBefore = "no answer, and the command did not act"
    case silentAfter = "no answer, and the command acted"
}

/// What lies on the reader from the tear on, when it is asked to select.
enum Aftermath: String, CaseIterable, Sendable {
    case gone = "then nothing"
    case back = "then the tag again"
    case otherTag = "then another tag"
}

/// A link on which one command goes wrong.
final class TearingLink: TagLink {
    private let inner: VirtualTagLink
    private let other: VirtualTagLink
    private let index: Int
    private let tear: Tear
    private let aftermath: Aftermath

    private var count = 0
    private var hasTorn = false
    private var isAway = false
    private var isSwapped = false

    /// Creates a link on which the command with this index, counted from 0, goes wrong.
    init(
        _ inner: VirtualTagLink,
        other: VirtualTagLink,
        tearing index: Int,
        _ tear: Tear,
        _ aftermath: Aftermath
    ) {
        self.inner = inner
        self.other = other
        self.index = index
        self.tear = tear
        self.aftermath = aftermath
    }

    var readerName: String { inner.readerName }
    var uid: TagUID { isSwapped ? other.uid : inner.uid }
    var capabilities: LinkCapabilities { inner.capabilities }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        if isAway { throw TearingLink.lost }
        if isSwapped { return try other.transceive(command) }
        defer { count += 1 }
        guard count == index else { return try inner.transceive(command) }
        hasTorn = true
        switch tear {
        case .lostBefore:
            isAway = true
            throw TearingLink.lost
        case .lostAfter:
            _ = try inner.transceive(command)
            isAway = true
            throw TearingLink.lost
        case .refused: return inner.refuse()
        case .silentBefore: return inner.fallSilent()
        case .silentAfter:
            _ = try inner.transceive(command)
            return inner.fallSilent()
        }
    }

    func reselect() throws(LinkError) -> TagUID {
        guard hasTorn else { return try inner.reselect() }
        switch aftermath {
        case .gone:
            isAway = true
            throw TearingLink.lost
        case .back:
            isAway = false
            return try inner.reselect()
        case .otherTag:
            isAway = false
            isSwapped = true
            return try other.reselect()
        }
    }

    static let lost = LinkError(.tagLost, library: "test", text: "the tag left the field")
}
