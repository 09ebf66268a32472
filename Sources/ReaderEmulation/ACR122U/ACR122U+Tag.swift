// SPDX-License-Identifier: MIT

internal import Type2Tag

extension ACR122U {
    /// Get Data: the identifier; a Type 2 tag has no ATS.
    func getData(_ command: CommandAPDU) -> [UInt8] {
        guard command.p1 == 0x00, command.p2 == 0x00 else { return StatusWord.notSupported.bytes }
        guard let expected = command.expectedCount else { return StatusWord.wrongLength.bytes }
        guard let uid else { return StatusWord.failure.bytes }
        let count = uid.bytes.count
        guard expected == 0 || expected >= count else { return StatusWord.expectedLength(count).bytes }
        let status: StatusWord = expected > count ? .endReached : .success
        return uid.bytes + status.bytes
    }

    /// Read Binary Blocks: READ of one page, of whose sixteen bytes the first Le are given back.
    mutating func readBinary(_ command: CommandAPDU) -> [UInt8] {
        guard command.p1 == 0x00 else { return StatusWord.notSupported.bytes }
        guard command.body.count == 1, let expected = command.expectedCount else {
            return StatusWord.wrongLength.bytes
        }
        guard (1...16).contains(expected) else { return StatusWord.failure.bytes }
        guard let bytes = exchange([0x30, command.p2]), bytes.count >= expected else { return loseTag() }
        return Array(bytes.prefix(expected)) + StatusWord.success.bytes
    }

    /// Update Binary Blocks: WRITE of one page.
    mutating func updateBinary(_ command: CommandAPDU) -> [UInt8] {
        guard command.p1 == 0x00 else { return StatusWord.notSupported.bytes }
        guard let data = command.data else { return StatusWord.wrongLength.bytes }
        // Sixteen bytes are a block of MIFARE Classic.
        guard data.count == 4 else { return StatusWord.failure.bytes }
        guard exchange([0xA2, command.p2] + data) != nil else { return loseTag() }
        return StatusWord.success.bytes
    }

    /// The data of the tag's answer, or nil when it refused, kept still, or is lost.
    private mutating func exchange(_ data: [UInt8]) -> [UInt8]? {
        guard uid != nil, case .answer(let answer) = chip.perform([0xD4, 0x40, 0x01] + data), answer.count >= 3,
            answer[2] == 0x00
        else { return nil }
        return Array(answer.dropFirst(3))
    }

    private mutating func loseTag() -> [UInt8] {
        if options.losesTagAfterFailure {
            uid = nil
            chip.forgetTargets()
        } else {
            selectTag()
        }
        return StatusWord.failure.bytes
    }
}
