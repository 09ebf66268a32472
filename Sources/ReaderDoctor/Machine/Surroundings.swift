// SPDX-License-Identifier: MIT

/// Whether this runs in a container or a virtual machine, and which.
enum Surroundings: Hashable, Sendable {
    case container(String)
    case virtualMachine(String)
    case ordinary

    init(of root: SystemRoot) {
        if let name = Surroundings.container(root) {
            self = .container(name)
        } else if let name = Surroundings.virtualMachine(root) {
            self = .virtualMachine(name)
        } else {
            self = .ordinary
        }
    }

    private static func container(_ root: SystemRoot) -> String? {
        if root.exists("/.dockerenv") { return "Docker" }
        if root.exists("/run/.containerenv") { return "Podman" }
        if let name = try? root.text(of: "/run/systemd/container"), !name.isEmpty { return name }
        let groups = (try? root.text(of: "/proc/1/cgroup")) ?? ""
        for (mark, name) in [("/docker", "Docker"), ("kubepods", "Kubernetes"), ("/lxc", "LXC")]
        where Text.contains(groups, mark) {
            return name
        }
        return nil
    }

    private static func virtualMachine(_ root: SystemRoot) -> String? {
        let kernel = ((try? root.text(of: "/proc/version")) ?? "").lowercased()
        if Text.contains(kernel, "microsoft") { return "WSL" }
        let fields = ["sys_vendor", "product_name"].compactMap { try? root.text(of: "/sys/class/dmi/id/\($0)") }
        let text = fields.joined(separator: " ")
        for (mark, name) in [
            ("VirtualBox", "VirtualBox"), ("VMware", "VMware"), ("QEMU", "QEMU"), ("KVM", "KVM"), ("Xen", "Xen"),
            ("Virtual Machine", "Hyper-V"), ("Parallels", "Parallels"),
        ] where Text.contains(text, mark) {
            return name
        }
        return nil
    }
}
