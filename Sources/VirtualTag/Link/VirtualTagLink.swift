// SPDX-License-Identifier: MIT

public import TagAccess
public import Type2Tag

/// A link to a chip in memory, on which tags can be torn, taken away and exchanged at any command.
///
/// ```swift
/// let link = VirtualTagLink(chip: chip)
/// link.events = [FieldEvent(atCommand: 3, .tear(.afterEffect))]
/// link.afterLoss = .returns
/// ```
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

    /// What happens at which command.
    public var events: [FieldEvent] = []

    /// How many commands were sent, those without a tag on the reader included: the index of the next.
    public var commandIndex = 0

    /// A field in which writes fail at random; nil for a good one.
    public var weakField: WeakField?

    /// What `reselect` finds after the tag was torn or taken away.
    public var afterLoss: AfterLoss = .staysAway

    /// What `transceive` says when no tag lies on the reader.
    public var absenceReport: AbsenceReport = .silence

    /// How long everything took on the air since the link was created or this was last set.
    public var airTime = AirTime()

    /// Whether a tag lies on the reader.
    public internal(set) var isTagInField = true

    /// The tags that others took the place of, in order.
    public internal(set) var replacedChips: [VirtualChip] = []

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
        airTime.activate()
    }

    /// Sends one command and returns what came back.
    ///
    /// A native command on a link that does not carry them does not reach the chip, and an answer longer than the link
    /// carries is lost on its way back.
    ///
    /// - Throws: What `didChange` throws; `LinkError` of kind `tagLost` without a tag, when `absenceReport` says so.
    public func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        guard capabilities.carriesNativeCommands || command.isCarriedByEveryReader else { return .none }
        let answer = try exchange(command.frame)
        if !isTagInField, absenceReport == .tagLost { throw VirtualTagLink.lost }
        switch answer {
        case .data(let bytes): return bytes.count <= capabilities.longestAnswer ? .data(bytes) : .none
        case .acknowledge: return .acknowledged
        case .refuse(let code): return .notAcknowledged(code: code)
        case .silence: return .none
        }
    }

    /// Takes the chip out of the field, puts it back and selects it.
    ///
    /// - Throws: `LinkError` of kind `tagLost` when no tag lies on the reader.
    public func reselect() throws(LinkError) -> TagUID {
        try findAfterLoss()
        fieldReset()
        guard let answer = wake(.request) else { throw VirtualTagLink.lost }
        return answer
    }
}

extension VirtualTagLink: FrameLink {
    /// Sends the bytes of one frame, without CRC.
    ///
    /// - Throws: What `didChange` throws.
    package func exchange(_ frame: [UInt8]) throws(LinkError) -> VirtualAnswer {
        // An empty frame puts the chip to sleep: no reader sends one.
        guard !frame.isEmpty else { return chip.receive(frame) }
        let mishap = happen(atCommand: commandIndex, sending: frame)
        commandIndex += 1
        let answer = isTagInField ? try receive(frame, struckBy: mishap) : .silence
        airTime.exchange(frame, answer)
        if isTagInField, case .torn = mishap { removeTag() }
        return answer
    }

    private func receive(_ frame: [UInt8], struckBy mishap: Mishap?) throws(LinkError) -> VirtualAnswer {
        // A copy that nobody needs would make every write copy the whole memory.
        let before = didChange == nil ? nil : chip
        let answer = mishap.map { chip.receive(frame, struckBy: $0) } ?? chip.receive(frame)
        guard let page = chip.changedPage, let didChange, let before else { return answer }
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
        guard isTagInField, let answer = chip.wake(call) else { return nil }
        uid = answer
        airTime.activate()
        return answer
    }
}
