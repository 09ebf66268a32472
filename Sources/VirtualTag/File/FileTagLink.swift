// SPDX-License-Identifier: MIT

public import TagAccess
public import Type2Tag

/// A link to a software tag kept in a file, which is saved after every page that changed.
///
/// The file is locked as long as the link lives. A command that cannot be saved throws, and the tag is as it was
/// before.
public final class FileTagLink: TagLink {
    private let link: VirtualTagLink
    private let store: TagFileStore

    /// Which chip it is: as the `.chip` file says, or assumed from the size of the memory.
    public let model: Fact<ChipModel>

    init(chip: VirtualChip, store: TagFileStore, model: Fact<ChipModel>) {
        self.model = model
        link = VirtualTagLink(chip: chip, name: "file:\(store.path)")
        self.store = store
        link.didChange = { (chip, _) throws(LinkError) in try store.save(memory: chip.memory) }
    }

    /// The chip as it is saved.
    public var chip: VirtualChip { link.chip }

    /// When lock bits and password settings begin to act.
    public var timing: RuleTiming {
        get { link.chip.timing }
        set { link.chip.timing = newValue }
    }

    /// The path of the file as it was given.
    public var readerName: String { link.readerName }

    /// The identifier that the tag answered with when it was last selected.
    public var uid: TagUID { link.uid }

    /// What the way to the tag carries.
    public var capabilities: LinkCapabilities { link.capabilities }

    /// Sends one command and returns what came back, once the file holds what it changed.
    ///
    /// - Throws: `LinkError` with the error number of the operating system when the file cannot be saved.
    public func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        try savingState { () throws(LinkError) in try link.transceive(command) }
    }

    /// Takes the tag out of the field, puts it back and selects it.
    public func reselect() throws(LinkError) -> TagUID {
        try link.reselect()
    }

    // The counter and the failed tries change without any page changing, and live in the other file.
    private func savingState<Answer>(_ exchange: () throws(LinkError) -> Answer) throws(LinkError) -> Answer {
        let before = link.chip
        let answer = try exchange()
        guard link.chip.counter != before.counter || link.chip.failedTries != before.failedTries else { return answer }
        do throws(LinkError) {
            try store.save(ChipSidecar(of: link.chip))
        } catch {
            link.chip = before
            throw error
        }
        return answer
    }
}

extension FileTagLink: FrameLink {
    package func exchange(_ frame: [UInt8]) throws(LinkError) -> VirtualAnswer {
        try savingState { () throws(LinkError) in try link.exchange(frame) }
    }

    package func fieldReset() { link.fieldReset() }

    package func wake(_ call: WakeCall) -> TagUID? { link.wake(call) }
}
