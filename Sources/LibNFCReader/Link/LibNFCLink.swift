// SPDX-License-Identifier: MIT

#if LibNFC

    public import TagAccess
    public import Type2Tag

    /// A Type 2 tag on a reader that libnfc drives.
    ///
    /// It belongs to one thread; `abort` is for the others. The reader is given back by `close()`, or when the link goes
    /// away.
    public final class LibNFCLink: TagLink {
        /// `libnfc:` and the reader's connection string.
        public let readerName: String

        /// The identifier that the tag answered with when it was last selected.
        public internal(set) var uid: TagUID

        /// Native commands, and answers up to 62 pages, which every reader of the kind can carry.
        public let capabilities = LinkCapabilities(carriesNativeCommands: true, longestAnswer: 62 * PageAddress.size)

        let opened: OpenDevice

        // What libnfc was told last; nil when it has to be told.
        private var easyFraming: Bool?

        /// Waits for a tag on an open reader.
        init(_ opened: OpenDevice, options: LibNFCOptions) throws(LinkError) {
            self.opened = opened
            readerName = "\(LibNFC.name):\(opened.device.connectionString())"
            uid = try TagWait(opened.device, options: options).firstTag().identifier()
        }

        /// Ends the call that is under way, from any thread; it fails with libnfc's number -7.
        ///
        /// The effect is at once on a PN532 board; other drivers may first finish the call.
        public var abort: @Sendable () -> Void {
            let handle = opened.device.handle
            return { handle.abort() }
        }

        /// Gives the reader back; every later command fails.
        public func close() {
            opened.close()
        }

        /// Sends one command and returns what came back.
        ///
        /// libnfc does not tell a refusal from silence: both are `none`. So is a FAST_READ whose answer is longer than
        /// `capabilities` say, which is not sent.
        ///
        /// - Throws: `LinkError` of kind `failed` with libnfc's number.
        public func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
            let device = opened.device
            guard command.answerSize <= capabilities.longestAnswer else {
                device.trace.note("\(command) is not sent: its answer is too long")
                return .none
            }
            // The PN532 knows READ and WRITE by itself, and takes 60h for something else; WRITE's four-bit acknowledge has
            // no CRC, which only the PN532's own handling forgives.
            try setEasyFraming(command.isCarriedByEveryReader)
            device.trace.tag(.out, command.maskedFrame, command.description)
            let answer: TagAnswer
            do throws(NFCFailure) {
                answer = TagAnswer(try device.transceive(command.frame, shown: command.maskedFrame), to: command)
            } catch {
                answer = try TagAnswer(error)
            }
            report(answer, to: command)
            return answer
        }

        /// Selects whatever tag lies on the reader now and returns its identifier, which may be another one.
        ///
        /// The field goes off and on, so that a tag that was halted answers again.
        ///
        /// - Throws: `LinkError` of kind `tagLost` when there is none.
        public func reselect() throws(LinkError) -> TagUID {
            easyFraming = nil
            let found = try TagSelection(opened.device).select(known: uid.bytes)
            guard let found else {
                throw LinkError(.tagLost, library: LibNFC.name, text: "the tag is no longer on the reader")
            }
            uid = try found.identifier()
            return uid
        }

        private func setEasyFraming(_ wanted: Bool) throws(LinkError) {
            guard easyFraming != wanted else { return }
            easyFraming = nil
            try readerCall { () throws(NFCFailure) in try opened.device.setProperty(.easyFraming, wanted) }
            easyFraming = wanted
        }

        private func report(_ answer: TagAnswer, to command: TagCommand) {
            let trace = opened.device.trace
            switch answer {
            case .data(let bytes):
                let shown = command.hasSecretAnswer ? bytes.map { _ in 0 } : bytes
                trace.tag(.in, shown, "\(bytes.count) bytes")
            case .acknowledged: trace.tag(.in, [], "acknowledged")
            case .notAcknowledged(let code): trace.tag(.in, [], "refused, code \(code)")
            case .none: trace.tag(.in, [], "nothing, or a refusal")
            }
        }
    }

#endif
