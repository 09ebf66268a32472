// SPDX-License-Identifier: MIT

#if PCSC
    /// What the reader answered to a pseudo-APDU: data and two status bytes (ISO/IEC 7816-4, 5.6).
    package struct ReaderResponse: Hashable, Sendable {
        /// What the status bytes mean here.
        package enum Outcome: Hashable, Sendable {
            case done
            /// The command reached the tag, or should have, and nothing usable came back: 63 xx, and what PC/SC part 3
            /// (3.2.2.1.8 and 3.2.2.1.9) has for memory and for access.
            case noAnswerFromTag
            /// The reader does not know the command.
            case notUnderstood
        }

        package let data: [UInt8]
        package let status: UInt16

        /// Splits what came back; nil when it is too short to hold a status.
        package init?(_ bytes: [UInt8]) {
            guard bytes.count >= 2 else { return nil }
            data = Array(bytes.dropLast(2))
            status = UInt16(bytes[bytes.count - 2]) << 8 | UInt16(bytes[bytes.count - 1])
        }

        package var outcome: Outcome {
            switch status {
            // 62 xx warns, and the data came: 62 82 is fewer bytes than asked for.
            case 0x9000, 0x6200...0x62FF: .done
            case 0x6300...0x65FF, 0x6981...0x6986, 0x6A82: .noAnswerFromTag
            default: .notUnderstood
            }
        }

        /// The status bytes, for a person.
        package var statusText: String {
            let digits = String(status, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: 4 - digits.count) + digits
            return padded.prefix(2) + " " + padded.suffix(2)
        }
    }
#endif
