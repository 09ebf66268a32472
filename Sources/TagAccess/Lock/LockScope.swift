// SPDX-License-Identifier: MIT

internal import Type2Tag

/// How much of a tag is to be locked.
public enum LockScope: String, CaseIterable, Hashable, Sendable {
    /// The container and every user page, by lock bits that the chip enforces.
    case pages
    /// The same, and the configuration: without it a stranger can set a password on a locked tag that guards reading
    /// (NTAG21x data sheet 8.5.7, CFGLCK).
    case pagesAndConfiguration
    /// What the container says and nothing else, which nothing enforces: a soft lock.
    case container
}

extension TagInspection {
    /// Whether everything that the scope names is locked.
    ///
    /// Lock bits count only where the tag named its chip.
    func isLocked(_ scope: LockScope) -> Bool {
        switch scope {
        case .container: container.hasMagicNumber && container.writeAccess == .denied
        case .pages: reportedChip != nil && locks.value?.isFullyLocked == true
        case .pagesAndConfiguration: isLocked(.pages) && password.value?.configurationIsLocked == true
        }
    }
}
