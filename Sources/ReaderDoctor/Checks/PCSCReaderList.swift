// SPDX-License-Identifier: MIT

/// Check 6: does PC/SC see the reader.
enum PCSCReaderList: Check {
    static let title = "readers of PC/SC"
    static let why = "pcscd shows a reader only when it has a driver for it and nobody else holds it"

    private static let noReaders: Int64 = 0x8010_002E

    static func finding(_ examination: Examination) -> Finding {
        guard let readers = examination.probing.readers.value else {
            return Finding(.unknown, "pcsc-readers-not-asked", examination.probing.readers.absence ?? "not asked")
        }
        if readers.result.isSuccess, !readers.slots.isEmpty {
            let held = readers.slots.filter(\.isHeldExclusively)
            let names = Text.list(readers.slots.map { "\"\($0.name)\"" + ($0.hasCard == true ? " with a card" : "") })
            guard held.isEmpty else {
                return Finding(
                    .trouble,
                    "pcsc-reader-held",
                    "\(names); another program uses \(Text.list(held.map { "\"\($0.name)\"" })) alone",
                    cures: ["end the other program", "gpgconf --kill scdaemon    # when it is GnuPG"]
                )
            }
            return Finding(.good, "pcsc-readers", names)
        }
        guard readers.result.isSuccess || readers.result.code == noReaders else {
            return Finding(
                examination.pcscSeverity,
                "pcsc-readers-fail",
                readers.result.pcscText,
                cures: [Examination.restartPCSC]
            )
        }
        return none(readers.result, examination)
    }

    private static func none(_ result: LibraryResult, _ examination: Examination) -> Finding {
        let machine = examination.machine
        let words = result.isSuccess ? "PC/SC lists no reader" : result.pcscText
        guard let reader = machine.usb.first(where: \.isForPCSC) else {
            return Finding(.notApplicable, "pcsc-readers-none", "\(words): none is plugged in")
        }
        let severity = examination.pcscSeverity
        let found = "\(words), though \(reader.description) is plugged in"
        if reader.interfaces.contains(where: { $0.driver == KernelModules.taking }) {
            return Finding(
                severity,
                "pcsc-reader-taken-by-kernel",
                "\(found): pn533_usb has it (check 2)",
                cures: ["sudo modprobe -r pn533_usb pn533 nfc", Examination.restartPCSC]
            )
        }
        guard machine.root.exists(CCIDDriver.bundle), let driver = try? machine.driver.get() else {
            return Finding(
                severity,
                "pcsc-no-driver",
                "\(found): the driver libccid is not installed",
                cures: ["sudo apt install libccid", Examination.restartPCSC]
            )
        }
        guard driver.lists(reader) else {
            let version = driver.version.map { " \($0)" } ?? ""
            return Finding(
                severity,
                "pcsc-reader-not-in-driver",
                "\(found): libccid\(version) does not list \(reader.numbers)",
                cures: reader.isForLibNFC
                    ? ["tapcard info --reader libnfc", "install a newer libccid"]
                    : ["install a newer libccid, or the driver of the reader's maker"]
            )
        }
        return Finding(
            severity,
            "pcsc-reader-not-seen",
            "\(found), and libccid lists \(reader.numbers)",
            cures: [Examination.restartPCSC, Examination.replug, "journalctl -u pcscd"]
        )
    }
}
