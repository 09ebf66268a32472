// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import TagAccess

    extension TagAnswer {
        /// What the bytes of a successful exchange mean.
        ///
        /// A WRITE by easy framing comes back empty. A single byte below 10h is the four bits of an acknowledge or a
        /// refusal, from a reader that passes them on.
        init(_ bytes: [UInt8], to command: TagCommand) {
            if bytes.count == 1, let bits = bytes.first, bits < 0x10 {
                self = bits == 0x0A ? .acknowledged : .notAcknowledged(code: bits)
            } else if bytes.isEmpty {
                self = command.changesTag ? .acknowledged : .none
            } else {
                self = .data(bytes)
            }
        }

        /// What a failed exchange says of the tag.
        ///
        /// - Throws: `LinkError` when it says that the reader failed.
        init(_ failure: NFCFailure) throws(LinkError) {
            switch failure.code {
            // The air: silence, a refusal, a damaged frame.
            case NFC_ERFTRANS: self = .none
            // The reader has lost its target, or never had one since.
            case NFC_EINVARG, NFC_ETGRELEASED: self = .none
            // How the PN532 words an answer that it took for that of a MIFARE Classic.
            case NFC_EMFCAUTHFAIL: self = .none
            default: throw failure.linkError
            }
        }
    }

#endif
