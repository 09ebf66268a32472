// SPDX-License-Identifier: MIT

/// The kernel's own NFC drivers: which are loaded, and which may not be loaded on their own.
struct KernelModules: Hashable, Sendable {
    /// In the order in which they must be removed.
    static let ofNFC = ["pn533_usb", "pn533", "nfc"]

    /// The driver that takes USB readers.
    static let taking = "pn533_usb"

    let loaded: [String]

    /// The files that keep the taking driver from being loaded.
    let blacklists: [String]

    init(of root: SystemRoot) throws(SystemError) {
        let names = Set(
            try root.text(of: "/proc/modules", limit: 1 << 20).split(separator: "\n").compactMap { line in
                Text.words(line).first
            })
        loaded = KernelModules.ofNFC.filter(names.contains)
        blacklists = KernelModules.blacklists(in: root)
    }

    /// Reads the folders of modprobe.d(5); of two files with one name, the first folder's counts.
    private static func blacklists(in root: SystemRoot) -> [String] {
        var seen: Set<String> = []
        var found: [String] = []
        for folder in [
            "/etc/modprobe.d", "/run/modprobe.d", "/usr/local/lib/modprobe.d", "/usr/lib/modprobe.d", "/lib/modprobe.d",
        ] {
            for name in (try? root.names(in: folder)) ?? [] where name.hasSuffix(".conf") {
                guard seen.insert(name).inserted, let text = try? root.text(of: "\(folder)/\(name)") else { continue }
                if text.split(separator: "\n").contains(where: forbids) { found.append("\(folder)/\(name)") }
            }
        }
        return found
    }

    private static func forbids(_ line: Substring) -> Bool {
        let words = Text.words(line)
        // modprobe takes - and _ in a module's name for the same.
        guard words.count > 1, words[1].split(separator: "-").joined(separator: "_") == taking else { return false }
        if words[0] == "blacklist" { return true }
        return words[0] == "install" && words.count > 2 && ["true", "false"].contains(Text.lastComponent(words[2]))
    }
}
