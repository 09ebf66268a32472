// SPDX-License-Identifier: MIT

/// The versions in Debian's package list; elsewhere nothing is known.
struct InstalledPackages: Hashable, Sendable {
    private let versions: [String: String]

    init(of root: SystemRoot) {
        var versions: [String: String] = [:]
        var name: String?
        var isInstalled = false
        // Megabytes on a desktop, so only the lines that matter are looked at.
        let text = (try? root.text(of: "/var/lib/dpkg/status", limit: 1 << 26)) ?? ""
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            switch line.first {
            case UInt8(ascii: "P"):
                if let value = InstalledPackages.value(of: "Package: ", in: line) {
                    name = InstalledPackages.wanted.contains(value) ? value : nil
                    isInstalled = false
                }
            case UInt8(ascii: "S"):
                if let value = InstalledPackages.value(of: "Status: ", in: line) {
                    isInstalled = value.hasSuffix(" installed")
                }
            case UInt8(ascii: "V"):
                if let name, isInstalled, let value = InstalledPackages.value(of: "Version: ", in: line) {
                    versions[name] = value
                }
            default: break
            }
        }
        self.versions = versions
    }

    private static let wanted: Set<String> = ["libnfc6", "pcscd", "libccid"]

    private static func value(of key: String, in line: Substring.UTF8View) -> String? {
        line.starts(with: key.utf8) ? String(Substring(line.dropFirst(key.utf8.count))) : nil
    }

    subscript(_ package: String) -> String? {
        versions[package]
    }
}
