// SPDX-License-Identifier: MIT

internal import Glibc

extension FileError {
    /// Whether there is already something at the path.
    package var isExisting: Bool { errorNumber == EEXIST }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { errorNumber == ENOENT }

    /// Whether the operating system forbids it.
    package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(errorNumber) }

    /// Whether another open file holds the lock.
    package var isLockHeld: Bool { operation == .lock && errorNumber == EWOULDBLOCK }
}
