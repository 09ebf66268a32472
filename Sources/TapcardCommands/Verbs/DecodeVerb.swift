// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import VCard

/// `tapcard decode`.
struct DecodeVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let path = arguments[Keys.input] ?? "-"
        let bytes = try InputFile.read(path, isHex: arguments[Keys.hex], console: invocation.console)
        let asked = arguments[Keys.form]
        let form = asked == .auto ? InputGuess.form(of: bytes) : asked
        do throws(CommandFailure) {
            return try show(bytes, as: form, name: path == "-" ? "standard input" : path)
        } catch {
            var failure = error
            if failure.hint == nil { failure.hint = InputGuess.hint(for: bytes, as: form, arguments) }
            throw failure
        }
    }

    private func show(_ bytes: [UInt8], as form: InputForm, name: String) throws(CommandFailure) -> ExitStatus {
        guard let decoded = try Decoded(bytes, as: form, isRevealing: arguments[Keys.reveal]) else {
            return try showCards(bytes, name: name)
        }
        return try invocation.showDecoded(form == .auto ? "ndef" : form.rawValue, decoded)
    }

    private func showCards(_ bytes: [UInt8], name: String) throws(CommandFailure) -> ExitStatus {
        let decoding = VCardDecoding(lenient: bytes)
        if arguments[Keys.strict] || decoding.cards.isEmpty {
            do throws(VCardError) {
                _ = try VCardDecoding.strict(bytes)
            } catch {
                if !arguments[Keys.strict] { invocation.show(CardFileDocument(decoding), lines: []) }
                throw bytes.isEmpty ? InputFile.empty(error.code) : CommandFailure(error, in: name)
            }
        }
        invocation.show(CardFileDocument(decoding), lines: CardFileText.lines(decoding, of: bytes, name: name))
        return .done
    }
}
