// SPDX-License-Identifier: MIT

#if PCSC
    public import TagAccess
    public import Type2Tag

    /// A tag on a PC/SC reader, kept from other programs until the link is closed.
    public final class PCSCLink: TagLink {
        /// `pcsc:` and the name that PC/SC gave the reader.
        public let readerName: String

        /// The identifier that the reader told when the tag was last selected.
        public private(set) var uid: TagUID

        /// What the reader carries: the chip's own commands on readers with a PN532, READ and WRITE alone on others.
        public private(set) var capabilities: LinkCapabilities

        private let givesFeedback: Bool
        private var card: PCSCCard?

        init(context: PCSCContext, reader: String, options: PCSCOptions) throws(LinkError) {
            readerName = "pcsc:" + reader
            givesFeedback = options.givesFeedback
            let card: PCSCCard
            let answer: [UInt8]
            do throws(PCSCCallError) {
                card = try PCSCCard(context: context, reader: reader, shouldStop: options.shouldStop)
                answer = try card.answerToReset()
            } catch {
                throw error.linkError
            }
            if let kind = AnswerToReset(answer).otherKind {
                throw LinkError(.unusable, library: "PC/SC", text: "not a Type 2 tag: the reader reports \(kind)")
            }
            let isCarried = try card.carriesNativeCommands()
            uid = try card.identifier()
            capabilities = isCarried ? PCSCLink.withChip : PCSCLink.withoutChip
            self.card = card
        }

        /// Sends one command and returns what came back.
        ///
        /// A reader tells refusal and silence alike, so both are `none`. The chip's own commands are not sent to a
        /// reader that does not carry them: `none`.
        ///
        /// - Throws: `LinkError`: `tagLost`, `noReader`, or `failed` with the reader's status.
        public func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
            guard let card else { throw PCSCLink.closed }
            if let block = ReaderCommand.block(command) {
                return try card.answer(toBlock: block, isWrite: command.changesTag)
            }
            guard capabilities.carriesNativeCommands else { return .none }
            if let answer = try card.answer(toNative: command) { return answer }
            // The reader broke down over a long answer: READ has short ones.
            capabilities = LinkCapabilities(
                carriesNativeCommands: true, longestAnswer: PCSCLink.withoutChip.longestAnswer)
            return .none
        }

        /// Starts the tag anew, whichever lies there now, and returns its identifier.
        ///
        /// - Throws: `LinkError`, of kind `tagLost` when there is no tag.
        public func reselect() throws(LinkError) -> TagUID {
            guard let card else { throw PCSCLink.closed }
            do throws(PCSCCallError) { try card.reset() } catch { throw error.linkError }
            uid = try card.identifier()
            return uid
        }

        /// Gives the reader back to other programs; further commands fail.
        ///
        /// A link that goes out of scope closes itself.
        public func close() {
            card = nil
        }

        /// Lets the reader beep and light up, when the options allow it; a reader that cannot is no failure.
        public func feedback(success: Bool) {
            guard givesFeedback, let card else { return }
            // The attempt and its failure are in the trace.
            _ = try? card.transmit(.feedback(success: success))
        }

        // 60 pages: with D5 43, status and status bytes it stays within a short APDU.
        private static let withChip = LinkCapabilities(carriesNativeCommands: true, longestAnswer: 240)
        private static let withoutChip = LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16)

        private static var closed: LinkError {
            LinkError(.failed, library: "PC/SC", text: "the link to the reader is closed")
        }
    }
#endif
