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
        let session = try invocation.openSession()
        let inspection = try session.inspect()
        if case .unreadable(let error) = inspection.message {
            throw CommandFailure(
                "unreadable",
                "the message cannot be read: \(error.description)",
                exit: .notPermitted
            )
        }
        return try invocation.showDecoded("tag", Decoded(inspection, reader: session.readerName))
    }
}

extension Invocation {
    /// Shows what was decoded, and ends with 65 when nothing could be read or strict decoding was asked for and
    /// stopped.
    func showDecoded(_ kind: String, _ decoded: Decoded) throws(CommandFailure) -> ExitStatus {
        if arguments[Keys.strict], let error = decoded.firstError { throw error }
        show(DecodeDocument(kind, decoded), lines: DecodedText.lines(decoded))
        guard decoded.isEmptyHanded else { return .done }
        throw decoded.firstError ?? CommandFailure("nothing-read", "nothing could be read", exit: .dataError)
    }
}
