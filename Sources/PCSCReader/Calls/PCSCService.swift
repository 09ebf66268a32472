// SPDX-License-Identifier: MIT

#if PCSC
    /// The calls of PC/SC that this module makes, so that a stand-in can take the place of the library.
    package protocol PCSCService: AnyObject {
        /// SCardEstablishContext.
        func establishContext() throws(PCSCCallError) -> PCSCContextHandle

        /// SCardReleaseContext.
        func releaseContext(_ context: PCSCContextHandle)

        /// SCardListReaders.
        ///
        /// - Throws: With code `noReaders` when there is none.
        func listReaders(_ context: PCSCContextHandle) throws(PCSCCallError) -> [String]

        /// SCardGetStatusChange: waits until a reader differs from what is known of it.
        ///
        /// - Throws: With code `timeout` when none did within `milliseconds`.
        func statusChange(
            _ context: PCSCContextHandle,
            from known: [PCSCSlotStatus],
            milliseconds: UInt32
        ) throws(PCSCCallError) -> [PCSCSlotStatus]

        /// SCardConnect.
        func connect(
            _ context: PCSCContextHandle,
            reader: String,
            mode: PCSCShareMode
        ) throws(PCSCCallError) -> PCSCCardHandle

        /// SCardReconnect, shared.
        func reconnect(
            _ card: PCSCCardHandle,
            disposition: PCSCDisposition
        ) throws(PCSCCallError) -> PCSCCardHandle

        /// SCardDisconnect.
        func disconnect(_ card: PCSCCardHandle, disposition: PCSCDisposition)

        /// SCardStatus: the answer to reset of the card.
        func answerToReset(_ card: PCSCCardHandle) throws(PCSCCallError) -> [UInt8]

        /// SCardBeginTransaction.
        ///
        /// - Throws: With code `sharingViolation`, at once, while another program is in one.
        func beginTransaction(_ card: PCSCCardHandle) throws(PCSCCallError)

        /// SCardEndTransaction, leaving the card as it is.
        func endTransaction(_ card: PCSCCardHandle)

        /// SCardTransmit.
        func transmit(_ command: ReaderCommand, to card: PCSCCardHandle) throws(PCSCCallError) -> [UInt8]

        /// SCardControl, with a function number that becomes a control code of pcsc-lite; 1 reaches the reader itself.
        func control(_ command: ReaderCommand, function: UInt32, of card: PCSCCardHandle) throws(PCSCCallError)
            -> [UInt8]
    }
#endif
