// SPDX-License-Identifier: MIT

internal import NDEF

extension RecordText {
    static func controlLines(_ control: GenericControlRecord, _ shown: ShownRecord) -> [String] {
        func inner(_ label: String, _ record: NDEFRecord) -> [String] {
            self.inner(label, shown.inner(record, in: .genericControl))
        }
        var lines = control.target.map { inner("Target", $0) } ?? rows([("Target", "none")])
        switch control.action {
        case .standard(let action): lines += rows([("Action", words(for: action))])
        case .record(let record): lines += inner("Action", record)
        case nil: break
        }
        var conditions: [(label: String, value: String)] = []
        if control.ignoresFollowingIfFailed { conditions.append(("Then", "what follows only if this succeeds")) }
        if control.checksExitCondition { conditions.append(("Check", "how the application ended")) }
        return lines + control.data.flatMap { inner("Data", $0) } + rows(conditions)
            + control.others.flatMap { inner("Also", $0) }
    }
}
