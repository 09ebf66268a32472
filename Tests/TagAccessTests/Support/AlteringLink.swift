// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag
import VirtualTag

/// A link to a chip that answers some commands in its own way.
final class AlteringLink: TagLink {
    /// What is done with one command instead of passing it on; nil passes it on.
    typealias Alteration = (_ command: TagCommand, _ link: VirtualTagLink) throws(LinkError) -> TagAnswer?

    private let inner: VirtualTagLink
    private let alter: Alteration

    init(_ inner: VirtualTagLink, alter: @escaping Alteration) {
        self.inner = inner
        self.alter = alter
    }

    var readerName: String { inner.readerName }
    var uid: TagUID { inner.uid }
    var capabilities: LinkCapabilities { inner.capabilities }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        if let answer = try alter(command, inner) { return answer }
        return try inner.transceive(command)
    }

    func reselect() throws(LinkError) -> TagUID { try inner.reselect() }
}

extension VirtualTagLink {
    /// The chip refuses, as it does after a command it does not know: it has left the active state.
    func refuse() -> TagAnswer {
        fieldReset()
        return .notAcknowledged(code: 0)
    }

    /// The chip drops out of the field and comes back unselected: nothing is heard.
    func fallSilent() -> TagAnswer {
        fieldReset()
        return .none
    }
}
