// SPDX-License-Identifier: MIT

/// The rules by which udev gives device nodes their groups and marks.
enum UdevRules {
    private static let folders = [
        "/etc/udev/rules.d", "/run/udev/rules.d", "/usr/lib/udev/rules.d", "/lib/udev/rules.d",
    ]

    /// The first file with a line that has all the words, in whatever case.
    static func file(naming words: String..., in root: SystemRoot) -> String? {
        for folder in folders {
            for name in (try? root.names(in: folder)) ?? [] where name.hasSuffix(".rules") {
                guard let text = try? root.text(of: "\(folder)/\(name)", limit: 1 << 20) else { continue }
                let isNamed = text.lowercased().split(separator: "\n").contains { line in
                    !line.hasPrefix("#") && words.allSatisfy { Text.range(of: $0.lowercased(), in: line) != nil }
                }
                if isNamed { return "\(folder)/\(name)" }
            }
        }
        return nil
    }
}
