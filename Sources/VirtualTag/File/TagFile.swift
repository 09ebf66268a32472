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
    /// Without a `.chip` file that names the model, the size of the memory decides; where several chips share it, the
    /// one that is delivered as an NDEF tag is taken, and the link's `model` says so.
    ///
    /// - Throws: `LinkError` that names the file: `noReader` when there is none, `notPermitted`, `readerBusy` when
    ///   another link holds it, `unusable` when it is not the memory of a known chip or its `.chip` file is malformed.
    public static func open(at path: String) throws(LinkError) -> FileTagLink {
        let store = try TagFileStore(path: path)
        let memory = try store.readMemory()
        let sidecar = try store.readSidecar()
        let model = try model(ofSize: memory.count, sidecar, store)
        let chip = try chip(memory, try store.value(of: model, size: memory.count), sidecar, store)
        return FileTagLink(chip: chip, store: store, model: model)
    }

    /// What the `.chip` file says, else what the size tells.
    private static func model(
        ofSize size: Int,
        _ sidecar: ChipSidecar,
        _ store: TagFileStore
    ) throws(LinkError) -> Fact<ChipModel> {
        switch sidecar.model {
        case nil: return ChipModel.guessed(fromMemorySize: size)
        case .known(let model):
            guard model.memorySize != size else { return .reported(model) }
            // A size that no chip has is wrong whatever is claimed.
            _ = try store.value(of: ChipModel.guessed(fromMemorySize: size), size: size)
            throw store.malformed(
                line: sidecar.modelLine ?? 1,
                "an \(model.name) has \(model.memorySize) bytes, the tag file \(size)"
            )
        case .unknown:
            let headerSize = PageAddress.dataArea.byteAddress
            let units = (size - headerSize) / 8
            guard size > headerSize, (size - headerSize).isMultiple(of: 8), units <= ChipModel.greatestUnits else {
                throw store.malformed(
                    line: sidecar.modelLine ?? 1,
                    "a Type 2 tag has \(headerSize) bytes and 1 to \(ChipModel.greatestUnits) times 8, the tag file \(size)"
                )
            }
            return .reported(.unknown(dataAreaUnits: UInt8(units)))
        }
    }

    private static func chip(
        _ memory: [UInt8],
        _ model: ChipModel,
        _ sidecar: ChipSidecar,
        _ store: TagFileStore
    ) throws(LinkError) -> VirtualChip {
        do throws(VirtualTagError) {
            var chip = try VirtualChip(
                memory: memory,
                model: model,
                counter: sidecar.counter,
                failedTries: sidecar.failedTries,
                signature: sidecar.signature
            )
            switch sidecar.version {
            case .answers(let version):
                chip.version = version
                chip.commands.insert(.getVersion)
            case .notKnown: chip.version = nil
            case nil: break
            }
            return chip
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

extension TagFileStore {
    /// The model, unless no chip has this size.
    fileprivate func value(of model: Fact<ChipModel>, size: Int) throws(LinkError) -> ChipModel {
        if let model = model.value { return model }
        let sizes = ChipModel.all.enumerated().map { index, model in
            index == 0 ? "an \(model.name) has \(model.memorySize)" : "\(model.name) \(model.memorySize)"
        }.joined(separator: ", ")
        throw unusable(" has \(size) bytes; \(sizes)")
    }
}
