// SPDX-License-Identifier: MIT

#if PCSC
    public import TagAccess

    /// Readers that the PC/SC service of this machine knows.
    public enum PCSC {
        /// Lists every reader, those without a contactless slot included; none is no error.
        ///
        /// - Throws: `LinkError` of kind `noReader` when the service does not answer.
        public static func readers(trace: (any TraceSink)? = nil) throws(LinkError) -> [PCSCReaderState] {
            try readers(of: PCSCLite(trace: trace))
        }

        /// Lists the readers that `open` would have to choose from; it opens one only when there is just one.
        ///
        /// - Parameters:
        ///   - readerName: Text that the name contains, in either case; nil for any contactless reader.
        ///   - trace: Where every call is reported.
        /// - Returns: The readers in the order of the service.
        /// - Throws: `LinkError` of kind `noReader` when the service does not answer.
        public static func candidates(
            readerName: String? = nil,
            trace: (any TraceSink)? = nil
        ) throws(LinkError) -> [PCSCReaderState] {
            let readers = try readers(trace: trace)
            let names = ReaderChoice(readerName: readerName).candidates(among: readers.map(\.name))
            return readers.filter { names.contains($0.name) }
        }

        /// Opens a reader and selects the tag on it, waiting for one as long as the options say.
        ///
        /// - Throws: `LinkError`: `noReader` for no service, no such reader, or more than one that fits; `readerBusy`;
        ///   `notPermitted`; `noTag` when none came in time or the wait was stopped; `unusable` for a card that is no
        ///   Type 2 tag; `failed`.
        public static func open(_ options: PCSCOptions = PCSCOptions()) throws(LinkError) -> PCSCLink {
            try open(options, service: PCSCLite(trace: options.trace, shouldStop: options.shouldStop))
        }

        package static func readers(of service: any PCSCService) throws(LinkError) -> [PCSCReaderState] {
            try PCSCContext(service).slots().map(PCSCReaderState.init)
        }

        package static func open(
            _ options: PCSCOptions,
            service: any PCSCService
        ) throws(LinkError) -> PCSCLink {
            let context = try PCSCContext(service)
            let reader = try ReaderChoice(readerName: options.readerName).reader(among: context.readerNames())
            return try TagWait(context: context, reader: reader, options: options).link()
        }
    }
#endif
