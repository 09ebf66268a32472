// SPDX-License-Identifier: MIT

internal import Synchronization
package import Type2Tag
package import VirtualTag

extension EmulatedField {
    /// Switches the power; without it tags forget everything, and nobody answers.
    package func setPower(_ isOn: Bool) {
        state.withLock { state in
            if !isOn { state.resetTags() }
            state.isPowered = isOn
        }
    }

    /// Calls the tags, and selects the first of those that answer or, when given, the one with this identifier.
    ///
    /// - Returns: The identifier of the selected tag, or nil when none was.
    package func select(_ call: WakeCall, uid: TagUID? = nil) -> TagUID? {
        state.withLock { $0.select(call, uid: uid) }
    }

    /// Sends a frame without CRC to the selected tag.
    ///
    /// - Returns: Its answer, without CRC; silence also when what the frame changed could not be kept (see `failure`).
    package func exchange(_ frame: [UInt8]) -> VirtualAnswer {
        let (answer, hasChanged) = state.withLock { state in
            let removals = state.removals
            let answer = state.exchange(frame)
            return (answer, state.removals != removals)
        }
        if hasChanged { notifyObservers() }
        return answer
    }

    /// Sends HLTA to the selected tag.
    package func halt() {
        state.withLock { $0.halt() }
    }
}
