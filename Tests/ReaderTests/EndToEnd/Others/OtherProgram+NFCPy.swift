// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import TestSupport

    extension OtherProgram {
        /// nfcpy on the emulated PN532, which it drives by itself.
        func onNFCPy() throws -> Sighting {
            let program = try PeerProgram(script: "nfcpy-peer.py", python: ".venv/bin/python")
            let card = OtherProgram.card
            return try ReaderPath.libnfc.withReader([try card.tag(holding: OtherProgram.before)]) { bench throws in
                let line = String(bench.name.split(separator: ":").last ?? "")
                switch self {
                case .nfcpyRead:
                    try OtherProgram.write(OtherProgram.ours, at: bench)
                    let answer = try program.answer([line, "read"])
                    return Sighting(
                        uid: answer["uid"], what: "message", found: answer["message"] ?? "none",
                        wanted: hex(OtherProgram.ours))
                case .nfcpyDump:
                    try OtherProgram.write(OtherProgram.ours, at: bench)
                    let answer = try program.answer([line, "dump", "43"])
                    return Sighting(
                        uid: answer["uid"], what: "pages 0 to 2A", found: answer["pages"] ?? "none",
                        wanted: hex(Array(bench.field.memory.prefix(172))))
                default:
                    _ = try program.answer([line, "write", hex(OtherProgram.theirs)])
                    return try OtherProgram.read(what: "message, read by us", OtherProgram.theirs, at: bench)
                }
            }
        }
    }

#endif
