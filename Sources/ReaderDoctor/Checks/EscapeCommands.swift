// SPDX-License-Identifier: MIT

/// Check 9: may programs send commands to the reader itself.
enum EscapeCommands: Check {
    static let title = "escape commands"
    static let why = "light, buzzer and, without a tag, firmware and polling need them; reading and writing do not"

    static func finding(_ examination: Examination) -> Finding {
        let all = examination.probing.escape.map { slot, answer in finding(slot, answer, examination) }
        return all.merged ?? Finding(.notApplicable, "escape-no-slot", "PC/SC has no slot to ask")
    }

    private static func finding(
        _ slot: String,
        _ answer: ProbeAnswer<LibraryResult>,
        _ examination: Examination
    ) -> Finding {
        guard let result = answer.value else {
            return Finding(.unknown, "escape-not-asked", "\"\(slot)\": \(answer.absence ?? "not asked")")
        }
        if result.isSuccess { return Finding(.good, "escape-allowed", "\"\(slot)\" takes them") }
        let refusal = "\"\(slot)\" refuses them: \(result.pcscText)"
        let driver = try? examination.machine.driver.get()
        switch driver?.allowsEscape {
        case false:
            return Finding(
                .warning,
                "escape-off",
                "\(refusal); ifdDriverOptions in \(CCIDDriver.file) has bit 0 off, as Debian delivers it",
                cures: [
                    #"sudo sed -i '/<key>ifdDriverOptions</,/<string>/s/0x0000/0x0001/' "# + CCIDDriver.file,
                    Examination.restartPCSC,
                ]
            )
        case true:
            return Finding(
                .warning,
                "escape-not-loaded",
                "\(refusal), though \(CCIDDriver.file) allows them: pcscd has not read it yet, or uses another driver",
                cures: [Examination.restartPCSC]
            )
        case nil:
            return Finding(.warning, "escape-refused", refusal)
        }
    }
}
