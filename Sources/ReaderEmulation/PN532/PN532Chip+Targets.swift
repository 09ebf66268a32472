// SPDX-License-Identifier: MIT

internal import Type2Tag
internal import VirtualTag

extension PN532Chip {
    /// InListPassiveTarget (7.3.5): how many at most, modulation, identifier.
    ///
    /// Leaves `search` set when nothing was found and the host wants to wait.
    mutating func listPassiveTargets(_ parameters: [UInt8]) -> [UInt8]? {
        guard parameters.count >= 2, (1...2).contains(parameters[0]), parameters[1] <= 0x04 else { return nil }
        let isTypeA = parameters[1] == 0x00
        let identifier = Array(parameters.dropFirst(2))
        var search = Search(isTypeA: isTypeA, maximum: Int(parameters[0]), uid: nil)
        if isTypeA, !identifier.isEmpty {
            guard let uid = PN532Chip.uid(withCascadeTags: identifier) else { return nil }
            search.uid = uid
        }
        forgetTargets()
        field.setPower(true)
        // The chip sets itself up for the modulation, whatever the host wrote before.
        registers.merge(PN532Register.typeA) { _, new in new }
        if let found = find(search) { return found }
        guard activationRetries == 0xFF else { return [0x00] }
        self.search = search
        return []
    }

    /// Tries as often as the host allows, for ever being twice for now, since an active tag takes the first call for an
    /// error.
    ///
    /// - Returns: The data of the answer, or nil when nothing was found.
    mutating func find(_ search: Search) -> [UInt8]? {
        guard search.isTypeA else { return nil }
        var data: [UInt8] = []
        while targets.count < search.maximum, let uid = findNext(search) {
            targets.append(uid)
            current = targets.count
            data += [UInt8(targets.count)] + PN532Chip.targetData(uid)
            if search.uid != nil { break }
        }
        return targets.isEmpty ? nil : [UInt8(targets.count)] + data
    }

    private mutating func findNext(_ search: Search) -> TagUID? {
        // A target found before this one waits in HALT.
        if !targets.isEmpty {
            field.halt()
            current = nil
        }
        let tries = activationRetries == 0xFF ? 2 : min(Int(activationRetries) + 1, 3)
        let call = search.uid == nil ? options.generalCall : options.directedCall
        for _ in 0..<tries {
            if let uid = field.select(call, uid: search.uid), !targets.contains(uid) { return uid }
        }
        return nil
    }

    /// InSelect (7.3.10).
    mutating func select(_ parameters: [UInt8]) -> [UInt8]? {
        guard parameters.count == 1 else { return nil }
        guard let uid = target(parameters[0]) else { return [PN532Chip.noTargetStatus] }
        return [activate(uid, number: Int(parameters[0])) ? 0x00 : options.silenceStatus]
    }

    /// InDeselect (7.3.11) and, when the targets are to be forgotten, InRelease (7.3.12); number 0 means all.
    mutating func deselect(_ parameters: [UInt8], forgets: Bool) -> [UInt8]? {
        guard parameters.count == 1 else { return nil }
        let number = Int(parameters[0])
        guard number == 0 || target(parameters[0]) != nil else { return [PN532Chip.noTargetStatus] }
        if current != nil, number == 0 || number == current {
            field.halt()
            current = nil
        }
        // A released number is not given to another target before the next listing.
        if forgets, number == 0 || targets.count == 1 { targets = [] }
        return [0x00]
    }

    /// Makes sure that the target with this number is the one that listens.
    mutating func makeCurrent(_ number: UInt8) -> Bool {
        guard let uid = target(number) else { return false }
        if current != Int(number) { _ = activate(uid, number: Int(number)) }
        return true
    }

    mutating func forgetTargets() {
        targets = []
        current = nil
    }

    private mutating func activate(_ uid: TagUID, number: Int) -> Bool {
        if current != nil { field.halt() }
        current = number
        return field.select(.wakeUp, uid: uid) != nil
    }

    private func target(_ number: UInt8) -> TagUID? {
        targets.indices.contains(Int(number) - 1) ? targets[Int(number) - 1] : nil
    }

    /// SENS_RES with its high byte first, SEL_RES, length and identifier.
    private static func targetData(_ uid: TagUID) -> [UInt8] {
        [0x00, sizeBits(of: uid), 0x00, UInt8(uid.bytes.count)] + uid.bytes
    }

    /// The low byte of SENS_RES of a Type 2 tag: how long the identifier is.
    static func sizeBits(of uid: TagUID) -> UInt8 {
        switch uid.bytes.count {
        case 4: 0x04
        case 7: 0x44
        default: 0x84
        }
    }

    /// The identifier in what the host sends: each cascade level but the last begins with 88h (ISO/IEC 14443-3).
    private static func uid(withCascadeTags bytes: [UInt8]) -> TagUID? {
        let identifier: [UInt8] =
            switch bytes.count {
            case 8 where bytes[0] == 0x88: Array(bytes.dropFirst())
            case 12 where bytes[0] == 0x88 && bytes[4] == 0x88: Array(bytes[1..<4] + bytes[5...])
            default: bytes
            }
        return try? TagUID(identifier)
    }
}
