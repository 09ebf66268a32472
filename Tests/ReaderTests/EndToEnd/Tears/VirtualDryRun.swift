// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import NDEF
    import TagAccess
    import VirtualTag

    /// A write over a direct link, to count its commands.
    struct VirtualDryRun {
        let card: Card
        let old: [UInt8]
        let capabilities: LinkCapabilities

        /// Commands before the first write, writes, and all.
        func commandCounts(writing new: [UInt8]) throws -> (asking: Int, writing: Int, whole: Int) {
            let session = TagSession(
                link: VirtualTagLink(chip: try card.chip(holding: old), capabilities: capabilities))
            let prepared = try TagWriter.prepare(VirtualDryRun.outgoing(new), on: session)
            let asking = session.commandCount
            _ = try TagWriter.perform(prepared, on: session)
            return (asking, session.writeCount, session.commandCount)
        }

        static func outgoing(_ message: [UInt8]) throws -> OutgoingMessage {
            message.isEmpty ? .erasure : try OutgoingMessage(exactly: message)
        }
    }

#endif
