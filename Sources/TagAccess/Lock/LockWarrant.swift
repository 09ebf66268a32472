// SPDX-License-Identifier: MIT

public import Type2Tag

/// The right to lock one tag, once.
///
/// Only `LockGate` makes one, it cannot be copied, and locking consumes it: code that did not pass the gate does not
/// compile.
public struct LockWarrant: ~Copyable, Sendable {
    /// The tag that may be locked.
    public let uid: TagUID

    /// The page writes it allows.
    public let plan: LockPlan

    init(uid: TagUID, plan: LockPlan) {
        self.uid = uid
        self.plan = plan
    }
}
