// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess

/// `tapcard read`.
struct ReadVerb {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openTag()
        let inspection = try session.inspect()
        if case .unreadable(let error) = inspection.message {
            throw CommandFailure(
                "unreadable",
                "the message cannot be read: \(error.description)",
                exit: .notPermitted,
                hint: inspection.access == .passwordProtected ? RefusalHint.password : nil
            )
        }
        let decoded = Decoded(
            inspection, reader: session.readerName, isRevealing: invocation.arguments[Keys.reveal])
        guard let path = invocation.arguments[Keys.messageOutput] else {
            return try invocation.showDecoded("tag", decoded)
        }
        return try store(decoded, at: path)
    }
}

extension ReadVerb {
    /// Puts the message into a file as it stands, or on standard output for `-`.
    private func store(_ decoded: Decoded, at path: String) throws(CommandFailure) -> ExitStatus {
        let arguments = invocation.arguments
        if arguments[Keys.strict], let error = decoded.firstError { throw error }
        guard let message = decoded.message else {
            throw decoded.firstError
                ?? CommandFailure("blank", "there is no message: the tag is blank", exit: .dataError)
        }
        if path != "-" {
            try OutputFile.write(message, to: path, overwrite: arguments[Keys.force])
            invocation.remark("\(message.count) bytes written to \(path)")
        } else if !invocation.isJSON {
            invocation.console.writeOutput(message)
        }
        if invocation.isJSON { invocation.show(DecodeDocument("tag", decoded), lines: []) }
        return .done
    }
}

extension Invocation {
    /// Shows what was decoded, and ends with 65 when nothing could be read or strict decoding was asked for and
    /// stopped.
    func showDecoded(_ kind: String, _ decoded: Decoded) throws(CommandFailure) -> ExitStatus {
        if arguments[Keys.strict], let error = decoded.firstError { throw error }
        show(DecodeDocument(kind, decoded), lines: DecodedText.lines(decoded))
        guard decoded.isEmptyHanded else { return .done }
        if decoded.isEmptyInput { throw InputFile.empty(decoded.firstError?.code ?? "empty-input") }
        throw decoded.firstError ?? CommandFailure("nothing-read", "nothing could be read", exit: .dataError)
    }
}
