// SPDX-License-Identifier: MIT

internal import Glibc

extension FileError {
    /// A short name that scripts can rely on; what was being done does not change it.
    public var code: String {
        if isExisting { return "file-exists" }
        if isMissing { return "file-missing" }
        if isForbidden { return "file-forbidden" }
        return isLockHeld ? "file-locked" : "file-failed"
    }

    /// Whether there is already something at the path.
    package var isExisting: Bool { errorNumber == EEXIST }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { errorNumber == ENOENT }

    /// Whether the operating system forbids it.
    package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(errorNumber) }

    /// Whether another open file holds the lock.
    package var isLockHeld: Bool { operation == .lock && errorNumber == EWOULDBLOCK }
}
