// SPDX-License-Identifier: MIT

/// Which findings anybody wants to know of.
enum FindingInterest: Comparable {
    case nothing
    case errors
    case everything

    /// Whether a finding is wanted.
    func covers(_ severity: NDEFFinding.Severity) -> Bool {
        self >= (severity == .error ? .errors : .everything)
    }
}
