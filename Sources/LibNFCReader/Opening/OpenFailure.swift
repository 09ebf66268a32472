// SPDX-License-Identifier: MIT

#if LibNFC

    internal import TagAccess

    /// A reader that `nfc_open` did not open, and what libnfc wrote about it, which is all that it tells.
    struct OpenFailure: Hashable {
        /// What a sentence of libnfc means.
        private struct Meaning {
            let sign: String
            let kind: LinkError.Kind
            let advice: String

            init(_ sign: String, _ kind: LinkError.Kind, _ advice: String) {
                self.sign = sign
                self.kind = kind
                self.advice = advice
            }
        }

        private static let clone = """
            the reader's firmware does not suit libnfc; use it through PC/SC, or open it with a tag on it
            """

        private static let meanings = [
            Meaning(
                "Device or resource busy",
                .readerBusy,
                "another program holds the reader: pcscd (use it through PC/SC, or stop pcscd.socket and pcscd) or the "
                    + "kernel module pn533_usb"
            ),
            Meaning(
                "Operation not permitted",
                .notPermitted,
                "the reader's USB device is closed to you: the group plugdev has to have you as a member"
            ),
            Meaning(
                "Permission denied",
                .notPermitted,
                "the reader's device is closed to you: its group has to have you as a member"
            ),
            Meaning(
                "Unable to set alternate setting",
                .failed,
                "plug the reader in again; if that does not help, the kernel module pn533_usb has it"
            ),
            Meaning("Invalid RDR_to_PC_DataBlock frame", .unusable, clone),
            Meaning("Command Code verification failed", .unusable, clone),
            Meaning("Unable to write to USB", .failed, "plug the reader in again"),
            Meaning("Unable to read from USB", .failed, "plug the reader in again"),
            Meaning("Serial port already claimed", .readerBusy, "another program holds the port"),
            Meaning("Unable to set serial port speed", .unusable, "leave the speed out, or name one the port knows"),
            Meaning("Invalid serial port", .unusable, "libnfc cannot use the port"),
            Meaning("check_communication", .unusable, "nothing there answers as an NFC reader does"),
        ]

        /// The connection string.
        let name: String

        /// Lines of libnfc, without their prefixes.
        let words: [String]

        init(of name: String, words: [String]) {
            self.name = name
            self.words = words
        }

        /// The error that it is, with libnfc's words where one of them explains it.
        var linkError: LinkError {
            for meaning in OpenFailure.meanings {
                guard let line = words.first(where: { $0.contains(meaning.sign) }) else { continue }
                return LinkError(meaning.kind, library: LibNFC.name, text: "\(line); \(meaning.advice)")
            }
            return LinkError(
                .noReader,
                library: LibNFC.name,
                text: "no reader opens as \"\(name)\"; is it plugged in, and does libnfc have the driver?"
            )
        }
    }

    extension StringProtocol {
        /// Whether the text occurs in this one, byte for byte.
        fileprivate func contains(_ text: String) -> Bool {
            let wanted = Array(text.utf8)
            let all = Array(utf8)
            guard wanted.count <= all.count else { return false }
            return (0...(all.count - wanted.count)).contains { all[$0..<($0 + wanted.count)].elementsEqual(wanted) }
        }
    }

#endif
