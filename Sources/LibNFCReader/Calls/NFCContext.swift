// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import TagAccess

    /// libnfc between `nfc_init` and `nfc_exit`.
    @safe final class NFCContext {
        /// Bytes in a connection string, with the zero that ends it.
        static let connectionStringSize = MemoryLayout<nfc_connstring>.size

        private static let mostDevices = 16

        let trace: CallTrace
        private let raw: OpaquePointer

        /// `nfc_init`.
        init(trace: CallTrace) throws(LinkError) {
            var raw: OpaquePointer?
            unsafe nfc_init(&raw)
            let created = unsafe raw
            trace.called("nfc_init()", returned: unsafe created == nil ? "nothing" : "a context")
            guard let created = unsafe created else {
                throw LinkError(.failed, library: LibNFC.name, text: "nfc_init made no context")
            }
            unsafe self.raw = created
            self.trace = trace
        }

        deinit {
            unsafe nfc_exit(raw)
            trace.called("nfc_exit()", returned: "done")
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
