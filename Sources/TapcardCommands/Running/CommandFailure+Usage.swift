// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension CommandFailure {
    init(_ error: UsageError) {
        let command = (["tapcard"] + error.path).joined(separator: " ")
        self.init(
            "usage",
            error.message,
            exit: .usage,
            hint: CommandFailure.habit(error) ?? error.suggestion ?? "usage: \(error.usage); see '\(command) --help'"
        )
    }

    /// What somebody used to other tools types, and how it is said here.
    private static func habit(_ error: UsageError) -> String? {
        switch error.kind {
        case .unknownCommand("version") where error.path.isEmpty, .unknownOption("-v") where error.path.isEmpty,
            .unknownOption("-V") where error.path.isEmpty:
            return "the version is told by 'tapcard --version'"
        case .unexpectedOperand(let word) where CommandTable.asksTag(error.path):
            return "a tag is named with --reader: --reader \(ReaderName(parsing: word) ?? .file(path: word))"
        default: return nil
        }
    }
}
