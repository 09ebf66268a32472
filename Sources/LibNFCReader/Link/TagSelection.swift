// SPDX-License-Identifier: MIT

#if LibNFC

    internal import Glibc
    internal import TagAccess

    /// Selects the tag that lies on a reader.
    struct TagSelection {
        /// How long the field stays off, and how long a tag has to wake, in microseconds.
        ///
        /// A tag needs 5 ms to wake (guard time of NFC Forum Digital Protocol) and about as long to lose power.
        private static let fieldPause: UInt32 = 10_000

        private static let tries = 3

        private let device: NFCDevice

        init(_ device: NFCDevice) {
            self.device = device
        }

        /// Puts every tag back to IDLE and selects the one that answers, or nil when none does.
        ///
        /// - Parameter known: The identifier to call by name, should nothing answer the call to all.
        /// - Returns: The tag, or nil.
        /// - Throws: `LinkError` of kind `failed`.
        func select(known: [UInt8]? = nil) throws(LinkError) -> SelectedTarget? {
            try readerCall { () throws(NFCFailure) in
                for _ in 0..<TagSelection.tries {
                    try resetField()
                    var found = try device.selectPassiveTarget(uid: nil)
                    if found == nil, let known { found = try device.selectPassiveTarget(uid: known) }
                    guard let found else { continue }
                    // Selecting resets the CRC settings inside the reader.
                    try device.setProperty(.handleCRC, true)
                    return found
                }
                return nil
            }
        }

        private func resetField() throws(NFCFailure) {
            try device.setProperty(.activateField, false)
            usleep(TagSelection.fieldPause)
            try device.setProperty(.activateField, true)
            usleep(TagSelection.fieldPause)
        }
    }

#endif
