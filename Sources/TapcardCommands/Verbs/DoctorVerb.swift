// SPDX-License-Identifier: MIT

internal import ReaderDoctor

/// `tapcard doctor`.
struct DoctorVerb {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    private struct Document: Encodable {
        let schema = 1
        let kind = "doctor"
        let checks: [CheckResult]
        let next: [String]
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let machine = invocation.machine
        let doctor = Doctor(
            root: machine.root,
            readers: machine.readers ?? SystemProbe(libraries: invocation.libraries),
            environment: invocation.environment,
            user: machine.user
        )
        let results = doctor.examine()
        let next = Doctor.nextSteps(results)
        invocation.show(Document(checks: results, next: next), lines: lines(results) + nextLines(next))
        return .done
    }

    private func lines(_ results: [CheckResult]) -> [String] {
        results.flatMap { result in
            let number = result.number < 10 ? " \(result.number)" : "\(result.number)"
            var lines = ["\(number) \(mark(result.status)) \(result.title): \(SafeText.oneLine(result.found))"]
            lines.append("            why: \(SafeText.oneLine(result.why))")
            return lines + result.cures.map { "            cure: \(SafeText.oneLine($0))" }
        }
    }

    private func mark(_ status: CheckResult.Status) -> String {
        switch status {
        case .good: "good   "
        case .trouble: "TROUBLE"
        case .warning: "warning"
        case .notApplicable: "-      "
        case .unknown: "unknown"
        @unknown default: status.rawValue
        }
    }

    private func nextLines(_ steps: [String]) -> [String] {
        ["", "What to do next"] + steps.map { "  \(SafeText.oneLine($0))" }
    }
}
