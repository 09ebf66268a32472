// SPDX-License-Identifier: MIT

internal import Glibc

/// A thread that runs one function and is waited for.
///
/// It takes no signals, so that Ctrl-C reaches the thread that expects it.
final class ServiceThread: Sendable {
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private let identifier: pthread_t

    init(_ body: @escaping @Sendable () -> Void) throws(EmulationError) {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        let work = unsafe Unmanaged.passRetained(Work(body))
        var identifier = pthread_t()
        let error = unsafe pthread_create(
            &identifier,
            nil,
            { argument in
                if let argument = unsafe argument {
                    unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
                }
                return nil
            },
            work.toOpaque()
        )
        guard error == 0 else {
            unsafe work.release()
            throw EmulationError("start a thread", errorNumber: error)
        }
        self.identifier = identifier
    }

    /// Waits for its end; on the thread itself, lets it end by itself.
    func join() {
        if pthread_equal(identifier, pthread_self()) != 0 {
            pthread_detach(identifier)
        } else {
            pthread_join(identifier, nil)
        }
    }
}
