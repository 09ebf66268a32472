// SPDX-License-Identifier: MIT

/// What is wrong with a card that was read, or with one that was to be written.
public struct VCardError: Error, Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason

    /// The line in the file, counted from 1, folds not undone; nil when a card was to be written.
    public let line: Int?

    /// The column, counted from 1 in UTF-8 bytes of that line; nil when a card was to be written.
    public let column: Int?

    /// The offset of the first byte at fault, counted from 0 at the start of what was passed; nil when a card was to
    /// be written.
    public let offset: Int?

    /// An error about a value that was to be written: it has no place.
    init(_ reason: Reason) {
        self.reason = reason
        line = nil
        column = nil
        offset = nil
    }

    init(_ reason: Reason, at place: Place) {
        self.reason = reason
        line = place.line
        column = place.column
        offset = place.offset
    }

    /// A short, stable name of the reason, for scripts.
    public var code: String { reason.code }
}

extension VCardError: CustomStringConvertible {
    /// The place, where there is one, and a sentence.
    public var description: String {
        guard let line, let column else { return reason.message }
        return "line \(line), column \(column): \(reason.message)"
    }
}

/// A place in the bytes that were passed.
struct Place: Hashable, Sendable {
    var offset: Int
    var line: Int
    var column: Int

    /// The place so many bytes ahead on the same line.
    func advanced(by count: Int) -> Place {
        Place(offset: offset + count, line: line, column: column + count)
    }
}
