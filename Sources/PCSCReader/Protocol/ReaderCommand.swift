// SPDX-License-Identifier: MIT

#if PCSC
    internal import TagAccess
    internal import Type2Tag

    /// A command to the reader in the shape of a card's command: the pseudo-APDUs of PC/SC part 3 (section 3.2.2.1)
    /// and of the ACS manual API-ACR122U 2.04.
    package struct ReaderCommand: Hashable, Sendable {
        package let bytes: [UInt8]

        /// The bytes as a trace may show them, without a password.
        package let shownBytes: [UInt8]

        /// What it asks for, for a person.
        package let meaning: String

        /// Whether the answer holds the acknowledge of a password, which is as secret as the password.
        package let hasSecretAnswer: Bool

        package init(
            _ bytes: [UInt8],
            shownBytes: [UInt8]? = nil,
            meaning: String,
            hasSecretAnswer: Bool = false
        ) {
            self.bytes = bytes
            self.shownBytes = shownBytes ?? bytes
            self.meaning = meaning
            self.hasSecretAnswer = hasSecretAnswer
        }

        /// What came back, as a trace may show it: only the status behind a secret.
        package func shown(_ answer: [UInt8]) -> [UInt8] {
            hasSecretAnswer ? answer.dropLast(2).map { _ in 0 } + answer.suffix(2) : answer
        }
    }

    extension ReaderCommand {
        /// GET DATA: the identifier of the tag.
        static let identifier = ReaderCommand([0xFF, 0xCA, 0x00, 0x00, 0x00], meaning: "UID")

        /// The version of the reader's PN532, which only a reader with one can tell.
        static let chipVersion = through([0x02], meaning: "version of the reader's PN532")

        /// READ BINARY or UPDATE BINARY for a command that every reader carries, nil for the chip's own commands.
        static func block(_ command: TagCommand) -> ReaderCommand? {
            switch command {
            case .read(let page):
                ReaderCommand([0xFF, 0xB0, 0x00, page.rawValue, 0x10], meaning: "\(command)")
            case .write(let page, let data), .writeSecret(let page, let data):
                update(page, data, shown: Array(command.maskedFrame.suffix(data.count)), meaning: "\(command)")
            default: nil
            }
        }

        private static func update(
            _ page: PageAddress,
            _ data: [UInt8],
            shown: [UInt8],
            meaning: String
        ) -> ReaderCommand {
            let head: [UInt8] = [0xFF, 0xD6, 0x00, page.rawValue, UInt8(truncatingIfNeeded: data.count)]
            return ReaderCommand(head + data, shownBytes: head + shown, meaning: meaning)
        }

        /// The tag's own frame, sent on by InCommunicateThru of the PN532.
        static func native(_ command: TagCommand) -> ReaderCommand {
            through(
                [0x42] + command.frame,
                shown: [0x42] + command.maskedFrame,
                meaning: "\(command)",
                hasSecretAnswer: command.hasSecretAnswer
            )
        }

        /// Lights and sound (API-ACR122U 6.2).
        ///
        /// One beep for success; for a failure three, with the red light.
        static func feedback(success: Bool) -> ReaderCommand {
            let tail: [UInt8] = success ? [0x00, 0x04, 0x01, 0x00, 0x01, 0x01] : [0x50, 0x04, 0x01, 0x01, 0x03, 0x01]
            return ReaderCommand([0xFF, 0x00, 0x40] + tail, meaning: success ? "beep" : "beeps and red light")
        }

        /// Direct transmit of a host command of the PN532 (API-ACR122U 6.1).
        private static func through(
            _ command: [UInt8],
            shown: [UInt8]? = nil,
            meaning: String,
            hasSecretAnswer: Bool = false
        ) -> ReaderCommand {
            let head: [UInt8] = [0xFF, 0x00, 0x00, 0x00, UInt8(truncatingIfNeeded: command.count + 1), 0xD4]
            return ReaderCommand(
                head + command,
                shownBytes: head + (shown ?? command),
                meaning: meaning,
                hasSecretAnswer: hasSecretAnswer
            )
        }
    }
#endif
