// SPDX-License-Identifier: MIT

/// A PN532 as its host sees it over a serial line: bytes in, bytes out.
///
/// ```swift
/// var chip = PN532(field: EmulatedField([link]))
/// chip.receive(PN532Frame.information([0xD4, 0x02]))  // the acknowledge, then D5 03 32 01 06 07 in a frame
/// ```
package struct PN532: Sendable {
    /// What executes the commands.
    package private(set) var chip: PN532Chip

    private var scanner = PN532FrameScanner()
    private var lastAnswer: [UInt8] = []

    /// Creates a chip that was just powered.
    package init(field: EmulatedField, options: PN532Options = PN532Options()) {
        chip = PN532Chip(field: field, options: options)
    }

    /// Whether a command waits for a tag, so that `poll` may bring its answer.
    package var isWaiting: Bool { chip.isWaiting }

    /// Takes bytes from the host, in whatever pieces, and returns those that go back.
    package mutating func receive(_ bytes: [UInt8]) -> [UInt8] {
        var answer: [UInt8] = []
        for event in scanner.receive(bytes) {
            switch event {
            case .acknowledge: chip.cancel()
            case .notAcknowledge: answer += lastAnswer
            case .information(let content): answer += PN532Frame.acknowledge + framed(chip.perform(content))
            }
        }
        return answer
    }

    /// Looks for a tag again when a command waits for one, and returns its answer when there is one now.
    package mutating func poll() -> [UInt8] {
        framed(chip.poll())
    }

    private mutating func framed(_ reply: PN532Chip.Reply) -> [UInt8] {
        switch reply {
        case .answer(let content): lastAnswer = PN532Frame.information(content)
        case .error: lastAnswer = PN532Frame.error
        case .none: return []
        }
        return lastAnswer
    }
}
