// SPDX-License-Identifier: MIT

internal import FoundationEssentials

/// What a dry run must know of a file that it would make.
enum OutputFile {
    /// Whether there is something at the path, if only a link that leads nowhere.
    static func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }
}
