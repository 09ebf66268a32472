// SPDX-License-Identifier: MIT

#if PCSC
    public import TagAccess

    /// Which reader to open, and how.
    public struct PCSCOptions {
        /// Text that the reader's name contains, in either case; nil for the only contactless reader.
        public var readerName: String?

        /// How long to wait for a tag: zero to fail at once, nil for ever.
        public var wait: Duration?

        /// Whether the reader may beep and light when told how it went.
        public var givesFeedback: Bool

        /// Where every call and every byte is reported.
        public var trace: (any TraceSink)?

        /// Asked four times a second while nothing happens; true ends the wait.
        public var shouldStop: () -> Bool

        /// Creates options; without any, the only contactless reader with the tag that lies there now.
        public init(
            readerName: String? = nil,
            wait: Duration? = .zero,
            givesFeedback: Bool = false,
            trace: (any TraceSink)? = nil,
            shouldStop: @escaping () -> Bool = { false }
        ) {
            self.readerName = readerName
            self.wait = wait
            self.givesFeedback = givesFeedback
            self.trace = trace
            self.shouldStop = shouldStop
        }
    }
#endif
