// SPDX-License-Identifier: MIT

internal import Synchronization
package import VirtualTag

extension EmulatedField {
    /// Lets a fault happen to the frame that follows after `count` more frames that a tag hears.
    ///
    /// Faults for several frames may wait at once; of several for the same frame, the first set comes first and the
    /// others meet the frames behind it.
    package func arm(_ fault: FieldFault, after count: Int) {
        state.withLock { $0.faults.append(ArmedFault(fault: fault, remaining: max(count, 0))) }
    }

    /// Forgets the faults that have not happened.
    package func disarm() {
        state.withLock { $0.faults = [] }
    }

    /// Takes every tag away.
    package func remove() {
        state.withLock { $0.takeAway() }
        notifyObservers()
    }

    /// Puts back what was taken away.
    package func putBack() {
        state.withLock { $0.putBack() }
        notifyObservers()
    }

    /// Puts this tag in the place of those that lie there, and lets go of them.
    package func swap(to tag: any FrameLink) {
        let placed = PlacedTag(tag)
        state.withLock { $0.swap(to: placed) }
        notifyObservers()
    }

    /// Puts one more tag beside those that lie there.
    package func add(_ tag: any FrameLink) {
        let placed = PlacedTag(tag)
        state.withLock { $0.tags.append(placed) }
        notifyObservers()
    }

    /// Interrupts the power once, forgets faults that have not happened and the last failure, and sets the counters
    /// to zero.
    package func reset() {
        state.withLock { state in
            state.resetTags()
            state.faults = []
            state.failure = nil
            state.counters = FieldCounters()
        }
    }

    /// Faults that have not happened yet.
    package var armedFaultCount: Int { state.withLock { $0.faults.count } }
}
