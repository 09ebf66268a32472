// SPDX-License-Identifier: MIT

#if LibNFC

    public import TagAccess

    /// Readers that libnfc drives itself: PN532 boards on a serial port, ACR122U on USB without PC/SC.
    ///
    /// ```swift
    /// let link = try LibNFC.open(LibNFCOptions(connectionString: "pn532_uart:/dev/ttyUSB0", wait: .seconds(10)))
    /// let session = TagSession(link: link)
    /// ```
    public enum LibNFC {
        /// The name that errors and traces carry.
        static let name = "libnfc"

        /// The version of the library that is linked, in its own words.
        public static var version: String { CallTrace(sink: nil).version() }

        /// The readers that libnfc finds, by the strings it opens them with.
        ///
        /// Serial readers are among them only when a libnfc configuration file or `LIBNFC_DEVICE` names them: libnfc does
        /// not send probes to serial ports unless it is told to. While this runs, libnfc's log level is raised and what
        /// C code of this thread writes to `stderr` is taken for libnfc's words.
        ///
        /// - Parameter trace: Where each call is reported.
        /// - Returns: Connection strings, sixteen at most.
        /// - Throws: `LinkError` of kind `failed` when the library cannot be initialised.
        public static func connectionStrings(trace: (any TraceSink)? = nil) throws(LinkError) -> [String] {
            let trace = CallTrace(sink: trace)
            var found = Result<[String], LinkError>.success([])
            let words = LibraryWords.caught {
                found = Result { () throws(LinkError) in try NFCContext(trace: trace).listDevices() }
            }
            trace.note(words)
            return try found.get()
        }

        /// Opens a reader and waits for a tag on it.
        ///
        /// While the reader is being opened, libnfc's log level is raised and what C code of this thread writes to
        /// `stderr` is taken for libnfc's words.
        ///
        /// - Throws: `LinkError`: `noReader`, `readerBusy`, `notPermitted` or `unusable` when the reader cannot be had;
        ///   `noTag` when none came in time or `shouldStop` said so; `unusable` when a tag of another type or more than
        ///   one tag lies there; `failed` with libnfc's number for everything else.
        public static func open(_ options: LibNFCOptions) throws(LinkError) -> LibNFCLink {
            let device = try OpenDevice(options.connectionString, trace: CallTrace(sink: options.trace))
            return try LibNFCLink(device, options: options)
        }
    }

#endif
