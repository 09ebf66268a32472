// SPDX-License-Identifier: MIT

public import Type2Tag

/// How far a change of the password came, and which one is in force now.
public struct PasswordProgress: Hashable, Sendable {
    /// A password that may guard the tag.
    public enum Force: String, CaseIterable, Hashable, Sendable {
        /// The one that was in force before.
        case former
        /// None: nothing is guarded.
        case none
        /// The one that was to be set.
        case new
    }

    /// The pages that the tag acknowledged, in order.
    public let pagesWritten: [PageAddress]

    /// How many writes were planned.
    public let writesPlanned: Int

    /// What can be in force now: one, or two where the answer to a write was lost and nobody could be asked.
    public let inForce: [Force]

    /// What the order of the plan leaves possible when a step failed.
    ///
    /// A write without an answer may have taken place; before the switching off and after the switching on there is no
    /// doubt (see `PasswordPlan`).
    init(_ prepared: PreparedPassword, stepsDone: Int, pagesWritten: [PageAddress]) {
        let steps = prepared.plan.steps
        let isGuarded = prepared.inspection.password.value?.isEnabled == true
        var inForce: Set<Force> = [isGuarded ? .former : .none]
        for (index, step) in steps.enumerated() where index <= stepsDone {
            guard case .write(let write) = step else { continue }
            let next: Force
            switch write.purpose {
            case .passwordOff: next = .none
            case .passwordOn: next = .new
            default: continue
            }
            // The step that failed may have taken place or not.
            inForce = index < stepsDone ? [next] : inForce.union([next])
        }
        self.init(
            pagesWritten: pagesWritten,
            writesPlanned: prepared.plan.writes.count,
            inForce: Force.allCases.filter { inForce.contains($0) }
        )
    }

    private init(pagesWritten: [PageAddress], writesPlanned: Int, inForce: [Force]) {
        self.pagesWritten = pagesWritten
        self.writesPlanned = writesPlanned
        self.inForce = inForce
    }

    /// The same, once it was read whether a password guards anything.
    func knowing(isGuarded: Bool) -> PasswordProgress {
        let left = inForce.filter { ($0 != .none) == isGuarded }
        return PasswordProgress(
            pagesWritten: pagesWritten,
            writesPlanned: writesPlanned,
            inForce: left.isEmpty ? inForce : left
        )
    }
}

extension PasswordProgress: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        "\(pagesWritten.count) of \(writesPlanned) writes were acknowledged; \(inForceText); "
            + "running the command again finishes the job"
    }

    private var inForceText: String {
        let names = inForce.map { force in
            switch force {
            case .former: "the former password"
            case .none: "no password"
            case .new: "the new password"
            }
        }
        return names.joined(separator: " or ") + " is in force now"
    }
}
