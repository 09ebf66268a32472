// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag

/// A link on which something happens around the reader before one of the commands.
final class InterruptedLink: TagLink {
    private let inner: any TagLink
    private let index: Int
    private let event: () -> Void
    private var count = 0

    /// Creates a link that runs `event` before the command with this index, counted from 0.
    init(_ inner: any TagLink, before index: Int, _ event: @escaping () -> Void) {
        self.inner = inner
        self.index = index
        self.event = event
    }

    var readerName: String { inner.readerName }
    var uid: TagUID { inner.uid }
    var capabilities: LinkCapabilities { inner.capabilities }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        if count == index { event() }
        count += 1
        return try inner.transceive(command)
    }

    func reselect() throws(LinkError) -> TagUID { try inner.reselect() }
}
