// SPDX-License-Identifier: MIT

/// What tells libnfc which device to take: its files and its environment variables.
struct LibNFCConfiguration: Sendable {
    /// A device that somebody named.
    struct Device: Hashable, Sendable {
        let connection: String
        /// The file or the variable.
        let source: String
        /// Whether libnfc may go on without it.
        let isOptional: Bool
    }

    /// The variables that change which device is taken.
    static let variables = [
        "LIBNFC_DEFAULT_DEVICE", "LIBNFC_DEVICE", "LIBNFC_AUTO_SCAN", "LIBNFC_INTRUSIVE_SCAN",
    ]

    static let file = "/etc/nfc/libnfc.conf"
    static let folder = "/etc/nfc/devices.d"

    private(set) var devices: [Device] = []

    /// Where automatic scanning was switched off.
    private(set) var scanOffIn: String?

    /// Where intrusive scanning, which talks to every serial port, was switched on.
    private(set) var intrusiveIn: String?

    /// The variables that are set, with their values.
    private(set) var environment: [(name: String, value: String)] = []

    /// Files that are there but cannot be read.
    private(set) var unreadable: [SystemError] = []

    init(of root: SystemRoot, environment variables: [String: String]) {
        read(LibNFCConfiguration.file, in: root)
        for name in (try? root.names(in: LibNFCConfiguration.folder)) ?? [] where name.hasSuffix(".conf") {
            read("\(LibNFCConfiguration.folder)/\(name)", in: root)
        }
        for name in LibNFCConfiguration.variables {
            guard let value = variables[name] else { continue }
            environment.append((name, value))
            switch name {
            case "LIBNFC_AUTO_SCAN": scanOffIn = LibNFCConfiguration.isTrue(value) ? nil : name
            case "LIBNFC_INTRUSIVE_SCAN": intrusiveIn = LibNFCConfiguration.isTrue(value) ? name : nil
            default: devices.append(Device(connection: value, source: name, isOptional: false))
            }
        }
    }

    private mutating func read(_ file: String, in root: SystemRoot) {
        let text: String
        do throws(SystemError) {
            text = try root.text(of: file)
        } catch {
            if !error.isMissing { unreadable.append(error) }
            return
        }
        var connection: String?
        var isOptional = false
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "=", maxSplits: 1).map { Text.trimmed($0) }
            guard parts.count == 2 else { continue }
            let value = parts[1].split(separator: "\"").first.map(String.init) ?? parts[1]
            // The files of devices.d name the same keys without their prefix.
            let key = parts[0].hasPrefix("device.") ? String(parts[0].dropFirst(7)) : parts[0]
            switch key {
            case "connstring": connection = value
            case "optional": isOptional = LibNFCConfiguration.isTrue(value)
            case "allow_autoscan": scanOffIn = LibNFCConfiguration.isTrue(value) ? nil : file
            case "allow_intrusive_scan": intrusiveIn = LibNFCConfiguration.isTrue(value) ? file : nil
            default: break
            }
        }
        if let connection { devices.append(Device(connection: connection, source: file, isOptional: isOptional)) }
    }

    private static func isTrue(_ value: String) -> Bool {
        ["yes", "true", "1"].contains(value.lowercased())
    }
}
