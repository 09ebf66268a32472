// SPDX-License-Identifier: MIT

/// Check 8: is the firmware one that misbehaves.
enum ReaderFirmware: Check {
    static let title = "firmware"
    static let why = "ACR122U with firmware 215 or 216 answers libnfc one command late; PC/SC works"

    private static let late = ["ACR122U215", "ACR122U216"]

    static func finding(_ examination: Examination) -> Finding {
        let all = examination.probing.firmware.map { slot, answer in
            finding(slot, answer, examination)
        }
        return all.merged ?? Finding(.notApplicable, "firmware-no-slot", "PC/SC has no slot to ask")
    }

    private static func finding(
        _ slot: String,
        _ answer: ProbeAnswer<String>,
        _ examination: Examination
    ) -> Finding {
        guard let text = answer.value else {
            return Finding(
                .unknown,
                "firmware-not-told",
                "\"\(slot)\" did not tell: \(answer.absence ?? "not asked")",
                cures: ["put a tag on the reader and run tapcard doctor again"]
            )
        }
        if late.contains(text) {
            let severity: CheckResult.Status = examination.machine.preferred == .libnfc ? .trouble : .warning
            return Finding(
                severity,
                "firmware-late",
                "\(text), known to fail with libnfc",
                cures: ["tapcard info --reader pcsc"]
            )
        }
        return Finding(.good, "firmware-fine", text.isEmpty ? "\"\(slot)\" gave an empty text" : text)
    }
}
