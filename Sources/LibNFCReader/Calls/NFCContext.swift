// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import Synchronization
    internal import TagAccess

    /// libnfc between `nfc_init` and `nfc_exit`.
    @safe final class NFCContext {
        /// Bytes in a connection string, with the zero that ends it.
        static let connectionStringSize = MemoryLayout<nfc_connstring>.size

        private static let mostDevices = 16

        /// How many contexts of this process live.
        ///
        /// libnfc keeps one list of drivers for all of them, without a lock: `nfc_exit` frees it whoever else may be
        /// using it. So only the last context is given back by it; the others leave theirs, a few hundred bytes, behind.
        private static let living = Mutex(0)

        let trace: CallTrace
        private let raw: OpaquePointer

        /// `nfc_init`.
        init(trace: CallTrace) throws(LinkError) {
            let created = unsafe NFCContext.living.withLock { living in
                var raw: OpaquePointer?
                unsafe nfc_init(&raw)
                if unsafe raw != nil { living += 1 }
                return unsafe Handle(raw: raw)
            }.raw
            trace.called("nfc_init()", returned: unsafe created == nil ? "nothing" : "a context")
            guard let created = unsafe created else {
                throw LinkError(.failed, library: LibNFC.name, text: "nfc_init made no context")
            }
            unsafe self.raw = created
            self.trace = trace
        }

        deinit {
            let handle = unsafe Handle(raw: raw)
            let isLast = NFCContext.living.withLock { living in
                living -= 1
                if living == 0, let raw = unsafe handle.raw { unsafe nfc_exit(raw) }
                return living == 0
            }
            trace.called("nfc_exit()", returned: isLast ? "done" : "left to the last context of the process")
        }

        /// A pointer that crosses a lock: it is used by one thread at a time.
        @safe private struct Handle: @unchecked Sendable {
            let raw: OpaquePointer?
        }

        /// `nfc_list_devices`: the connection strings of what is found, up to sixteen.
        func listDevices() -> [String] {
            let size = NFCContext.connectionStringSize
            let found = unsafe withUnsafeTemporaryAllocation(
                byteCount: size * NFCContext.mostDevices,
                alignment: 1
            ) { buffer -> [String] in
                unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
                guard let start = buffer.baseAddress else { return [] }
                let strings = unsafe start.assumingMemoryBound(to: nfc_connstring.self)
                let count = unsafe nfc_list_devices(raw, strings, NFCContext.mostDevices)
                return (0..<min(Int(count), NFCContext.mostDevices)).map { index in
                    unsafe String(cString: (start + index * size).assumingMemoryBound(to: CChar.self))
                }
            }
            trace.called("nfc_list_devices(\(NFCContext.mostDevices))", returned: found.description)
            return found
        }

        /// `nfc_open`: the reader of this name, or nil; libnfc has no error number here.
        func open(_ connectionString: String) -> NFCDevice? {
            let device = unsafe connectionString.withCString { unsafe nfc_open(raw, $0) }
            trace.called("nfc_open(\"\(connectionString)\")", returned: unsafe device == nil ? "nothing" : "a device")
            return unsafe device.map { unsafe NFCDevice(DevicePointer(raw: $0), of: self) }
        }
    }

#endif
