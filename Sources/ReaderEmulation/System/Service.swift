// SPDX-License-Identifier: MIT

internal import Synchronization

/// A thread that serves a field until it is told to stop, and is woken when what lies there changes.
final class Service: Sendable {
    /// What the thread looks at.
    final class Signals: Sendable {
        let pipe: WakePipe
        private let stopping = Atomic<Bool>(false)

        fileprivate init() throws(EmulationError) {
            pipe = try WakePipe()
        }

        var isStopping: Bool { stopping.load(ordering: .acquiring) }

        fileprivate func stop() {
            stopping.store(true, ordering: .releasing)
            pipe.wake()
        }

        /// Waits for a descriptor, at most as long as told.
        ///
        /// - Returns: Whether it is ready.
        func wait(for descriptor: Descriptor, milliseconds: Int32? = nil) -> Bool {
            let ready = Polling.wait(for: [pipe.reading, descriptor], milliseconds: milliseconds)
            if ready[0] { pipe.drain() }
            return ready[1]
        }

        /// Waits for a change, at most as long as told.
        func wait(milliseconds: Int32? = nil) {
            if Polling.wait(for: [pipe.reading], milliseconds: milliseconds)[0] { pipe.drain() }
        }
    }

    private struct Run: Sendable {
        let signals: Signals
        let thread: ServiceThread
        let observer: Int
    }

    private let field: EmulatedField
    private let run = Mutex<Run?>(nil)

    init(field: EmulatedField) {
        self.field = field
    }

    deinit {
        stop()
    }

    /// Starts the thread, unless it runs already.
    func start(_ body: @escaping @Sendable (Signals) -> Void) throws(EmulationError) {
        try run.withLock { run throws(EmulationError) in
            guard run == nil else { return }
            let signals = try Signals()
            let thread = try ServiceThread { body(signals) }
            run = Run(signals: signals, thread: thread, observer: field.observe { signals.pipe.wake() })
        }
    }

    /// Stops the thread and waits for its end.
    func stop() {
        let stopped = run.withLock { run in
            defer { run = nil }
            return run
        }
        guard let stopped else { return }
        field.stopObserving(stopped.observer)
        stopped.signals.stop()
        stopped.thread.join()
    }
}
