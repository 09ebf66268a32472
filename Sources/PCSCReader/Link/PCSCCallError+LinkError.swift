// SPDX-License-Identifier: MIT

#if PCSC
    package import TagAccess

    extension PCSCCallError {
        /// The failure in the words of a link: what it means here, then the library's own words and number.
        package var linkError: LinkError {
            let (kind, meaning) = meaning
            let words = text.hasSuffix(".") ? String(text.dropLast()) : text
            return LinkError(
                kind,
                library: "PC/SC",
                libraryCode: Int(code.rawValue),
                text: "\(meaning) [\(call): \(words), \(code.hexadecimal)]"
            )
        }

        /// Whether the way to the reader broke down while the command was under way.
        var isBrokenExchange: Bool {
            [.notTransacted, .communication, .dataLost, .insufficientBuffer].contains(code)
        }

        private var meaning: (LinkError.Kind, String) {
            switch code {
            case .noService:
                (
                    .noReader,
                    "no PC/SC service answers; start it with \"sudo systemctl start pcscd.socket\", "
                        + "or install pcscd first"
                )
            case .serviceStopped: (.noReader, "the PC/SC service has stopped; start it again")
            case .noReaders:
                (.noReader, "the PC/SC service knows of no reader; is it plugged in, is libccid installed?")
            case .unknownReader, .readerUnavailable: (.noReader, "the reader is gone")
            case .sharingViolation: (.readerBusy, "another program holds the reader")
            case .securityViolation, .accessDenied: (.notPermitted, "the PC/SC service refuses access")
            case .noCard: (.tagLost, "no tag lies on the reader")
            case .removedCard: (.tagLost, "the tag was taken away")
            case .unpoweredCard: (.tagLost, "the reader has switched the tag off")
            case .unresponsiveCard: (.tagLost, "what lies on the reader does not answer")
            case .resetCard: (.failed, "another program reset the tag meanwhile")
            case .notTransacted: (.failed, "the reader did not carry the command out")
            case .communication, .dataLost: (.failed, "the connection with the reader is disturbed")
            case .insufficientBuffer: (.failed, "the reader sent more than a command can answer")
            // The protocol was agreed on before: pcscd forgets it when the tag leaves, a moment before it says so.
            case .protocolMismatch where call == "SCardTransmit":
                (.tagLost, "the tag was taken away while a command was on its way")
            case .protocolMismatch: (.unusable, "what lies on the reader speaks another protocol")
            default: (.failed, "\(call) failed")
            }
        }
    }
#endif
