// SPDX-License-Identifier: MIT

/// Check 1: is there a reader at all.
enum USBPresence: Check {
    static let title = "reader on USB"
    static let why = "without a reader there is no way to a tag"

    static func finding(_ examination: Examination) -> Finding {
        let machine = examination.machine
        let readers: [USBReader]
        switch machine.readers {
        case .success(let found): readers = found
        case .failure(let error) where error.isMissing: readers = []
        case .failure(let error): return Finding(.unknown, "usb-unreadable", "USB cannot be listed: \(error)")
        }
        guard !readers.isEmpty else { return none(examination) }
        let names = Text.list(readers.map(\.description))
        if let other = readers.first(where: isOfOtherMaker) {
            let maker = other.manufacturer ?? ""
            return Finding(
                .warning,
                "usb-reader-clone",
                "\(names); it carries the numbers of an ACR122U, but names \"\(maker)\" as its maker: a clone",
                cures: ["tapcard info --reader pcsc    # clones fail with libnfc more often than with PC/SC"]
            )
        }
        if let stranger = readers.first(where: { $0.known == nil && $0.vendor == KnownReader.acs }) {
            return Finding(
                .warning,
                "usb-reader-unlisted",
                "\(names); \(stranger.numbers) is of ACS, but not in the list of readers known to work"
            )
        }
        let code = readers.count == 1 ? "usb-reader" : "usb-readers-several"
        return Finding(.good, code, names)
    }

    private static func isOfOtherMaker(_ reader: USBReader) -> Bool {
        guard reader.vendor == KnownReader.acs, reader.product == 0x2200 else { return false }
        guard let maker = reader.manufacturer?.uppercased(), !maker.isEmpty else { return false }
        return !maker.hasPrefix("ACS") && !Text.contains(maker, "ADVANCED CARD")
    }

    private static func none(_ examination: Examination) -> Finding {
        let usb = "no reader among the USB devices"
        let slots = examination.probing.usableSlots
        if !slots.isEmpty {
            let names = Text.list(slots.map { "\"\($0.name)\"" })
            return Finding(.good, "usb-reader-elsewhere", "\(usb), but PC/SC has \(names)")
        }
        if examination.libnfcWorks {
            return Finding(.good, "usb-reader-elsewhere", "\(usb), but libnfc has opened one")
        }
        let ports = examination.machine.ports
        if !ports.isEmpty {
            let names = Text.list(ports.map(\.description))
            return Finding(
                .warning,
                "usb-reader-none-serial",
                "\(usb); there may be a PN532 board at \(names) (check 16)",
                cures: ports.map { "tapcard info --reader libnfc:pn532_uart:\($0.node)" }
            )
        }
        return Finding(.trouble, "usb-reader-none", usb, cures: ["lsusb", "plug in a reader, for example an ACR122U"])
    }
}
