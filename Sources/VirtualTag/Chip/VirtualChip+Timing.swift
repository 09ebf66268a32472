// SPDX-License-Identifier: MIT

extension VirtualChip {
    /// When lock bits and password settings begin to act: sets both, and tells that of the lock bits.
    public var timing: RuleTiming {
        get { lockTiming }
        set {
            lockTiming = newValue
            passwordTiming = newValue
        }
    }

    /// The lock bits in force now.
    var lockRules: AccessRules { lockTiming == .atOnce ? memoryRules : activationRules }

    /// The password settings in force now.
    var passwordRules: AccessRules { passwordTiming == .atOnce ? memoryRules : activationRules }
}
