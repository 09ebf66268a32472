// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import Synchronization

    /// The address of an open device.
    ///
    /// libnfc lets one thread work on a device while another aborts it, and nothing else.
    @unsafe struct DevicePointer: @unchecked Sendable {
        let raw: OpaquePointer
    }

    /// Keeps the address of an open device, so that an abort from another thread cannot meet a closed one.
    @safe final class DeviceHandle: Sendable {
        private let pointer: Mutex<DevicePointer?>
        private let wasAborted = Atomic<Bool>(false)

        init(_ pointer: DevicePointer) {
            unsafe self.pointer = Mutex(pointer)
        }

        /// The device, or nil once closed; for the thread that works on it.
        var device: OpaquePointer? {
            unsafe pointer.withLock { unsafe $0 }?.raw
        }

        /// `nfc_abort_command`: makes the call that is under way return.
        ///
        /// It comes from another thread than the one the trace belongs to, so that the trace shows it by the call that
        /// ended.
        func abort() {
            unsafe pointer.withLock { pointer in
                guard let device = unsafe pointer else { return }
                wasAborted.store(true, ordering: .releasing)
                unsafe nfc_abort_command(device.raw)
            }
        }

        /// Whether there was an abort since this was asked last.
        func takeAbort() -> Bool {
            wasAborted.exchange(false, ordering: .acquiringAndReleasing)
        }

        /// `nfc_close`; false when it was closed before.
        func close() -> Bool {
            unsafe pointer.withLock { pointer in
                guard let device = unsafe pointer else { return false }
                unsafe nfc_close(device.raw)
                unsafe pointer = nil
                return true
            }
        }
    }

#endif
