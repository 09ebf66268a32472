// SPDX-License-Identifier: MIT

public import TagAccess
public import Type2Tag

/// A link to a chip in memory.
public final class VirtualTagLink: TagLink {
    /// What is told of a page that changed.
    public typealias ChangeHandler = (VirtualChip, PageAddress) throws(LinkError) -> Void

    /// The chip, which may be looked at and exchanged at any time.
    public var chip: VirtualChip

    /// Which reader this is, for a person.
    public let readerName: String

    /// What the way to the chip carries: native commands and answers up to 252 bytes, unless said otherwise.
    public let capabilities: LinkCapabilities

    /// The identifier that the chip answered with when it was last selected.
    public private(set) var uid: TagUID

    /// Called after each page that changed, before the acknowledge is given back.
    ///
    /// When it throws, the chip is put back as it was before the command, and the error goes on to the caller.
    public var didChange: ChangeHandler?

    /// Creates a link and selects the chip.
    public init(
        chip: VirtualChip,
        name: String = "virtual tag",
        capabilities: LinkCapabilities = LinkCapabilities(carriesNativeCommands: true, longestAnswer: 252)
    ) {
        self.chip = chip
        self.capabilities = capabilities
        readerName = name
        uid = chip.uid
        self.chip.fieldReset()
        self.chip.wake(.request)
    }

    /// Sends one command and returns what came back.
    ///
    /// A native command on a link that does not carry them does not reach the chip, and an answer longer than the link
    /// carries is lost on its way back.
    ///
    /// - Throws: What `didChange` throws.
    public func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        guard capabilities.carriesNativeCommands || command.isCarriedByEveryReader else { return .none }
        switch try exchange(command.frame) {
        case .data(let bytes): return bytes.count <= capabilities.longestAnswer ? .data(bytes) : .none
        case .acknowledge: return .acknowledged
        case .refuse(let code): return .notAcknowledged(code: code)
        case .silence: return .none
        }
    }

    /// Takes the chip out of the field, puts it back and selects it.
    public func reselect() throws(LinkError) -> TagUID {
        chip.fieldReset()
        guard let answer = chip.wake(.request) else {
            throw LinkError(.tagLost, library: "virtual tag", text: "the tag does not answer")
        }
        uid = answer
        return answer
    }
}

extension VirtualTagLink: FrameLink {
    /// Sends the bytes of one frame, without CRC.
    ///
    /// - Throws: What `didChange` throws.
    package func exchange(_ frame: [UInt8]) throws(LinkError) -> VirtualAnswer {
        let before = chip
        let answer = chip.receive(frame)
        guard let page = chip.changedPage, let didChange else { return answer }
        do throws(LinkError) {
            try didChange(chip, page)
        } catch {
            chip = before
            throw error
        }
        return answer
    }

    package func fieldReset() { chip.fieldReset() }

    package func wake(_ call: WakeCall) -> TagUID? {
        let answer = chip.wake(call)
        if let answer { uid = answer }
        return answer
    }
}
