// SPDX-License-Identifier: MIT

#if LibNFC

    internal import Glibc
    internal import TagAccess

    /// Waits for the first tag on a reader that was just opened.
    struct TagWait {
        /// Between two looks, in microseconds.
        private static let pause: UInt32 = 50_000

        private let device: NFCDevice
        private let wait: Duration?
        private let shouldStop: () -> Bool

        init(_ device: NFCDevice, options: LibNFCOptions) {
            self.device = device
            wait = options.wait
            shouldStop = options.shouldStop
        }

        /// The tag, selected.
        ///
        /// - Throws: `LinkError`: `noTag` when the time is over or the wait was stopped, `unusable` for a tag of another
        ///   type or more than one.
        func firstTag() throws(LinkError) -> SelectedTarget {
            try readerCall { () throws(NFCFailure) in
                try device.initiatorInit()
                // Each look shall end by itself, so that there is somebody to ask whether to stop.
                try device.setProperty(.infiniteSelect, false)
                try device.setProperty(.handleCRC, true)
            }
            let start = ContinuousClock.now
            while true {
                if let tag = try look() { return tag }
                if shouldStop() { throw noTag("stopped before a tag came") }
                if let wait, start.duration(to: .now) >= wait {
                    throw noTag(wait > .zero ? "no tag came within \(wait)" : "no tag on the reader")
                }
                usleep(TagWait.pause)
            }
        }

        /// Looks once.
        private func look() throws(LinkError) -> SelectedTarget? {
            let tags = try readerCall { () throws(NFCFailure) in try device.listPassiveTargets(atMost: 2) }
            guard tags.count <= 1 else {
                let names = tags.map { $0.uidText }.joined(separator: " and ")
                throw LinkError(
                    .unusable,
                    library: LibNFC.name,
                    text: "more than one tag on the reader (\(names)); leave one there"
                )
            }
            guard let tag = tags.first else { return nil }
            try tag.requireType2()
            // Listing leaves the tag in HALT. What is selected now is what counts, should it have been swapped.
            let selected = try TagSelection(device).select(known: tag.uid)
            try selected?.requireType2()
            return selected
        }

        private func noTag(_ text: String) -> LinkError {
            LinkError(.noTag, library: LibNFC.name, text: text)
        }
    }

#endif
