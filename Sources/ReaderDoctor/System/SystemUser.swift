// SPDX-License-Identifier: MIT

internal import Glibc

/// Who asks: the user and all groups of the running process.
public struct SystemUser: Hashable, Sendable {
    /// The user number.
    public let id: UInt32

    /// The numbers of all groups, in no order.
    public let groups: Set<UInt32>

    /// Creates a user.
    public init(id: UInt32, groups: Set<UInt32>) {
        self.id = id
        self.groups = groups
    }

    /// The user of this process.
    public static var current: SystemUser {
        var groups: Set<UInt32> = [getegid()]
        let count = getgroups(0, nil)
        if count > 0 {
            let all = unsafe [gid_t](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
                filled = unsafe max(0, Int(getgroups(count, buffer.baseAddress)))
            }
            groups.formUnion(all)
        }
        return SystemUser(id: getuid(), groups: groups)
    }

    var isRoot: Bool { id == 0 }
}
