// SPDX-License-Identifier: MIT

/// What the system tells of a path without opening it.
struct SystemEntry: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
        case file
        case folder
        case char
        case block
        case socket
        case pipe
    }

    var kind: Kind
    /// The twelve permission bits.
    var mode: UInt32
    var owner: UInt32
    var group: UInt32
    /// Of a device node; 0 otherwise.
    var major: UInt32 = 0
    var minor: UInt32 = 0

    /// Whether the permission bits let a user read and write it.
    ///
    /// The first class that fits decides, as in POSIX.1-2017, 4.5 (file access permissions).
    func allowsReadingAndWriting(by user: SystemUser) -> Bool {
        if user.isRoot { return true }
        let shift: UInt32 = user.id == owner ? 6 : user.groups.contains(group) ? 3 : 0
        return mode >> shift & 0o6 == 0o6
    }

    /// The permission bits as `ls` prints them in octal: `0664`.
    var modeText: String {
        let digits = String(mode & 0o7777, radix: 8)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
