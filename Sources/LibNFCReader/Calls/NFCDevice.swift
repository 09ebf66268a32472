// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import TagAccess

    /// An open reader, between `nfc_open` and `nfc_close`.
    final class NFCDevice {
        let handle: DeviceHandle
        let trace: CallTrace

        // libnfc wants its context to outlive the devices opened from it.
        private let context: NFCContext

        init(_ pointer: DevicePointer, of context: NFCContext) {
            unsafe handle = DeviceHandle(pointer)
            trace = context.trace
            self.context = context
        }

        deinit { close() }

        /// `nfc_close`, once.
        func close() {
            if handle.close() { trace.called("nfc_close()", returned: "done") }
        }

        /// `nfc_device_get_connstring`.
        func connectionString() -> String {
            let text = unsafe handle.device.flatMap { unsafe nfc_device_get_connstring($0) }
                .map { unsafe String(cString: $0) }
            trace.called("nfc_device_get_connstring()", returned: text ?? "nothing")
            return text ?? ""
        }

        /// `nfc_strerror`: what libnfc says of the last failure.
        func errorText() -> String {
            let text = unsafe handle.device.flatMap { unsafe nfc_strerror($0) }.map { unsafe String(cString: $0) }
            return text ?? ""
        }

        /// Runs one call, reports it, and turns a negative result into a failure.
        ///
        /// - Parameters:
        ///   - call: The call as the trace shows it.
        ///   - body: The call itself.
        /// - Returns: What it returned, not negative.
        /// - Throws: `NFCFailure` with what it returned.
        func run(_ call: @autoclosure () -> String, _ body: (OpaquePointer) -> Int32) throws(NFCFailure) -> Int32 {
            guard let device = unsafe handle.device else {
                throw NFCFailure(code: NFC_ENOTSUCHDEV, text: "the reader was closed before")
            }
            let result = unsafe body(device)
            // After an abort libnfc's own number is whatever the interrupted step made of it.
            if handle.takeAbort() {
                trace.called(call(), returned: "\(result), aborted")
                throw NFCFailure(code: NFC_EOPABORTED, text: "Operation Aborted")
            }
            guard result < 0 else {
                trace.called(call(), returned: String(result))
                return result
            }
            let failure = NFCFailure(code: result, text: errorText())
            trace.called(call(), returned: "\(result) (\(failure.text))")
            throw failure
        }
    }

#endif
