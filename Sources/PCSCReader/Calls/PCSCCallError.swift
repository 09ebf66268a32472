// SPDX-License-Identifier: MIT

#if PCSC
    /// A call of the PC/SC library that failed.
    package struct PCSCCallError: Error, Hashable, Sendable {
        /// The call's name.
        package let call: String
        package let code: PCSCErrorCode
        /// The library's own words.
        package let text: String

        package init(call: String, code: PCSCErrorCode, text: String) {
            self.call = call
            self.code = code
            self.text = text
        }
    }

    /// An error number of PC/SC (part 5, and `pcsclite.h`), of which those with a meaning for us have a name.
    package struct PCSCErrorCode: RawRepresentable, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let insufficientBuffer = PCSCErrorCode(rawValue: 0x8010_0008)
        package static let unknownReader = PCSCErrorCode(rawValue: 0x8010_0009)
        package static let timeout = PCSCErrorCode(rawValue: 0x8010_000A)
        package static let sharingViolation = PCSCErrorCode(rawValue: 0x8010_000B)
        package static let noCard = PCSCErrorCode(rawValue: 0x8010_000C)
        package static let protocolMismatch = PCSCErrorCode(rawValue: 0x8010_000F)
        package static let communication = PCSCErrorCode(rawValue: 0x8010_0013)
        package static let notTransacted = PCSCErrorCode(rawValue: 0x8010_0016)
        package static let readerUnavailable = PCSCErrorCode(rawValue: 0x8010_0017)
        package static let noService = PCSCErrorCode(rawValue: 0x8010_001D)
        package static let serviceStopped = PCSCErrorCode(rawValue: 0x8010_001E)
        package static let accessDenied = PCSCErrorCode(rawValue: 0x8010_0027)
        package static let noReaders = PCSCErrorCode(rawValue: 0x8010_002E)
        package static let dataLost = PCSCErrorCode(rawValue: 0x8010_002F)
        package static let unresponsiveCard = PCSCErrorCode(rawValue: 0x8010_0066)
        package static let unpoweredCard = PCSCErrorCode(rawValue: 0x8010_0067)
        package static let resetCard = PCSCErrorCode(rawValue: 0x8010_0068)
        package static let removedCard = PCSCErrorCode(rawValue: 0x8010_0069)
        package static let securityViolation = PCSCErrorCode(rawValue: 0x8010_006A)

        /// The number as PC/SC programs print it.
        package var hexadecimal: String {
            let digits = String(rawValue, radix: 16, uppercase: true)
            return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
#endif
