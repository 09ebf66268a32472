// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Notes a fault of the inner record that `next` has handed out last, at its first byte.
    mutating func note(
        _ reason: NDEFError.Reason, _ severity: NDEFFinding.Severity, at located: InnerRecord,
        of inner: InnerMessage
    ) {
        note(
            ContentFault(
                reason: reason, severity: severity, place: .payload(located.offset),
                recordPlace: .payload(located.offset), path: [inner.index]))
    }
}
