// SPDX-License-Identifier: MIT

/// One check: a pure function of what was read and asked.
protocol Check: SendableMetatype {
    static var title: String { get }
    static var why: String { get }
    static func finding(_ examination: Examination) -> Finding
}

/// What a check says; title, number and reason are the check's own.
struct Finding {
    let status: CheckResult.Status
    let code: String
    let found: String
    var cures: [String] = []

    init(_ status: CheckResult.Status, _ code: String, _ found: String, cures: [String] = []) {
        self.status = status
        self.code = code
        self.found = found
        self.cures = cures
    }
}

/// What all checks look at.
struct Examination {
    let machine: Machine
    let probing: Probing

    /// How bad it is when libnfc cannot reach a reader: with PC/SC at hand, only a warning, unless libnfc was chosen.
    var libnfcSeverity: CheckResult.Status {
        machine.preferred != .libnfc && !probing.usableSlots.isEmpty ? .warning : .trouble
    }

    /// How bad it is when PC/SC cannot reach a reader: without a reader for it, or with libnfc chosen, only a warning.
    var pcscSeverity: CheckResult.Status {
        machine.preferred != .libnfc && machine.usb.contains(where: \.isForPCSC) ? .trouble : .warning
    }

    /// Whether libnfc has opened a reader.
    var libnfcWorks: Bool { probing.libnfc.value?.opening?.isSuccess ?? false }

    static let replug = "unplug the reader and plug it in again"
    static let restartPCSC = "sudo systemctl restart pcscd.socket pcscd.service"
    static let stopPCSC = "sudo systemctl stop pcscd.socket pcscd.service"
}

extension [Finding] {
    /// One finding out of several: the worst gives status and code, all say what was found.
    var merged: Finding? {
        let order: [CheckResult.Status] = [.trouble, .warning, .unknown, .good, .notApplicable]
        guard
            let worst = self.min(by: { left, right in
                (order.firstIndex(of: left.status) ?? 0) < (order.firstIndex(of: right.status) ?? 0)
            })
        else { return nil }
        var cures: [String] = []
        for cure in flatMap(\.cures) where !cures.contains(cure) { cures.append(cure) }
        return Finding(worst.status, worst.code, map(\.found).joined(separator: "; "), cures: cures)
    }
}
