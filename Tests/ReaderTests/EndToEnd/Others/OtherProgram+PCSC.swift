// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Foundation
    import TestSupport
    import VirtualTag

    extension OtherProgram {
        /// PC/SC programs on the emulated ACR122U behind the private pcscd.
        func onPCSC() throws -> Sighting {
            try ReaderPath.pcsc.withReader([try OtherProgram.card.tag(holding: OtherProgram.before)]) { bench throws in
                // This waits for pcscd to notice the tag, too.
                try OtherProgram.write(OtherProgram.ours, at: bench)
                switch self {
                case .scan: return try scan(bench)
                case .toolATR: return try toolATR(bench)
                case .toolCommands: return try toolCommands(bench)
                case .pyscardRead: return try pyscardRead(bench)
                default: return try pyscardWrite(bench)
                }
            }
        }

        // PC/SC part 3, 3.1.3.2.3: a storage card of ISO/IEC 14443-3 A, MIFARE Ultralight.
        private static let answerToReset = "3B8F8001804F0CA0000003060300030000000068"

        private func scan(_ bench: ReaderBench) throws -> Sighting {
            let output = try PeerProgram("pcsc_scan").run(["-n", "-t", "2"]).output
            // Its list of readers names each reader once more.
            let part = output.components(separatedBy: "Reader ").last {
                $0.contains(": \(bench.name)") && $0.contains("ATR:")
            }
            let digits = OtherProgram.digits(after: "ATR:", in: part ?? "")
            return Sighting(what: "ATR", found: digits, wanted: OtherProgram.answerToReset)
        }

        private func toolATR(_ bench: ReaderBench) throws -> Sighting {
            let outcome = try PeerProgram("opensc-tool").run(["--reader", bench.name, "--atr"])
            return Sighting(
                what: "ATR", found: OtherProgram.digits(after: "", in: outcome.output),
                wanted: OtherProgram.answerToReset
            )
        }

        private func toolCommands(_ bench: ReaderBench) throws -> Sighting {
            let commands = ["FF:CA:00:00:00", "FF:B0:00:04:10", "FF:B0:00:08:10"]
            let words = ["--reader", bench.name] + commands.flatMap { ["--send-apdu", $0] }
            let output = try PeerProgram("opensc-tool").run(words).output
            let answers = output.components(separatedBy: "Received (SW1=0x90, SW2=0x00)").dropFirst().map { part in
                // Blanks between bytes, then the same as text.
                part.split(separator: "\n").prefix { !$0.hasPrefix("Sending") }.dropFirst().joined(separator: " ")
            }
            let bytes = answers.map { OtherProgram.leadingBytes($0) }
            return Sighting(
                uid: bytes.first ?? "none", what: "pages 4 to B", found: bytes.dropFirst().joined(),
                wanted: hex(Array(bench.field.memory[16..<48])))
        }

        /// Bytes of two digits at the front, up to sixteen.
        private static func leadingBytes(_ text: String) -> String {
            let words: [Substring] = text.split(separator: " ")
            let digits = words.prefix { word in word.count == 2 && word.allSatisfy { $0.isHexDigit } }.prefix(16)
            let text: String = digits.joined(separator: "")
            return text.uppercased()
        }

        private func pyscardRead(_ bench: ReaderBench) throws -> Sighting {
            let answer = try pyscard.answer([bench.name, "read", "43"])
            return Sighting(
                uid: answer["uid"], what: "pages 0 to 2A", found: answer["pages"] ?? "none",
                wanted: hex(Array(bench.field.memory.prefix(172))))
        }

        private func pyscardWrite(_ bench: ReaderBench) throws -> Sighting {
            let wanted = try OtherProgram.card.chip(holding: OtherProgram.theirs).memory
            _ = try pyscard.answer([bench.name, "write", "4", hex(Array(wanted[16..<160]))])
            return try OtherProgram.read(what: "message, read by us", OtherProgram.theirs, at: bench)
        }

        private var pyscard: PeerProgram {
            get throws { try PeerProgram(script: "pyscard-peer.py", python: "/usr/bin/python3") }
        }
    }

#endif
