// SPDX-License-Identifier: MIT

/// Check 3: which program holds the reader.
enum ReaderHolder: Check {
    static let title = "who holds the reader"
    static let why = "one program at a time can have a reader on USB: libnfc finds it busy while pcscd has it"

    static func finding(_ examination: Examination) -> Finding {
        let machine = examination.machine
        guard !machine.usb.isEmpty else {
            return Finding(.notApplicable, "holder-no-reader", "no reader on USB")
        }
        switch machine.processes {
        case .failure(let error):
            return Finding(.unknown, "holder-unreadable", "the processes cannot be listed: \(error)")
        case .success(let processes):
            let findings = machine.usb.map { finding($0, processes, examination) }
            return findings.merged ?? Finding(.unknown, "holder-unreadable", "nothing was found out")
        }
    }

    private static func finding(
        _ reader: USBReader,
        _ processes: RunningProcesses,
        _ examination: Examination
    ) -> Finding {
        let holders = processes.holders(of: reader.node)
        let daemon = processes.named("pcscd")
        if let other = holders.first(where: { $0.name != "pcscd" }) {
            return Finding(
                .trouble,
                "holder-other-program",
                "\(other.description) has \(reader.node) of \(reader.name) open",
                cures: ["end \(other.name)", "kill \(other.id)"]
            )
        }
        if let holder = holders.first {
            return held(reader, "\(holder.description) holds \(reader.description)", examination)
        }
        let isClaimed = reader.interfaces.contains { $0.driver == "usbfs" }
        if let daemon, reader.isForPCSC, isClaimed || daemon.devices == nil {
            return held(
                reader, "\(daemon.description) runs and takes each reader it knows, \(reader.name) too", examination)
        }
        if isClaimed {
            return Finding(
                .warning,
                "holder-hidden",
                "a program has claimed \(reader.name), and \(examination.machine.userName) may not see which",
                cures: ["sudo tapcard doctor"]
            )
        }
        if reader.isForLibNFC, reader.isForPCSC, daemon != nil || examination.machine.root.exists(Machine.pcscSocket) {
            return Finding(.good, "holder-none-yet", "nobody now; pcscd takes it as soon as a program asks for PC/SC")
        }
        return Finding(.good, "holder-none", "nobody holds \(reader.name)")
    }

    private static func held(_ reader: USBReader, _ found: String, _ examination: Examination) -> Finding {
        guard reader.isForLibNFC else {
            return Finding(.good, "holder-pcscd", "\(found), as it should: libnfc has no driver for it")
        }
        return Finding(
            examination.libnfcSeverity,
            "holder-pcscd",
            "\(found); libnfc would fail with \"Device or resource busy\"",
            cures: ["tapcard info --reader pcsc", Examination.stopPCSC + "    # to use libnfc instead"]
        )
    }
}
