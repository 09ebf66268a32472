// SPDX-License-Identifier: MIT

public import TagAccess
internal import Type2Tag

/// A software tag kept in a file: its raw memory, with the password and its acknowledge, and beside it the text file
/// `PATH.chip` with what the memory does not hold.
public enum TagFile {
    /// Writes both files of a new tag.
    ///
    /// - Throws: `VirtualTagError` with `fileExists` when one of them exists, and `file` when the operating system
    ///   refuses; then neither is left behind.
    public static func create(at path: String, chip: VirtualChip) throws(VirtualTagError) {
        let sidecarPath = path + ChipSidecar.suffix
        try writeNew(chip.memory, to: path)
        do throws(VirtualTagError) {
            try writeNew(ChipSidecar(of: chip).bytes, to: sidecarPath)
        } catch {
            FilePath.remove(path)
            throw error
        }
    }

    /// Opens a tag for as long as the link lives; meanwhile nobody else can.
    ///
    /// - Throws: `LinkError` that names the file: `noReader` when there is none, `notPermitted`, `readerBusy` when
    ///   another link holds it, `unusable` when it is not the memory of a known chip or its `.chip` file is malformed.
    public static func open(at path: String) throws(LinkError) -> FileTagLink {
        let store = try TagFileStore(path: path)
        let chip = try loadChip(from: store)
        return FileTagLink(chip: chip, store: store)
    }

    private static func loadChip(from store: TagFileStore) throws(LinkError) -> VirtualChip {
        let memory = try store.readMemory()
        let sidecar = try store.readSidecar()
        guard let model = ChipModel.guessed(fromMemorySize: memory.count).value else {
            let sizes = ChipModel.all.enumerated().map { index, model in
                index == 0 ? "an \(model.name) has \(model.memorySize)" : "\(model.name) \(model.memorySize)"
            }.joined(separator: ", ")
            throw store.unusable(" has \(memory.count) bytes; \(sizes)")
        }
        if let claimed = sidecar.model, claimed.memorySize != memory.count {
            throw store.malformed(
                line: sidecar.modelLine ?? 1,
                "an \(claimed.name) has \(claimed.memorySize) bytes, the tag file \(memory.count)"
            )
        }
        do throws(VirtualTagError) {
            return try VirtualChip(
                memory: memory,
                model: sidecar.model ?? model,
                counter: sidecar.counter,
                failedTries: sidecar.failedTries,
                signature: sidecar.signature
            )
        } catch {
            throw store.unusable(": \(error)")
        }
    }

    private static func writeNew(_ bytes: [UInt8], to path: String) throws(VirtualTagError) {
        do throws(FileError) {
            try AtomicFile.write(bytes, to: path, overwrite: false)
        } catch {
            throw VirtualTagError(error.isExisting ? .fileExists(path: path) : .file(error))
        }
    }
}
