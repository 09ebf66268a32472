// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Testing

    /// A program of others and what it is told to do.
    enum OtherProgram: String, CaseIterable, Sendable {
        case list = "nfc-list"
        case info = "mifare-ultralight-info"
        case ultralightRead = "nfc-mfultralight r"
        case ultralightWrite = "nfc-mfultralight w"
        case nfcpyRead = "nfcpy reads what we wrote"
        case nfcpyDump = "nfcpy reads every page"
        case nfcpyWrite = "nfcpy writes, we read"
        case scan = "pcsc_scan"
        case toolATR = "opensc-tool --atr"
        case toolCommands = "opensc-tool --send-apdu"
        case pyscardRead = "pyscard reads what we wrote"
        case pyscardWrite = "pyscard writes, we read"

        /// What each saw, asked once.
        static let sightings: [OtherProgram: Result<Sighting, any Error>] = Dictionary(
            uniqueKeysWithValues: allCases.map { program in (program, Result { try program.sighting() }) })

        /// Runs it on a tag of its own.
        func sighting() throws -> Sighting {
            switch self {
            case .list, .info, .ultralightRead, .ultralightWrite: try onLibNFC()
            case .nfcpyRead, .nfcpyDump, .nfcpyWrite: try onNFCPy()
            case .scan, .toolATR, .toolCommands, .pyscardRead, .pyscardWrite: try onPCSC()
            }
        }

        static let card = Card.all[0]
        /// What we write for the others to read.
        static let ours = Card.message(ofSize: 101, seed: 21)
        /// What the others write for us to read.
        static let theirs = Card.message(ofSize: 77, seed: 22)
        /// What was there before.
        static let before = Card.message(ofSize: 20, seed: 23)
    }

    extension OtherProgram: CustomTestStringConvertible {
        var testDescription: String { rawValue }
    }

#endif
