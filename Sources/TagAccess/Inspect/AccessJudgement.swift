// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Boils what is known of a tag down to what may be done to its message.
struct AccessJudgement {
    let container: CapabilityContainer
    let locks: Fact<LockState>
    let password: Fact<PasswordProtection>
    /// Whether the tag took the password, so that it guards nothing in this session.
    let isAuthenticated: Bool
    /// Whether a chip that named itself would not show its lock bits: only the password can hide them.
    let guardsLockBits: Bool
    let message: StoredMessage
    let layout: TLVLayout?

    /// The state, and what it rests on that the tag did not say.
    var verdict: (state: AccessState, assumption: String?) {
        if container.isBlank { return (.unformatted, nil) }
        if case .notNDEF(let error) = message {
            if case .containerReadAccess = error.reason { return (.restricted, nil) }
            return (.notNDEF, nil)
        }
        if container.writeAccess == .denied { return (.readOnly, nil) }
        if locks.value?.isFullyLocked == true { return (.readOnly, locks.because) }
        if !isAuthenticated, password.value?.guardsWriting(of: lastDataPage) == true {
            return (.passwordProtected, password.because)
        }
        if guardsLockBits { return (.passwordProtected, nil) }
        if case .unreadable = message { return (.passwordProtected, nil) }
        if container.writeAccess != .free { return (.restricted, nil) }
        if case .damaged = message { return (.damaged, nil) }
        // From here on it matters that no password guards the pages, and which of them are locked.
        let assumption = locks.because ?? password.because
        if let locks = locks.value, locks.lockedPages.contains(where: { $0 >= .dataArea && $0 <= lastDataPage }) {
            return (.partlyLocked, assumption)
        }
        return (.readWrite, assumption)
    }

    private var lastDataPage: PageAddress {
        PageAddress.last(ofDataArea: max(layout?.dataAreaSize ?? container.dataAreaSize, 1))
            ?? PageAddress(rawValue: .max)
    }
}
