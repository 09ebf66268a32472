// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Foundation
    import LibNFCReader
    import TagAccess
    import TestSupport
    import VirtualTag

    /// What a task cost a program, from opening the reader to closing it.
    struct Cost: Sendable {
        let air: AirLog
        let bytes: MeasuredReader.Bytes

        /// One byte on a line of 115200 baud, in microseconds: ten bits.
        static let byteTime = 86.8

        /// Milliseconds on the serial line.
        var wire: Double { Double(bytes.sum) * Cost.byteTime / 1000 }
        /// Milliseconds in the air.
        var airTime: Double { air.microseconds / 1000 }
    }

    /// A program with a task: to read, or to write, a full NTAG213.
    enum CostedTask: String, CaseIterable, Sendable {
        case ourRead = "tapcard (libnfc): read"
        case ultralightRead = "nfc-mfultralight: read"
        case nfcpyRead = "nfcpy: read"
        case ourWrite = "tapcard (libnfc): write and verify"
        case ultralightWrite = "nfc-mfultralight: write, no verify"
        case nfcpyWrite = "nfcpy: write, no verify"

        static let card = Card.all[0]
        static let old = Card.message(ofSize: card.capacity, seed: 31)
        static let new = Card.message(ofSize: card.capacity, seed: 32)

        /// All of them, on the same kind of chip, in one run.
        static let costs: [CostedTask: Result<Cost, any Error>] = Dictionary(
            uniqueKeysWithValues: allCases.map { task in (task, Result { try task.cost() }) })

        private var isWrite: Bool {
            switch self {
            case .ourRead, .ultralightRead, .nfcpyRead: false
            case .ourWrite, .ultralightWrite, .nfcpyWrite: true
            }
        }

        private func cost() throws -> Cost {
            let reader = try MeasuredReader(LoggingTag(try CostedTask.card.tag(holding: CostedTask.old)))
            try reader.start()
            defer { reader.stop() }
            try perform(at: reader)
            let shown = WalkedMessage(reader.memory)
            guard shown == .message(isWrite ? CostedTask.new : CostedTask.old) else {
                throw FixtureError("\(rawValue): the tag does not hold what it should")
            }
            return Cost(air: reader.log, bytes: reader.bytes)
        }

        private func perform(at reader: MeasuredReader) throws {
            switch self {
            case .ourRead:
                let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
                defer { link.close() }
                let inspection = try TagInspector.inspect(TagSession(link: link))
                guard inspection.message.bytes == CostedTask.old else { throw FixtureError("we misread") }
            case .ourWrite:
                let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
                defer { link.close() }
                let session = TagSession(link: link)
                let prepared = try TagWriter.prepare(VirtualDryRun.outgoing(CostedTask.new), on: session)
                _ = try TagWriter.perform(prepared, on: session)
            case .ultralightRead, .ultralightWrite: try ultralight(at: reader)
            case .nfcpyRead:
                let answer = try nfcpy.answer([reader.path, "read"])
                guard answer["message"] == hex(CostedTask.old) else { throw FixtureError("nfcpy: \(answer)") }
            case .nfcpyWrite: _ = try nfcpy.answer([reader.path, "write", hex(CostedTask.new)])
            }
        }

        private var nfcpy: PeerProgram {
            get throws { try PeerProgram(script: "nfcpy-peer.py", python: ".venv/bin/python") }
        }

        private func ultralight(at reader: MeasuredReader) throws {
            let program = try NFCProgram("nfc-mfultralight", device: reader.connectionString)
            let path = FileManager.default.temporaryDirectory.appending(path: "costs-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: path) }
            _ = try program.run(["r", path.path])
            guard self == .ultralightWrite else { return }
            var dump = [UInt8](try Data(contentsOf: path))
            guard dump.count >= 160 else { throw FixtureError("a dump of \(dump.count) bytes") }
            let wanted = try CostedTask.card.chip(holding: CostedTask.new).memory
            dump.replaceSubrange(16..<160, with: wanted[16..<160])
            try Data(dump).write(to: path)
            reader.startAfresh()
            let outcome = try program.run(["w", path.path], answering: "n\nn\nn\nn\n")
            guard outcome.output.contains("0 pages failed") else { throw FixtureError(outcome.output) }
        }
    }

#endif
