// SPDX-License-Identifier: MIT

#if LibNFC

    public import TagAccess

    /// Which libnfc reader to open, and how long to wait for a tag on it.
    public struct LibNFCOptions {
        /// How libnfc names the reader, such as `pn532_uart:/dev/ttyUSB0` or `acr122_usb:001:004`; nil is the first found.
        public var connectionString: String?

        /// How long to wait for a tag: zero looks once, nil waits for ever.
        public var wait: Duration?

        /// Where each call to the library and each command to the tag is reported.
        public var trace: (any TraceSink)?

        /// Asked several times a second while waiting; true ends the wait.
        public var shouldStop: () -> Bool

        /// Creates options.
        public init(
            connectionString: String? = nil,
            wait: Duration? = .zero,
            trace: (any TraceSink)? = nil,
            shouldStop: @escaping () -> Bool = { false }
        ) {
            self.connectionString = connectionString
            self.wait = wait
            self.trace = trace
            self.shouldStop = shouldStop
        }
    }

#endif
