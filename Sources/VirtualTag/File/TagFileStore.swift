// SPDX-License-Identifier: MIT

internal import Glibc
internal import TagAccess

/// The two files of a tag that is open, and the lock on them.
final class TagFileStore {
    /// The path as it was given: what a person knows the file by.
    let path: String

    private let resolvedPath: String

    // The lock lives as long as this descriptor.
    private var file: OpenFile

    /// Opens and locks the memory file.
    init(path: String) throws(LinkError) {
        let opened: Opened
        do throws(FileError) {
            opened = try TagFileStore.openLocked(path)
        } catch {
            throw TagFileStore.openingFailed(error)
        }
        self.path = path
        resolvedPath = opened.path
        file = opened.file
    }

    /// As many bytes as the file has, up to what no chip has.
    func readMemory() throws(LinkError) -> [UInt8] {
        do throws(FileError) {
            try file.requirePlain(reportedAs: path)
            return try file.read(upTo: 1 << 16)
        } catch {
            throw TagFileStore.openingFailed(error)
        }
    }

    /// What the text file beside it says; nothing when there is none.
    func readSidecar() throws(LinkError) -> ChipSidecar {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try WholeFile.read(resolvedPath + ChipSidecar.suffix, limit: ChipSidecar.sizeLimit, onlyPlain: true)
        } catch {
            if error.isMissing { return ChipSidecar() }
            throw TagFileStore.openingFailed(error)
        }
        do throws(ChipSidecar.Malformed) {
            return try ChipSidecar(parsing: bytes)
        } catch {
            throw malformed(line: error.line, error.text)
        }
    }

    /// Puts a new memory in the place of the old one.
    ///
    /// The new file is locked before it gets its name, so that the tag is never without a lock.
    func save(memory: [UInt8]) throws(LinkError) {
        do throws(FileError) {
            guard try OpenFile.status(ofPath: resolvedPath).identity == file.status().identity else {
                throw FileError(.replace, path: path, errorNumber: ESTALE, text: "another program replaced the file")
            }
            file = try AtomicFile.write(memory, to: resolvedPath, overwrite: true, locked: true)
        } catch {
            throw savingFailed(error)
        }
    }

    func save(_ sidecar: ChipSidecar) throws(LinkError) {
        do throws(FileError) {
            try AtomicFile.write(sidecar.bytes, to: resolvedPath + ChipSidecar.suffix, overwrite: true)
        } catch {
            throw savingFailed(error)
        }
    }

    func unusable(_ text: String) -> LinkError {
        LinkError(.unusable, library: "file", text: path + text)
    }

    func malformed(line: Int, _ text: String) -> LinkError {
        LinkError(.unusable, library: "file", text: "\(path)\(ChipSidecar.suffix):\(line): \(text)")
    }
}

extension TagFileStore {
    private struct Opened: ~Copyable {
        let path: String
        let file: OpenFile
    }

    private static func openLocked(_ path: String) throws(FileError) -> Opened {
        let resolved = try FilePath.resolved(path)
        // Whoever held the lock may have put another file in place between our opening and our locking.
        for _ in 0..<16 {
            let file = try OpenFile(reading: resolved, waiting: false)
            try file.lock()
            if try OpenFile.status(ofPath: resolved).identity == file.status().identity {
                return Opened(path: resolved, file: file)
            }
        }
        throw FileError(.lock, path: path, errorNumber: EWOULDBLOCK)
    }

    private static func openingFailed(_ error: FileError) -> LinkError {
        if error.isLockHeld {
            return LinkError(
                .readerBusy,
                library: "file",
                libraryCode: Int(error.errorNumber),
                text: "another program has \(error.path) open"
            )
        }
        let kind: LinkError.Kind = error.isMissing ? .noReader : error.isForbidden ? .notPermitted : .unusable
        return linkError(kind, error)
    }

    private func savingFailed(_ error: FileError) -> LinkError {
        TagFileStore.linkError(error.isForbidden ? .notPermitted : .failed, error)
    }

    private static func linkError(_ kind: LinkError.Kind, _ error: FileError) -> LinkError {
        LinkError(kind, library: "file", libraryCode: Int(error.errorNumber), text: error.description)
    }
}
