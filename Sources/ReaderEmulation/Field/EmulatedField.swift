// SPDX-License-Identifier: MIT

internal import Synchronization
package import TagAccess
package import VirtualTag

/// What lies in front of an emulated antenna: no tag, one, or several.
///
/// A reader's thread uses the functions under *air*, any other thread those under *control*; each happens whole. The
/// tags belong to the field from then on: look at them through `withTags`.
package final class EmulatedField: Sendable {
    let state: Mutex<FieldState>

    /// Creates a field with these tags in it, powered.
    package init(_ tags: [any FrameLink] = []) {
        state = Mutex(FieldState(tags: tags.map(PlacedTag.init)))
    }

    /// Looks at the tags while nobody else does, those that were taken away included.
    package func withTags<Result: Sendable>(_ body: ([any FrameLink]) throws -> Result) rethrows -> Result {
        try state.withLock { state in try body(state.tags.map(\.link)) }
    }

    /// What went through the air.
    package var counters: FieldCounters { state.withLock { $0.counters } }

    /// Whether tags lie there.
    package var presence: FieldPresence { state.withLock { $0.presence } }

    /// Whether the reader gives power.
    package var isPowered: Bool { state.withLock { $0.isPowered } }

    /// The last failure to keep what a frame changed; the reader saw silence.
    package var failure: LinkError? { state.withLock { $0.failure } }

    /// Calls `handler` after each change of what lies there, on the thread that made it.
    ///
    /// - Returns: A number to give to `stopObserving`.
    func observe(_ handler: @escaping @Sendable () -> Void) -> Int {
        state.withLock { $0.addObserver(handler) }
    }

    func stopObserving(_ number: Int) {
        state.withLock { $0.observers[number] = nil }
    }

    func notifyObservers() {
        let handlers = state.withLock { Array($0.observers.values) }
        for handler in handlers { handler() }
    }
}
