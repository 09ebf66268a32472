// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Foundation
    import TagAccess
    import TestSupport
    import Type2Tag
    import VirtualTag

    extension OtherProgram {
        /// Programs of libnfc and libfreefare on the emulated PN532.
        func onLibNFC() throws -> Sighting {
            try ReaderPath.libnfc.withReader([try OtherProgram.card.tag(holding: OtherProgram.before)]) {
                bench throws in
                try OtherProgram.write(OtherProgram.ours, at: bench)
                switch self {
                case .list: return try list(bench)
                case .info: return try info(bench)
                case .ultralightRead: return try dump(bench)
                default: return try writeDump(bench)
                }
            }
        }

        private func list(_ bench: ReaderBench) throws -> Sighting {
            let outcome = try NFCProgram("nfc-list", device: bench.name).run(["-t", "1"])
            let uid = OtherProgram.digits(after: "UID (NFCID1):", in: outcome.output)
            let answer = OtherProgram.digits(after: "ATQA (SENS_RES):", in: outcome.output)
            return Sighting(uid: uid, what: "ATQA", found: answer, wanted: "0044")
        }

        private func info(_ bench: ReaderBench) throws -> Sighting {
            let outcome = try NFCProgram("mifare-ultralight-info", device: bench.name).run()
            let words = outcome.output.split(separator: " ")
            let uid = words.first { $0.count == 14 }.map { $0.uppercased() } ?? "none"
            return Sighting(uid: uid, what: "UID", found: uid, wanted: EmulatedTag.uidText)
        }

        private func dump(_ bench: ReaderBench) throws -> Sighting {
            let path = OtherProgram.temporaryPath()
            defer { try? FileManager.default.removeItem(atPath: path) }
            let outcome = try NFCProgram("nfc-mfultralight", device: bench.name).run(["r", path])
            let uid = OtherProgram.digits(after: "UID:", in: outcome.output)
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            // The password and its acknowledge, in the last two pages, read as zero.
            return Sighting(
                uid: uid.isEmpty ? nil : uid, what: "pages 0 to 2A", found: hex(Array(bytes.prefix(172))),
                wanted: hex(Array(bench.field.memory.prefix(172))))
        }

        private func writeDump(_ bench: ReaderBench) throws -> Sighting {
            let path = OtherProgram.temporaryPath()
            defer { try? FileManager.default.removeItem(atPath: path) }
            let program = try NFCProgram("nfc-mfultralight", device: bench.name)
            _ = try program.run(["r", path])
            var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            let wanted = try OtherProgram.card.chip(holding: OtherProgram.theirs).memory
            guard bytes.count >= 160 else { throw FixtureError("nfc-mfultralight left \(bytes.count) bytes") }
            bytes.replaceSubrange(16..<160, with: wanted[16..<160])
            try Data(bytes).write(to: URL(filePath: path))
            let outcome = try program.run(["w", path], answering: "n\nn\nn\nn\n")
            guard outcome.output.contains("0 pages failed") else { throw FixtureError(outcome.output) }
            return try OtherProgram.read(what: "message, read by us", OtherProgram.theirs, at: bench)
        }
    }

    extension OtherProgram {
        static func temporaryPath() -> String {
            FileManager.default.temporaryDirectory.appending(path: "others-\(UUID().uuidString)").path
        }

        /// The hexadecimal digits that follow a word on its line, without blanks and in upper case.
        static func digits(after word: String, in text: String) -> String {
            let found = word.isEmpty ? text.startIndex : text.range(of: word)?.upperBound
            guard let start = found else { return "" }
            let digits = text[start...].prefix { $0 != "\n" }.filter { $0.isHexDigit }
            return String(digits).uppercased()
        }

        /// We write a message.
        static func write(_ message: [UInt8], at bench: ReaderBench) throws {
            try bench.withLink { link throws in
                let session = TagSession(link: link)
                let prepared = try TagWriter.prepare(VirtualDryRun.outgoing(message), on: session)
                _ = try TagWriter.perform(prepared, on: session)
            }
        }

        /// We read what others wrote.
        static func read(what: String, _ wanted: [UInt8], at bench: ReaderBench) throws -> Sighting {
            try bench.withLink { link throws in
                let inspection = try TagInspector.inspect(TagSession(link: link))
                return Sighting(
                    uid: hex(inspection.uid.bytes), what: what, found: hex(inspection.message.bytes ?? []),
                    wanted: hex(wanted))
            }
        }
    }

#endif
