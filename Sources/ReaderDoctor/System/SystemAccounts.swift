// SPDX-License-Identifier: MIT

/// The names in `/etc/passwd` and `/etc/group`; a file that cannot be read gives numbers for names.
struct SystemAccounts: Sendable {
    private struct Group {
        let name: String
        let id: UInt32
        let members: [Substring]
    }

    private let users: [(name: String, id: UInt32)]
    private let groups: [Group]

    init(of root: SystemRoot) {
        users = SystemAccounts.rows(root, "/etc/passwd").compactMap { row in
            guard row.count > 2, let id = UInt32(row[2]) else { return nil }
            return (String(row[0]), id)
        }
        groups = SystemAccounts.rows(root, "/etc/group").compactMap { row in
            guard row.count > 2, let id = UInt32(row[2]) else { return nil }
            let members = row.count > 3 ? row[3].split(separator: ",") : []
            return Group(name: String(row[0]), id: id, members: members)
        }
    }

    private static func rows(_ root: SystemRoot, _ path: String) -> [[Substring]] {
        guard let text = try? root.text(of: path, limit: 1 << 20) else { return [] }
        return text.split(separator: "\n").map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    }

    func userName(_ id: UInt32) -> String {
        users.first { $0.id == id }?.name ?? "user \(id)"
    }

    func userNumber(_ name: String) -> UInt32? {
        users.first { $0.name == name }?.id
    }

    func groupName(_ id: UInt32) -> String {
        groups.first { $0.id == id }?.name ?? "group \(id)"
    }

    func groupNumber(_ name: String) -> UInt32? {
        groups.first { $0.name == name }?.id
    }

    /// Whether the file lists the user under the group, which a login from before does not know yet.
    func lists(_ user: SystemUser, in group: UInt32) -> Bool {
        guard let name = users.first(where: { $0.id == user.id })?.name else { return false }
        return groups.contains { $0.id == group && $0.members.contains(Substring(name)) }
    }
}
