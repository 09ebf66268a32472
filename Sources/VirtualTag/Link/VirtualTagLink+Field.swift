// SPDX-License-Identifier: MIT

internal import TagAccess

extension VirtualTagLink {
    /// Takes the tag off the reader: it loses its power, and nothing is heard of it until it is returned.
    public func removeTag() {
        chip.fieldReset()
        isTagInField = false
    }

    /// Puts the tag back on the reader; it wants to be selected.
    public func returnTag() {
        guard !isTagInField else { return }
        chip.fieldReset()
        isTagInField = true
    }

    /// Puts another tag in the place of the one that lies there or lay there; it wants to be selected.
    public func replaceTag(with other: VirtualChip) {
        chip.fieldReset()
        replacedChips.append(chip)
        chip = other
        chip.fieldReset()
        isTagInField = true
    }

    /// Lets the events of one command happen, and tells what strikes the command itself.
    func happen(atCommand index: Int, sending frame: [UInt8]) -> Mishap? {
        var mishap: Mishap?
        for event in events where event.command == index {
            switch event.kind {
            case .tear(let way): mishap = .torn(way)
            case .weakField: mishap = .weakField
            case .remove: removeTag()
            case .putBack: returnTag()
            case .replace(let other): replaceTag(with: other)
            }
        }
        guard mishap == nil, AirTime.programs(frame), weakField?.strikes() == true else { return mishap }
        return .weakField
    }

    /// What lies on the reader when somebody looks for a tag again.
    func findAfterLoss() throws(LinkError) {
        guard !isTagInField else { return }
        switch afterLoss {
        case .staysAway: throw VirtualTagLink.lost
        case .returns: returnTag()
        case .otherTag(let other):
            afterLoss = .returns
            replaceTag(with: other)
        }
    }

    static let lost = LinkError(.tagLost, library: "virtual tag", text: "the tag does not answer")
}
