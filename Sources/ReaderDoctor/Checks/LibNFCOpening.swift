// SPDX-License-Identifier: MIT

/// Check 13: does libnfc open the reader, and what do its messages mean.
enum LibNFCOpening: Check {
    static let title = "opening through libnfc"
    static let why = "libnfc's messages name what failed inside it, seldom the reason"

    static func finding(_ examination: Examination) -> Finding {
        let machine = examination.machine
        guard let facts = examination.probing.libnfc.value else {
            return Finding(.unknown, "libnfc-not-asked", examination.probing.libnfc.absence ?? "not asked")
        }
        let devices = Text.list(facts.devices)
        if facts.opening?.isSuccess ?? false {
            return Finding(.good, "libnfc-opens", "libnfc \(facts.version) opens \(devices)")
        }
        let log = facts.log + (facts.opening.map { [$0.text] } ?? [])
        let reader = machine.usb.first(where: \.isForLibNFC)
        let hasCandidate = reader != nil || !facts.devices.isEmpty
        // Without any USB the line about busses comes from every call, whatever else works.
        for message in LibNFCMessage.all where hasCandidate || !message.isHarmlessWithoutReader {
            guard let line = log.first(where: { Text.contains($0, message.piece) }) else { continue }
            return Finding(
                examination.libnfcSeverity,
                message.code,
                "libnfc \(facts.version): \"\(line)\": \(message.meaning)",
                cures: message.cures
            )
        }
        guard let opening = facts.opening else {
            return notOpened(facts, reader, examination)
        }
        return Finding(
            examination.libnfcSeverity,
            "libnfc-fails",
            "libnfc \(facts.version) does not open \(devices.isEmpty ? "a reader" : devices): \(opening.libnfcText)",
            cures: ["LIBNFC_LOG_LEVEL=3 nfc-list"]
        )
    }

    private static func notOpened(_ facts: LibNFCFacts, _ reader: USBReader?, _ examination: Examination) -> Finding {
        guard let reader else {
            return Finding(
                .notApplicable, "libnfc-no-reader", "libnfc \(facts.version) finds no reader that it can use")
        }
        return Finding(
            examination.libnfcSeverity,
            "libnfc-not-found",
            "libnfc \(facts.version) does not find \(reader.description)",
            cures: ["LIBNFC_LOG_LEVEL=3 nfc-scan-device -v"]
        )
    }
}
