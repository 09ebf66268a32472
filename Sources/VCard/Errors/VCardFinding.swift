// SPDX-License-Identifier: MIT

/// Something that the lenient decoder noticed.
public struct VCardFinding: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// Strict decoding refuses the input for it.
        case error
        /// It is read all the same, by strict decoding too.
        case warning
    }

    /// What was noticed.
    public let reason: VCardError.Reason

    /// How bad it is.
    public let severity: Severity

    /// The line in the file, counted from 1, folds not undone.
    public let line: Int

    /// The column, counted from 1 in UTF-8 bytes of that line; a byte order mark does not count.
    public let column: Int

    /// The offset of the first byte at fault, counted from 0 at the start of what was passed.
    public let offset: Int

    init(_ reason: VCardError.Reason, _ severity: Severity, at place: Place) {
        self.reason = reason
        self.severity = severity
        line = place.line
        column = place.column
        offset = place.offset
    }

    /// A short, stable name of the reason, for scripts.
    public var code: String { reason.code }

    /// A sentence for a person, without the place.
    public var message: String { reason.message }
}

extension VCardFinding: CustomStringConvertible {
    /// The place, the severity and the sentence.
    public var description: String {
        "line \(line), column \(column): \(severity.rawValue): \(message)"
    }
}
