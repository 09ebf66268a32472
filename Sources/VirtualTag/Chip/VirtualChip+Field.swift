// SPDX-License-Identifier: MIT

public import Type2Tag

extension VirtualChip {
    /// Whether commands reach the chip.
    public var isActive: Bool {
        if case .active = state { true } else { false }
    }

    /// Takes the chip out of the field and puts it back: it is in IDLE afterwards and has forgotten the password.
    public mutating func fieldReset() {
        leaveActive()
        state = .idle
        hasCountedRead = false
    }

    /// Calls the chip and, when it answers, selects it.
    ///
    /// An active chip takes a call for a wrong frame: it leaves the active state and keeps still.
    ///
    /// - Returns: The identifier, or nil when the chip keeps still.
    @discardableResult
    public mutating func wake(_ call: WakeCall) -> TagUID? {
        switch (state, call) {
        case (.idle, _):
            state = .active(fallsBackToHalt: false)
        case (.halt, .wakeUp):
            state = .active(fallsBackToHalt: true)
        case (.halt, .request):
            return nil
        case (.active, _):
            leaveActive()
            return nil
        }
        activationRules = memoryRules
        return uid
    }

    /// Falls back to where the chip was woken from (data sheet 8.4).
    mutating func leaveActive() {
        if case .active(let fallsBackToHalt) = state { state = fallsBackToHalt ? .halt : .idle }
        isAuthenticated = false
        awaitedWrite = nil
    }

    mutating func halt() {
        leaveActive()
        state = .halt
    }
}
