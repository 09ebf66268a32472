// SPDX-License-Identifier: MIT

extension ControlCommand {
    /// Reads one line; blanks at either end do not count.
    ///
    /// A path goes up to the end of the line, blanks within included.
    ///
    /// - Throws: `ControlError` that says how the command is used.
    package init(parsing line: String) throws(ControlError) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let name = words.first else { throw ControlError("an empty line; \(ControlCommand.known)") }
        let arguments = Array(words.dropFirst())
        switch name {
        case "status": self = try ControlCommand.plain(.status, name, arguments)
        case "counters": self = try ControlCommand.plain(.counters, name, arguments)
        case "reset": self = try ControlCommand.plain(.reset, name, arguments)
        case "return": self = try ControlCommand.plain(.putBack, name, arguments)
        case "quit": self = try ControlCommand.plain(.quit, name, arguments)
        case "tear": self = try ControlCommand.tear(arguments)
        case "nak": self = try ControlCommand.refusal(arguments)
        case "silence":
            guard arguments.count == 1, let count = ControlCommand.number(arguments[0], upTo: .max) else {
                throw ControlError("use: silence N, where N frames come through before it")
            }
            self = .arm(.silence, after: count)
        case "remove": self = try ControlCommand.removal(arguments)
        case "swap": self = .swap(path: try ControlCommand.path(after: name, in: line))
        case "second": self = .second(path: try ControlCommand.path(after: name, in: line))
        default: throw ControlError("\"\(ControlCommand.printable(name))\" is no command; \(ControlCommand.known)")
        }
    }

    private static let known =
        "known are status, counters, reset, tear, nak, silence, remove, return, swap, second and quit"

    private static func plain(
        _ command: ControlCommand,
        _ name: Substring,
        _ arguments: [Substring]
    ) throws(ControlError) -> ControlCommand {
        guard arguments.isEmpty else { throw ControlError("\(name) takes no arguments") }
        return command
    }

    private static func tear(_ arguments: [Substring]) throws(ControlError) -> ControlCommand {
        guard arguments.count == 2, let count = number(arguments[0], upTo: .max) else {
            throw ControlError("use: tear N before|after, where N frames come through before it")
        }
        return switch arguments[1] {
        case "before": .arm(.tearBeforeEffect, after: count)
        case "after": .arm(.tearAfterEffect, after: count)
        default: throw ControlError("a tear comes before or after the effect, not \"\(printable(arguments[1]))\"")
        }
    }

    private static func refusal(_ arguments: [Substring]) throws(ControlError) -> ControlCommand {
        guard arguments.count == 2, let count = number(arguments[0], upTo: .max) else {
            throw ControlError("use: nak N CODE, where N frames come through before it")
        }
        // Ah is the acknowledge.
        guard let code = number(arguments[1], upTo: 15), code != 10 else {
            throw ControlError(
                "\"\(printable(arguments[1]))\" is no refusal; it is a number from 0 to 15, and 10 is the acknowledge")
        }
        return .arm(.refusal(code: UInt8(code)), after: count)
    }

    private static func removal(_ arguments: [Substring]) throws(ControlError) -> ControlCommand {
        if arguments.isEmpty { return .remove }
        guard arguments.count == 2, arguments[0] == "after", let count = number(arguments[1], upTo: .max) else {
            throw ControlError("use: remove, or remove after N, where N frames come through before it")
        }
        return .arm(.removal, after: count)
    }

    private static func path(after name: Substring, in line: String) throws(ControlError) -> String {
        var rest = line.drop(while: \.isWhitespace).dropFirst(name.count).drop(while: \.isWhitespace)
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        guard !rest.isEmpty else { throw ControlError("use: \(name) PATH, the file of a software tag") }
        return String(rest)
    }

    private static func number(_ text: Substring, upTo limit: Int) -> Int? {
        // Int would also take a sign.
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let value = Int(text),
            value <= limit
        else { return nil }
        return value
    }

    /// At most forty characters, without those that would break the line or the terminal.
    private static func printable(_ text: Substring) -> String {
        let shown = text.unicodeScalars.prefix(40).map { $0.properties.generalCategory == .control ? "?" : $0 }
        return String(String.UnicodeScalarView(shown)) + (text.unicodeScalars.count > 40 ? "…" : "")
    }
}
