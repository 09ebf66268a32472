// SPDX-License-Identifier: MIT

#if PCSC
    internal import TagAccess

    /// Waits for a tag on one reader and opens a link to it.
    struct TagWait {
        let context: PCSCContext
        let reader: String
        let options: PCSCOptions

        /// How long one wait lasts before somebody is asked whether to go on, in milliseconds.
        private static let slice: UInt32 = 250

        /// The link to the first tag that can be talked to.
        ///
        /// A tag on its way into the field is seen before it answers; that is tried again until the time is up.
        func link() throws(LinkError) -> PCSCLink {
            let end = options.wait.map { ContinuousClock.now + $0 }
            var slot = try context.change(from: PCSCSlotStatus(reader: reader), milliseconds: 0)
            var lastProblem: LinkError?
            while true {
                try checkReader(slot)
                if slot.flags.contains(.present) {
                    do throws(LinkError) {
                        return try PCSCLink(context: context, reader: reader, options: options)
                    } catch {
                        guard error.kind == .tagLost || TagWait.isOfArrival(error) else { throw error }
                        lastProblem = error
                    }
                }
                if options.shouldStop() {
                    throw LinkError(.noTag, library: "PC/SC", text: "stopped while waiting for a tag")
                }
                guard let pause = TagWait.pause(until: end) else { throw noTag(lastProblem) }
                slot = try context.change(from: slot, milliseconds: pause)
            }
        }

        private func checkReader(_ slot: PCSCSlotStatus) throws(LinkError) {
            guard slot.flags.isDisjoint(with: [.unknown, .unavailable]) else {
                throw LinkError(.noReader, library: "PC/SC", text: "reader \"\(reader)\" is gone")
            }
        }

        private func noTag(_ problem: LinkError?) -> LinkError {
            if let problem {
                guard problem.kind == .tagLost else { return problem }
                return LinkError(
                    .noTag, library: problem.library, libraryCode: problem.libraryCode, text: problem.text)
            }
            return LinkError(.noTag, library: "PC/SC", text: "no tag came to \"\(reader)\" in time")
        }

        /// Whether a failure can come of talking to a tag while pcscd is still busy with its arrival.
        private static func isOfArrival(_ error: LinkError) -> Bool {
            let codes: [PCSCErrorCode] = [.protocolMismatch, .resetCard]
            return codes.contains { Int($0.rawValue) == error.libraryCode }
        }

        /// The length of the next wait in milliseconds, or nil when the time is up.
        private static func pause(until end: ContinuousClock.Instant?) -> UInt32? {
            guard let end else { return slice }
            let left = end - ContinuousClock.now
            guard left > .zero else { return nil }
            guard left < .milliseconds(slice) else { return slice }
            return UInt32(clamping: left.components.attoseconds / 1_000_000_000_000_000) + 1
        }
    }
#endif
