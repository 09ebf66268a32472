// SPDX-License-Identifier: MIT

internal import FoundationEssentials
internal import VirtualTag

/// A file that a command makes.
enum OutputFile {
    /// Whether there is something at the path, if only a link that leads nowhere.
    static func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    /// The names in a folder, sorted, with a slash behind those of folders; none when it cannot be read.
    static func entries(of folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            return attributes?[.type] as? FileAttributeType == .typeDirectory ? name + "/" : name
        }
    }

    static func existing(_ path: String) -> CommandFailure {
        CommandFailure("output-exists", "\(path) exists already", exit: .cannotCreate, hint: "--force overwrites it")
    }

    /// Writes it whole or not at all.
    static func write(_ bytes: [UInt8], to path: String, overwrite: Bool) throws(CommandFailure) {
        do throws(FileError) {
            try AtomicFile.write(bytes, to: path, overwrite: overwrite)
        } catch {
            guard !error.isExisting else { throw existing(path) }
            throw CommandFailure("output", error.description, exit: .cannotCreate)
        }
    }
}
