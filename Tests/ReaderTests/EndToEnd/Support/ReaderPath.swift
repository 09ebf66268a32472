// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import LibNFCReader
    import PCSCReader
    import ReaderEmulation
    import TagAccess
    import Testing
    import VirtualTag

    /// A link that can be given back before it goes out of scope.
    protocol ClosableLink: TagLink {
        func close()
    }

    extension LibNFCLink: ClosableLink {}
    extension PCSCLink: ClosableLink {}

    /// A way from a session to a chip in software, with somebody else's library in between.
    enum ReaderPath: String, CaseIterable, Sendable {
        case libnfc = "libnfc and a PN532"
        case pcsc = "pcscd and an ACR122U"
        case pcscWithoutPN532 = "pcscd and a reader without a PN532"

        /// The two libraries, each with the reader it is made for.
        static let libraries: [ReaderPath] = [.libnfc, .pcsc]

        /// What the way carries: what a direct link to the same chip must be told to carry too.
        var capabilities: LinkCapabilities {
            switch self {
            case .libnfc: LinkCapabilities(carriesNativeCommands: true, longestAnswer: 248)
            case .pcsc: LinkCapabilities(carriesNativeCommands: true, longestAnswer: 240)
            case .pcscWithoutPN532: LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16)
            }
        }

        /// Lays tags on a reader of this kind for the time of `body`.
        ///
        /// - Parameters:
        ///   - tags: What lies there.
        ///   - noticesSwaps: Whether a reader behind pcscd sees that a tag was swapped.
        ///   - body: What is done with the reader.
        /// - Returns: What `body` returns.
        /// - Throws: What `body` throws, or why there is no reader.
        func withReader<Value>(
            _ tags: [any FrameLink],
            noticesSwaps: Bool = true,
            _ body: (ReaderBench) throws -> Value
        ) throws -> Value {
            let field = EmulatedField(tags)
            guard self != .libnfc else {
                let server = try PN532Server(field: field)
                try server.start()
                defer { server.stop() }
                return try body(
                    ReaderBench(field: field, name: server.connectionString, stop: server.stop) { name, wait throws in
                        try LibNFC.open(LibNFCOptions(connectionString: name, wait: wait))
                    })
            }
            var options = ACR122UOptions()
            if self == .pcscWithoutPN532 { options.passThrough = .refused(.notSupported) }
            return try PrivatePCSCD.shared().withSlot { slot throws in
                let server = VPCDServer(field: field, port: slot.port, options: options, noticesSwaps: noticesSwaps)
                try server.start()
                defer { server.stop() }
                return try body(
                    ReaderBench(field: field, name: slot.name, stop: server.stop) { name, wait throws in
                        try PCSC.open(PCSCOptions(readerName: name, wait: wait))
                    })
            }
        }
    }

    extension ReaderPath: CustomTestStringConvertible {
        var testDescription: String { rawValue }
    }

    /// A reader that serves a field, and how to reach it.
    struct ReaderBench {
        let field: EmulatedField
        /// What the library calls the reader.
        let name: String
        /// Lets the reader vanish.
        let stop: () -> Void
        let opening: (String, Duration) throws -> any ClosableLink

        /// Opens a link to the tag that lies there.
        func open(wait: Duration = .seconds(20)) throws -> any ClosableLink { try opening(name, wait) }

        /// Opens a link for the time of `body`.
        func withLink<Value>(_ body: (any ClosableLink) throws -> Value) throws -> Value {
            let link = try open()
            defer { link.close() }
            return try body(link)
        }
    }

#endif
