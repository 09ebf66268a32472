// SPDX-License-Identifier: MIT

/// Check 10: does the reader look for tags by itself.
enum PollingParameter: Check {
    static let title = "automatic polling"
    static let why = "libnfc switches an ACR122U's polling off and leaves it so: PC/SC then never sees a tag"

    /// The bits of the PICC operating parameter (ACR122U API 2.04, 6.5): automatic polling, and type A.
    private static let automatic: UInt8 = 0x80
    private static let typeA: UInt8 = 0x01

    static func finding(_ examination: Examination) -> Finding {
        let all = examination.probing.polling.map { slot, answer in finding(slot, answer) }
        return all.merged ?? Finding(.notApplicable, "polling-no-slot", "PC/SC lists no ACR122U")
    }

    private static func finding(_ slot: String, _ answer: ProbeAnswer<UInt8>) -> Finding {
        guard let parameter = answer.value else {
            return Finding(
                .unknown,
                "polling-not-told",
                "\"\(slot)\" did not tell: \(answer.absence ?? "not asked")",
                cures: ["\(Examination.replug)    # when PC/SC sees no tag"]
            )
        }
        let number = "PICC operating parameter \(Text.hex(parameter, digits: 2))h"
        var missing: [String] = []
        if parameter & automatic == 0 { missing.append("automatic polling (bit 7)") }
        if parameter & typeA == 0 { missing.append("type A (bit 0)") }
        guard !missing.isEmpty else { return Finding(.good, "polling-on", "\"\(slot)\": \(number)") }
        return Finding(
            .trouble,
            "polling-off",
            "\"\(slot)\": \(number), without \(Text.list(missing))",
            cures: [Examination.replug, "or send it the escape command FF 00 51 FF 00"]
        )
    }
}
