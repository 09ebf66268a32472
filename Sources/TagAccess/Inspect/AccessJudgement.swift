// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Boils what is known of a tag down to what may be done to its message.
struct AccessJudgement {
    let container: CapabilityContainer
    let locks: LockState?
    let password: PasswordProtection?
    /// Whether a chip that named itself would not show its lock bits: only the password can hide them.
    let guardsLockBits: Bool
    let message: StoredMessage
    let layout: TLVLayout?

    var state: AccessState {
        if container.isBlank { return .unformatted }
        if case .notNDEF(let error) = message {
            if case .containerReadAccess = error.reason { return .restricted }
            return .notNDEF
        }
        if container.writeAccess == .denied || locks?.isFullyLocked == true { return .readOnly }
        if let password, password.guardsWriting(of: lastDataPage) { return .passwordProtected }
        if guardsLockBits { return .passwordProtected }
        if case .unreadable = message { return .passwordProtected }
        if container.writeAccess != .free { return .restricted }
        if case .damaged = message { return .damaged }
        if let locks, locks.lockedPages.contains(where: { $0 >= .dataArea && $0 <= lastDataPage }) {
            return .partlyLocked
        }
        return .readWrite
    }

    private var lastDataPage: PageAddress {
        let size = max(layout?.dataAreaSize ?? container.dataAreaSize, 1)
        let index = PageAddress.dataArea.index + (size - 1) / PageAddress.size
        return PageAddress(rawValue: UInt8(clamping: index))
    }
}
