// SPDX-License-Identifier: MIT

#if LibNFC

    internal import TagAccess

    /// A libnfc call that returned a negative number.
    struct NFCFailure: Error, Hashable {
        /// The number, one of the `NFC_E…` constants.
        let code: Int32

        /// What `nfc_strerror` says of it.
        let text: String

        /// The failure of the reader that it is, unless the caller knows better.
        var linkError: LinkError {
            LinkError(.failed, library: LibNFC.name, libraryCode: Int(code), text: text)
        }
    }

    /// Runs calls whose failure is a failure of the reader.
    func readerCall<Result>(_ body: () throws(NFCFailure) -> Result) throws(LinkError) -> Result {
        do throws(NFCFailure) {
            return try body()
        } catch {
            throw error.linkError
        }
    }

#endif
