// SPDX-License-Identifier: MIT

/// Check 14: versions, and who tells libnfc which device to take.
enum Versions: Check {
    static let title = "versions and settings of libnfc"
    static let why = "a device named in a file or a variable is taken in place of the reader that lies there"

    static func finding(_ examination: Examination) -> Finding {
        let settings = examination.machine.configuration
        var findings = settings.unreadable.map { Finding(.unknown, "settings-unreadable", "\($0)") }
        findings += settings.devices.compactMap { missing($0, examination) }
        findings += scanning(settings, examination)
        if !settings.environment.isEmpty {
            let text = Text.list(settings.environment.map { "\($0.name)=\($0.value)" })
            let names = settings.environment.map(\.name).joined(separator: " ")
            findings.append(Finding(.warning, "settings-variables", "set: \(text)", cures: ["unset \(names)"]))
        }
        let report = versions(examination)
        guard let merged = findings.merged else {
            let named = settings.devices.map { "\($0.source) names \($0.connection)" }
            return Finding(.good, "settings-fine", ([report] + named).joined(separator: "; "))
        }
        return Finding(merged.status, merged.code, "\(merged.found); \(report)", cures: merged.cures)
    }

    private static func versions(_ examination: Examination) -> String {
        let machine = examination.machine
        let driver = try? machine.driver.get()
        let all = [
            ("libnfc", examination.probing.libnfc.value?.version ?? machine.packages["libnfc6"]),
            ("pcscd", machine.packages["pcscd"]),
            ("libccid", driver?.version ?? machine.packages["libccid"]),
        ]
        return all.map { name, version in "\(name) \(version ?? "not found")" }.joined(separator: ", ")
    }

    private static func scanning(_ settings: LibNFCConfiguration, _ examination: Examination) -> [Finding] {
        var findings: [Finding] = []
        if let place = settings.scanOffIn, settings.devices.isEmpty {
            findings.append(
                Finding(
                    examination.libnfcSeverity,
                    "settings-scan-off",
                    "\(place) switches scanning off and no device is named, so that libnfc finds nothing",
                    cures: [
                        place.hasPrefix("/")
                            ? "sudo sed -i '/^allow_autoscan/d' \(Text.quotedForShell(place))" : "unset \(place)"
                    ]
                )
            )
        }
        if let place = settings.intrusiveIn {
            findings.append(
                Finding(
                    .warning,
                    "settings-intrusive-scan",
                    "\(place) switches intrusive scanning on, which writes to every serial port",
                    cures: [
                        place.hasPrefix("/")
                            ? "sudo sed -i '/^allow_intrusive_scan/d' \(Text.quotedForShell(place))" : "unset \(place)"
                    ]
                )
            )
        }
        return findings
    }

    /// A named device that is not there; nil when it is, or when its driver does not let us know.
    private static func missing(_ device: LibNFCConfiguration.Device, _ examination: Examination) -> Finding? {
        let parts = device.connection.split(separator: ":").map(String.init)
        guard let driver = parts.first, !device.isOptional, !isThere(driver, parts.dropFirst(), examination) else {
            return nil
        }
        let file = Text.quotedForShell(device.source)
        let isVariable = !device.source.hasPrefix("/")
        return Finding(
            examination.libnfcSeverity,
            "settings-device-missing",
            "\(device.source) names \(device.connection), which is not there",
            cures: [isVariable ? "unset \(device.source)" : "sudo mv \(file) \(file).off"]
        )
    }

    private static func isThere(_ driver: String, _ rest: ArraySlice<String>, _ examination: Examination) -> Bool {
        let machine = examination.machine
        if let path = rest.first, path.hasPrefix("/") { return machine.root.exists(path) }
        guard driver == "acr122_usb" || driver == "pn53x_usb" else { return true }
        let readers = machine.usb.filter { $0.known?.libnfcDriver == driver }
        let numbers = rest.compactMap { Int($0) }
        guard numbers.count == 2 else { return !readers.isEmpty }
        return readers.contains { [$0.bus, $0.device] == numbers }
    }
}
