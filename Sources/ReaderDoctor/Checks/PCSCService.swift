// SPDX-License-Identifier: MIT

/// Check 5: does PC/SC answer.
enum PCSCService: Check {
    static let title = "PC/SC service"
    static let why = "PC/SC programs reach readers through the daemon pcscd"

    /// The numbers of pcsclite.h that have a cure of their own.
    private static let noService: Int64 = 0x8010_001D
    private static let serviceStopped: Int64 = 0x8010_001E
    private static let securityViolation: Int64 = 0x8010_006A

    static func finding(_ examination: Examination) -> Finding {
        let root = examination.machine.root
        guard let result = examination.probing.context.value else {
            return Finding(.unknown, "pcsc-not-asked", examination.probing.context.absence ?? "not asked")
        }
        let severity = examination.pcscSeverity
        switch result.code {
        case 0:
            return Finding(.good, "pcsc-answers", "PC/SC answers" + version(examination))
        case noService where !root.exists(Machine.pcscDaemon):
            return Finding(
                severity,
                "pcsc-not-installed",
                "\(result.pcscText): \(Machine.pcscDaemon) is not installed",
                cures: ["sudo apt install pcscd libccid"]
            )
        case noService where !root.exists(Machine.pcscSocket):
            return Finding(
                severity,
                "pcsc-not-running",
                "\(result.pcscText): pcscd is installed, but its socket \(Machine.pcscSocket) is not there",
                cures: ["sudo systemctl enable --now pcscd.socket", "sudo pcscd    # where there is no systemd"]
            )
        case noService:
            return Finding(
                severity,
                "pcsc-silent",
                "\(result.pcscText), though the socket \(Machine.pcscSocket) is there",
                cures: [Examination.restartPCSC, "journalctl -u pcscd"]
            )
        case serviceStopped:
            return Finding(severity, "pcsc-stopped", result.pcscText, cures: [Examination.restartPCSC])
        case securityViolation:
            return Finding(
                severity,
                "pcsc-forbidden",
                "\(result.pcscText): polkit does not let \(examination.machine.userName) use PC/SC",
                cures: ["sudo tapcard info --reader pcsc", "allow org.debian.pcsc-lite.access_pcsc in a polkit rule"]
            )
        default:
            return Finding(severity, "pcsc-fails", result.pcscText, cures: [Examination.restartPCSC])
        }
    }

    private static func version(_ examination: Examination) -> String {
        examination.machine.packages["pcscd"].map { " (pcscd \($0))" } ?? ""
    }
}
