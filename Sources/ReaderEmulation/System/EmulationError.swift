// SPDX-License-Identifier: MIT

internal import Glibc

/// The operating system refused what an emulated reader needs.
package struct EmulationError: Error, Hashable, Sendable {
    /// What was being done, in words that follow "cannot".
    package let action: String

    /// The error number of the operating system (`errno`); 0 when the refusal is ours.
    package let errorNumber: Int32

    /// The operating system's words for it, or ours.
    package let text: String

    init(_ action: String, errorNumber: Int32, text: String? = nil) {
        self.action = action
        self.errorNumber = errorNumber
        self.text = text ?? EmulationError.systemText(of: errorNumber)
    }

    private static func systemText(of errorNumber: Int32) -> String {
        guard let text = unsafe strerror(errorNumber) else { return "error \(errorNumber)" }
        return unsafe String(cString: text)
    }
}

extension EmulationError: CustomStringConvertible {
    /// A sentence for a person.
    package var description: String { "cannot \(action): \(text)" }
}
