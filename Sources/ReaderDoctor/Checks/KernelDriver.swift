// SPDX-License-Identifier: MIT

/// Check 2: has the kernel's own NFC driver taken the reader.
enum KernelDriver: Check {
    static let title = "kernel driver"
    static let why = "a reader that the kernel's pn533_usb has taken is out of reach for libnfc and for PC/SC"

    private static let write =
        #"printf 'blacklist nfc\nblacklist pn533\nblacklist pn533_usb\n' "#
        + "| sudo tee /etc/modprobe.d/blacklist-libnfc.conf"
    private static let remove = "sudo modprobe -r pn533_usb pn533 nfc"

    static func finding(_ examination: Examination) -> Finding {
        let machine = examination.machine
        let modules = try? machine.modules.get()
        if let taken = machine.usb.first(where: { taker(of: $0) != nil }), let interface = taker(of: taken) {
            return bound(taken, interface, modules)
        }
        guard let modules else {
            if case .failure(let error) = machine.modules {
                return Finding(.unknown, "kernel-unreadable", "the kernel's modules cannot be listed: \(error)")
            }
            return Finding(.unknown, "kernel-unreadable", "the kernel's modules cannot be listed")
        }
        let concerned = machine.usb.filter { $0.known?.isTakenByKernel ?? false }
        if modules.loaded.contains(KernelModules.taking), !concerned.isEmpty || machine.usb.isEmpty {
            return Finding(
                .warning,
                "kernel-driver-loaded",
                "\(Text.list(modules.loaded)) loaded, though not bound to a reader now" + note(modules),
                cures: (modules.blacklists.isEmpty ? [write] : []) + [remove]
            )
        }
        guard !machine.usb.isEmpty else {
            return Finding(.notApplicable, "kernel-no-reader", "no reader on USB, and pn533_usb is not loaded")
        }
        return Finding(.good, "kernel-driver-free", "pn533_usb has none of the readers" + note(modules))
    }

    private static func taker(of reader: USBReader) -> USBReader.Interface? {
        reader.interfaces.first { $0.driver == KernelModules.taking }
    }

    private static func bound(
        _ reader: USBReader,
        _ interface: USBReader.Interface,
        _ modules: KernelModules?
    ) -> Finding {
        let found = "pn533_usb is bound to \(interface.name) of \(reader.description)"
        guard let file = modules?.blacklists.first else {
            return Finding(
                .trouble,
                "kernel-driver-bound",
                found,
                cures: [write, remove, Examination.replug]
            )
        }
        return Finding(
            .trouble,
            "kernel-driver-bound-despite-blacklist",
            "\(found); \(file) forbids loading it, but it was loaded before that, or by hand",
            cures: [remove, Examination.replug]
        )
    }

    private static func note(_ modules: KernelModules) -> String {
        modules.blacklists.first.map { "; \($0) keeps it from being loaded" } ?? ""
    }
}
