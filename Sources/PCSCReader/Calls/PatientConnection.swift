// SPDX-License-Identifier: MIT

#if PCSC
    internal import CPCSCLite
    internal import Glibc
    internal import Synchronization

    /// SCardConnect on a thread of its own: while another program is in a transaction it does not come back, and nothing
    /// can cancel it.
    final class PatientConnection: Sendable {
        struct Outcome: Sendable {
            let status: LONG
            let card: SCARDHANDLE
            let active: DWORD
        }

        private enum State: Sendable {
            case waiting
            case done(Outcome)
            /// Nobody waits any more: what comes of it is given back at once, and the context with it.
            case abandoned
        }

        private let context: SCARDCONTEXT
        private let reader: String
        private let mode: DWORD
        private let protocols: DWORD
        private let state = Mutex(State.waiting)

        init(context: SCARDCONTEXT, reader: String, mode: DWORD, protocols: DWORD) {
            self.context = context
            self.reader = reader
            self.mode = mode
            self.protocols = protocols
        }

        /// Connects, and gives up after `patience` or when asked to stop: nil, and the context is no longer the caller's.
        func outcome(patience: Duration, shouldStop: () -> Bool) -> Outcome? {
            guard start() else {
                return connect()
            }
            let end = ContinuousClock.now + patience
            var ticks = 0
            while true {
                if case .done(let outcome) = state.withLock({ $0 }) { return outcome }
                usleep(1000)
                ticks += 1
                guard ContinuousClock.now >= end || (ticks.isMultiple(of: 50) && shouldStop()) else { continue }
                return state.withLock { state in
                    if case .done(let outcome) = state { return outcome }
                    state = .abandoned
                    return nil
                }
            }
        }

        private func start() -> Bool {
            var thread = pthread_t()
            let connection = unsafe Unmanaged.passRetained(self)
            let status = unsafe pthread_create(
                &thread, nil,
                { connection in
                    if let connection = unsafe connection {
                        unsafe Unmanaged<PatientConnection>.fromOpaque(connection).takeRetainedValue().run()
                    }
                    return nil
                }, connection.toOpaque())
            guard status == 0 else {
                unsafe connection.release()
                return false
            }
            pthread_detach(thread)
            return true
        }

        private func run() {
            let outcome = connect()
            let isWanted = state.withLock { state in
                if case .abandoned = state { return false }
                state = .done(outcome)
                return true
            }
            guard !isWanted else { return }
            if outcome.status == SCARD_S_SUCCESS { SCardDisconnect(outcome.card, DWORD(SCARD_LEAVE_CARD)) }
            SCardReleaseContext(context)
        }

        private func connect() -> Outcome {
            var card: SCARDHANDLE = 0
            var active: DWORD = 0
            let status = unsafe SCardConnect(context, reader, mode, protocols, &card, &active)
            return Outcome(status: status, card: card, active: active)
        }
    }
#endif
