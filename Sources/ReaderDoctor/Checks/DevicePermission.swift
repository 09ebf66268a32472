// SPDX-License-Identifier: MIT

/// Check 4: may this user open the device that libnfc opens.
enum DevicePermission: Check {
    static let title = "permission on USB"
    static let why = "libnfc opens the device as the user who runs it; PC/SC does not need this, for pcscd opens it"

    private static let reload = "sudo udevadm control --reload && sudo udevadm trigger"

    static func finding(_ examination: Examination) -> Finding {
        let readers = examination.machine.usb.filter(\.isForLibNFC)
        let findings = readers.map { finding($0, examination) }
        return findings.merged
            ?? Finding(.notApplicable, "permission-no-reader", "no reader on USB that libnfc can use")
    }

    private static func finding(_ reader: USBReader, _ examination: Examination) -> Finding {
        let machine = examination.machine
        let entry: SystemEntry
        do throws(SystemError) {
            entry = try machine.root.entry(at: reader.node)
        } catch {
            guard error.isMissing else {
                return Finding(.unknown, "permission-unreadable", "\(error)")
            }
            return Finding(
                examination.libnfcSeverity,
                "permission-no-node",
                "\(reader.description) is there, but its device node \(reader.node) is not",
                cures: ["docker run --device=\(reader.node) …    # in a container", Examination.replug]
            )
        }
        let owner = machine.accounts.userName(entry.owner)
        let group = machine.accounts.groupName(entry.group)
        let node = "\(reader.node) (\(entry.modeText) \(owner):\(group))"
        if machine.root.permits(machine.user, toUse: reader.node, entry: entry) {
            return Finding(.good, "permission-granted", "\(machine.userName) may use \(node)")
        }
        let found = "\(machine.userName) may not use \(node)"
        let groupMayUse = entry.mode & 0o060 == 0o060 && entry.group != 0
        if groupMayUse, machine.accounts.lists(machine.user, in: entry.group) {
            return Finding(
                examination.libnfcSeverity,
                "permission-old-login",
                "\(found); \(machine.userName) was added to \(group), which this login does not know yet",
                cures: ["log out and in again", "newgrp \(group)"]
            )
        }
        if groupMayUse {
            return Finding(
                examination.libnfcSeverity,
                "permission-group",
                "\(found) without being in group \(group)",
                cures: ["sudo usermod -aG \(group) \(machine.userName)", "log out and in again"]
            )
        }
        return withoutRule(reader, found, examination)
    }

    private static func withoutRule(_ reader: USBReader, _ found: String, _ examination: Examination) -> Finding {
        let vendor = Text.hex(reader.vendor, digits: 4).lowercased()
        let product = Text.hex(reader.product, digits: 4).lowercased()
        if let rule = UdevRules.file(naming: vendor, product, in: examination.machine.root) {
            return Finding(
                examination.libnfcSeverity,
                "permission-rule-not-applied",
                "\(found); \(rule) has a rule for it, which has not been applied",
                cures: [reload, Examination.replug]
            )
        }
        let line =
            #"SUBSYSTEM=="usb", ATTR{idVendor}=="\#(vendor)", ATTR{idProduct}=="\#(product)", "#
            + #"MODE="0664", GROUP="plugdev""#
        return Finding(
            examination.libnfcSeverity,
            "permission-no-rule",
            "\(found), and no udev rule names \(reader.numbers)",
            cures: ["echo '\(line)' | sudo tee /etc/udev/rules.d/93-tapcard.rules", reload, Examination.replug]
        )
    }
}
