// SPDX-License-Identifier: MIT

/// Check 16: can a PN532 board at a serial port be used.
enum SerialReader: Check {
    static let title = "serial PN532"
    static let why = "a board needs a port this user may open, and nobody who writes to it first"

    private static let manager = "ModemManager"

    static func finding(_ examination: Examination) -> Finding {
        let findings = examination.machine.ports.map { finding($0, examination) }
        return findings.merged ?? Finding(.notApplicable, "serial-none", "no serial port of a USB adapter or board")
    }

    private static func finding(_ port: SerialPort, _ examination: Examination) -> Finding {
        let machine = examination.machine
        // A port that nobody named as a reader may be anything.
        let isNamed =
            machine.configuration.devices.contains { Text.contains($0.connection, port.node) }
            || Text.contains(machine.environment["TAPCARD_READER"] ?? "", port.node)
        let severity: CheckResult.Status = isNamed ? .trouble : .warning
        let entry: SystemEntry
        do throws(SystemError) {
            entry = try machine.root.entry(at: port.node)
        } catch {
            guard error.isMissing else { return Finding(.unknown, "serial-unreadable", "\(error)") }
            return Finding(
                severity,
                "serial-no-node",
                "\(port.description) is known to the kernel, but its device node is not there",
                cures: ["docker run --device=\(port.node) …    # in a container"]
            )
        }
        let processes = try? machine.processes.get()
        if let holder = processes?.holders(of: port.node).first {
            return Finding(
                severity,
                "serial-held",
                "\(holder.description) has \(port.description) open",
                cures: ["end \(holder.name)", "kill \(holder.id)"]
            )
        }
        if !machine.root.permits(machine.user, toUse: port.node, entry: entry) {
            return forbidden(port, entry, severity, machine)
        }
        if let process = processes?.named(manager), !isLeftAlone(port, machine) {
            return probed(port, process, severity)
        }
        return Finding(.good, "serial-usable", "\(machine.userName) may use \(port.description)")
    }

    private static func forbidden(
        _ port: SerialPort,
        _ entry: SystemEntry,
        _ severity: CheckResult.Status,
        _ machine: Machine
    ) -> Finding {
        let owner = machine.accounts.userName(entry.owner)
        let group = machine.accounts.groupName(entry.group)
        let found = "\(machine.userName) may not use \(port.description) (\(entry.modeText) \(owner):\(group))"
        if machine.accounts.lists(machine.user, in: entry.group) {
            return Finding(
                severity,
                "serial-old-login",
                "\(found); \(machine.userName) was added to \(group), which this login does not know yet",
                cures: ["log out and in again", "newgrp \(group)"]
            )
        }
        guard entry.group != 0 else {
            return Finding(severity, "serial-forbidden", found, cures: ["sudo chgrp dialout \(port.node)"])
        }
        return Finding(
            severity,
            "serial-group",
            found,
            cures: ["sudo usermod -aG \(group) \(machine.userName)", "log out and in again"]
        )
    }

    private static func isLeftAlone(_ port: SerialPort, _ machine: Machine) -> Bool {
        guard let vendor = port.vendor else { return false }
        return UdevRules.file(naming: "ID_MM_DEVICE_IGNORE", vendor, in: machine.root) != nil
    }

    private static func probed(
        _ port: SerialPort,
        _ process: RunningProcesses.Process,
        _ severity: CheckResult.Status
    ) -> Finding {
        var cures: [String] = []
        if let vendor = port.vendor, let product = port.product {
            let line =
                #"ATTRS{idVendor}=="\#(vendor)", ATTRS{idProduct}=="\#(product)", ENV{ID_MM_DEVICE_IGNORE}="1""#
            cures.append("echo '\(line)' | sudo tee /etc/udev/rules.d/77-tapcard.rules")
            cures.append("sudo udevadm control --reload && sudo udevadm trigger")
        }
        cures.append("sudo systemctl stop ModemManager")
        return Finding(
            severity,
            "serial-modem-manager",
            "\(process.description) writes to \(port.description) when it appears, to see whether it is a modem",
            cures: cures
        )
    }
}
