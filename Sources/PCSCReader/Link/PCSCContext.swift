// SPDX-License-Identifier: MIT

#if PCSC
    internal import TagAccess

    /// A connection with the PC/SC service, given back with the object.
    final class PCSCContext {
        let service: any PCSCService
        let handle: PCSCContextHandle

        init(_ service: any PCSCService) throws(LinkError) {
            self.service = service
            do throws(PCSCCallError) {
                handle = try service.establishContext()
            } catch {
                throw error.linkError
            }
        }

        deinit {
            service.releaseContext(handle)
        }

        /// The names of all readers; empty when there is none.
        func readerNames() throws(LinkError) -> [String] {
            do throws(PCSCCallError) {
                return try service.listReaders(handle)
            } catch {
                if error.code == .noReaders { return [] }
                throw error.linkError
            }
        }

        /// All readers and what lies on them.
        func slots() throws(LinkError) -> [PCSCSlotStatus] {
            let names = try readerNames()
            guard !names.isEmpty else { return [] }
            return try change(from: names.map { PCSCSlotStatus(reader: $0) }, milliseconds: 0)
        }

        /// Waits for a change of one reader, and returns what is known of it after at most `milliseconds`.
        func change(from slot: PCSCSlotStatus, milliseconds: UInt32) throws(LinkError) -> PCSCSlotStatus {
            try change(from: [slot], milliseconds: milliseconds).first ?? slot
        }

        private func change(
            from slots: [PCSCSlotStatus],
            milliseconds: UInt32
        ) throws(LinkError) -> [PCSCSlotStatus] {
            do throws(PCSCCallError) {
                return try service.statusChange(handle, from: slots, milliseconds: milliseconds)
            } catch {
                if error.code == .timeout { return slots }
                throw error.linkError
            }
        }
    }
#endif
