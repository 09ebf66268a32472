// SPDX-License-Identifier: MIT

/// Check 15: does this container or virtual machine have USB at all.
enum USBAccess: Check {
    static let title = "USB in a container or virtual machine"
    static let why = "without USB libnfc prints \"Unable to find USB busses\" at every call, which is harmless then"

    private static let folder = "/dev/bus/usb"

    static func finding(_ examination: Examination) -> Finding {
        let machine = examination.machine
        let place = place(machine.surroundings)
        do throws(SystemError) {
            _ = try machine.root.names(in: folder)
        } catch {
            guard error.isMissing else { return Finding(.unknown, "usb-access-unreadable", "\(error)") }
            let hasOtherWay = !machine.ports.isEmpty || !examination.probing.usableSlots.isEmpty
            return Finding(
                hasOtherWay ? .warning : .trouble,
                code(machine.surroundings),
                "no \(folder) in this \(place)",
                cures: cures(machine.surroundings)
            )
        }
        if case .virtualMachine = machine.surroundings, machine.usb.isEmpty, examination.probing.usableSlots.isEmpty {
            return Finding(
                .warning,
                "usb-access-not-passed",
                "\(folder) is there, but no reader has been passed to this \(place)",
                cures: cures(machine.surroundings)
            )
        }
        return Finding(.good, "usb-access", "\(folder) is there, in this \(place)")
    }

    private static func place(_ surroundings: Surroundings) -> String {
        switch surroundings {
        case .container(let name): "container (\(name))"
        case .virtualMachine(let name): "virtual machine (\(name))"
        case .ordinary: "system"
        }
    }

    private static func code(_ surroundings: Surroundings) -> String {
        switch surroundings {
        case .container: "usb-access-none-in-container"
        case .virtualMachine: "usb-access-none-in-machine"
        case .ordinary: "usb-access-none"
        }
    }

    private static func cures(_ surroundings: Surroundings) -> [String] {
        switch surroundings {
        case .container("Podman"): ["podman run --device=/dev/bus/usb …"]
        case .container("Kubernetes"): ["mount /dev/bus/usb into the pod, and let it be privileged"]
        case .container("LXC"): ["lxc config device add NAME reader usb vendorid=072f productid=2200"]
        case .container: ["docker run --device=/dev/bus/usb …"]
        case .virtualMachine("WSL"): ["usbipd list", "usbipd attach --wsl --busid BUSID    # both on Windows"]
        case .virtualMachine: ["pass the USB reader to the virtual machine in its settings"]
        case .ordinary: ["sudo modprobe usbcore", "see whether the machine has USB switched off"]
        }
    }
}
