// SPDX-License-Identifier: MIT

#if PCSC
    internal import Glibc
    internal import TagAccess

    /// A connection with the tag on a reader, inside a transaction from beginning to end, so that no other program gets
    /// a word in between.
    final class PCSCCard {
        let context: PCSCContext
        let reader: String
        private var handle: PCSCCardHandle
        private var isInTransaction = false
        /// Whether the tag is in a state that the next program should not meet: halted, or with its password given.
        ///
        /// Not so for a tag that is gone: pcscd takes a reset that fails for a sign that something lies there.
        var isDisturbed = false

        private let shouldStop: () -> Bool

        /// How long another program's transaction is waited for.
        private let patience: Duration

        init(
            context: PCSCContext,
            reader: String,
            patience: Duration = .seconds(3),
            shouldStop: @escaping () -> Bool
        ) throws(PCSCCallError) {
            self.context = context
            self.reader = reader
            self.patience = patience
            self.shouldStop = shouldStop
            handle = try context.service.connect(context.handle, reader: reader, mode: .shared)
            // From here on the deinit gives the handle back.
            try begin()
        }

        deinit {
            if isInTransaction { context.service.endTransaction(handle) }
            context.service.disconnect(handle, disposition: isDisturbed ? .reset : .leave)
        }

        func answerToReset() throws(PCSCCallError) -> [UInt8] {
            try context.service.answerToReset(handle)
        }

        func transmit(_ command: ReaderCommand) throws(PCSCCallError) -> [UInt8] {
            try context.service.transmit(command, to: handle)
        }

        /// Starts the tag anew, which may be another one by now.
        func reset() throws(PCSCCallError) {
            isDisturbed = false
            // A reset with no tag there would make pcscd believe in one.
            guard (try? isTagSeen()) != false else {
                throw PCSCCallError(call: "SCardGetStatusChange", code: .noCard, text: "No tag is seen")
            }
            if isInTransaction { context.service.endTransaction(handle) }
            isInTransaction = false
            do throws(PCSCCallError) {
                try reconnect(.reset)
            } catch {
                guard error.code != .sharingViolation, (try? hasTag()) == true else { throw error }
                try reconnect(.powerOff)
            }
            try begin()
        }

        /// Whether the tag still lies there, as far as the service notices within half a second.
        func hasTag() throws(LinkError) -> Bool {
            let now = try slot()
            guard now.flags.contains(.present) else { return false }
            return try context.change(from: now, milliseconds: 500).flags.contains(.present)
        }

        private func isTagSeen() throws(LinkError) -> Bool {
            try slot().flags.contains(.present)
        }

        private func slot() throws(LinkError) -> PCSCSlotStatus {
            try context.change(from: PCSCSlotStatus(reader: reader), milliseconds: 0)
        }

        private func reconnect(_ disposition: PCSCDisposition) throws(PCSCCallError) {
            let (service, handle) = (context.service, handle)
            self.handle = try whileShared { () throws(PCSCCallError) in
                try service.reconnect(handle, disposition: disposition)
            }
        }

        private func begin() throws(PCSCCallError) {
            let (service, handle) = (context.service, handle)
            try whileShared { () throws(PCSCCallError) in try service.beginTransaction(handle) }
            isInTransaction = true
        }

        /// Makes a call again as long as another program's transaction forbids it and patience lasts.
        private func whileShared<Value>(
            _ call: () throws(PCSCCallError) -> Value
        ) throws(PCSCCallError) -> Value {
            let end = ContinuousClock.now + patience
            while true {
                do throws(PCSCCallError) {
                    return try call()
                } catch {
                    guard error.code == .sharingViolation, ContinuousClock.now < end, !shouldStop() else { throw error }
                    usleep(50_000)
                }
            }
        }
    }
#endif
