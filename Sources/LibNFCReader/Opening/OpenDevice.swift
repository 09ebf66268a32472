// SPDX-License-Identifier: MIT

#if LibNFC

    internal import TagAccess

    /// An open reader and our lock on its port.
    final class OpenDevice {
        let device: NFCDevice
        private var lock: PortLock?

        /// Opens a reader.
        ///
        /// - Parameters:
        ///   - connectionString: Which one; nil is the first that libnfc finds.
        ///   - trace: Where the calls are reported.
        /// - Throws: `LinkError`: `noReader`, `readerBusy`, `notPermitted`, `unusable` or `failed`.
        init(_ connectionString: String?, trace: CallTrace) throws(LinkError) {
            let name: String
            if let connectionString { name = connectionString } else { name = try OpenDevice.firstReader(trace: trace) }
            try OpenDevice.check(name)
            lock = try SerialConnection(name).map { port throws(LinkError) in try PortLock(port) }
            var opened = Result<NFCDevice?, LinkError>.success(nil)
            let words = LibraryWords.caught {
                opened = Result { () throws(LinkError) in try NFCContext(trace: trace).open(name) }
            }
            trace.note(words)
            guard let device = try opened.get() else { throw OpenFailure(of: name, words: words).linkError }
            self.device = device
        }

        deinit { close() }

        func close() {
            device.close()
            // Only now, so that nobody finds the port free and the reader not.
            lock = nil
        }

        private static func firstReader(trace: CallTrace) throws(LinkError) -> String {
            guard let first = try LibNFC.connectionStrings(trace: trace.sink).first else {
                throw LinkError(
                    .noReader,
                    library: LibNFC.name,
                    text: "no reader found; one on a serial port has to be named, as in pn532_uart:/dev/ttyUSB0"
                )
            }
            return first
        }

        /// Refuses what libnfc would cut short.
        private static func check(_ name: String) throws(LinkError) {
            let longest = NFCContext.connectionStringSize - 1
            guard !name.isEmpty, name.utf8.count <= longest, !name.utf8.contains(0) else {
                throw LinkError(
                    .noReader,
                    library: LibNFC.name,
                    text: "a connection string has 1 to \(longest) bytes, none of them zero"
                )
            }
        }
    }

#endif
