// SPDX-License-Identifier: MIT

/// The processes, and which of them have a device node open.
struct RunningProcesses: Hashable, Sendable {
    struct Process: Hashable, Sendable {
        let id: Int
        let name: String
        /// The device nodes it has open; nil when we may not look.
        let devices: Set<String>?

        /// `pcscd (process 812)`.
        var description: String { "\(name) (process \(id))" }
    }

    let all: [Process]

    init(of root: SystemRoot) throws(SystemError) {
        all = try root.names(in: "/proc").compactMap { name in
            guard let id = Int(name), let command = try? root.text(of: "/proc/\(name)/comm") else { return nil }
            return Process(id: id, name: command, devices: RunningProcesses.devices(of: name, in: root))
        }
    }

    private static func devices(of process: String, in root: SystemRoot) -> Set<String>? {
        let folder = "/proc/\(process)/fd"
        guard let descriptors = try? root.names(in: folder) else { return nil }
        return Set(descriptors.compactMap { try? root.link(at: "\(folder)/\($0)") }.filter { $0.hasPrefix("/dev/") })
    }

    func named(_ name: String) -> Process? {
        all.first { $0.name == name }
    }

    func holders(of node: String) -> [Process] {
        all.filter { $0.devices?.contains(node) ?? false }
    }
}
