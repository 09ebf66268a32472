// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag

/// A link that keeps a record of everything that goes over it.
final class RecordingLink: TagLink {
    private let inner: any TagLink
    private var isDeaf = false

    /// The commands in order.
    private(set) var commands: [TagCommand] = []

    /// How often the tag was selected again.
    private(set) var selections = 0

    /// Commands sent to a tag that had refused or kept silent and was not selected again: they can only be lost.
    private(set) var commandsToDeafTag: [TagCommand] = []

    /// The longest answer that was asked for, in bytes.
    var longestAnswerAskedFor: Int { commands.map(\.answerSize).max() ?? 0 }

    /// The pages that WRITE commands named.
    var pagesWritten: [PageAddress] {
        commands.compactMap {
            switch $0 {
            case .write(let page, _), .writeSecret(let page, _): page
            default: nil
            }
        }
    }

    init(_ inner: any TagLink) {
        self.inner = inner
    }

    var readerName: String { inner.readerName }
    var uid: TagUID { inner.uid }
    var capabilities: LinkCapabilities { inner.capabilities }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        commands.append(command)
        if isDeaf { commandsToDeafTag.append(command) }
        let answer = try inner.transceive(command)
        switch answer {
        case .data, .acknowledged: break
        case .notAcknowledged, .none: isDeaf = true
        }
        return answer
    }

    func reselect() throws(LinkError) -> TagUID {
        selections += 1
        isDeaf = false
        return try inner.reselect()
    }
}
