// SPDX-License-Identifier: MIT

/// Something about a card that would hurt on a phone.
public struct VCardAdvice: Hashable, Sendable {
    /// How much it hurts.
    public enum Severity: String, Hashable, Sendable {
        /// The contact is lost, or none is shown.
        case error
        /// Something is lost or shown wrong.
        case warning
        /// Good to know.
        case note
    }

    /// Whom it hurts.
    @nonexhaustive
    public enum Phone: String, Hashable, Sendable {
        /// The import of Android's own contacts program.
        case android
        /// Android up to about version 7.
        case oldAndroid = "old-android"
        /// The contacts program of Samsung's phones.
        case samsung
        /// The contacts program of iPhones.
        case iPhone = "iphone"
        /// Whoever reads it.
        case anyPhone = "any-phone"
        /// The tag, which has no room.
        case tag

        /// The name for a person.
        public var name: String {
            switch self {
            case .android: "Android"
            case .oldAndroid: "Android up to 7"
            case .samsung: "Samsung"
            case .iPhone: "iPhone"
            case .anyPhone: "any phone"
            case .tag: "tag"
            }
        }
    }

    /// What it is.
    public let reason: Reason

    /// Whom it hurts.
    public let phone: Phone

    /// How much it hurts.
    public let severity: Severity

    /// The line in the file, counted from 1, folds not undone.
    public let line: Int

    /// The column, counted from 1 in UTF-8 bytes of that line.
    public let column: Int

    /// The offset of the first byte at fault, counted from 0 at the start of what was passed.
    public let offset: Int

    init(_ reason: Reason, _ phone: Phone, _ severity: Severity, at place: Place) {
        self.reason = reason
        self.phone = phone
        self.severity = severity
        line = place.line
        column = place.column
        offset = place.offset
    }

    /// A short, stable name of the reason, for scripts.
    public var code: String { reason.code }

    /// A sentence for a person that says why, without the place and the phone.
    public var message: String { reason.message }
}

extension VCardAdvice: CustomStringConvertible {
    /// The place, the severity, the phone and the sentence.
    public var description: String {
        "line \(line), column \(column): \(severity.rawValue): \(phone.name): \(message)"
    }
}
