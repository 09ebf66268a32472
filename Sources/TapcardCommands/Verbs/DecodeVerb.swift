// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
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
            if failure.hint == nil { failure.hint = hint(for: bytes, form: form, wasAsked: asked != .auto) }
            throw failure
        }
    }

    private func show(_ bytes: [UInt8], as form: InputForm, name: String) throws(CommandFailure) -> ExitStatus {
        switch form {
        case .ndef, .auto:
            return try invocation.showDecoded("ndef", Decoded(message: bytes, isRevealing: reveals))
        case .tlv:
            return try invocation.showDecoded("tlv", Decoded(dataArea: bytes, isRevealing: reveals))
        case .tag:
            return try invocation.showDecoded("tag", Decoded(try inspect(bytes), reader: nil, isRevealing: reveals))
        case .vcard:
            return try showCards(bytes, name: name)
        }
    }

    private var reveals: Bool { arguments[Keys.reveal] }

    private func inspect(_ bytes: [UInt8]) throws(CommandFailure) -> TagInspection {
        do throws(DumpError) {
            return try TagInspector.inspect(dump: bytes)
        } catch {
            throw CommandFailure(error.code, error.description, exit: .dataError)
        }
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

    private func hint(for bytes: [UInt8], form: InputForm, wasAsked: Bool) -> String? {
        if !arguments[Keys.hex], InputGuess.looksLikeHexadecimal(bytes) {
            return "the input looks like hexadecimal text: add --hex"
        }
        return wasAsked || bytes.isEmpty
            ? nil : "the input was taken for \(DecodeVerb.name(of: form)); --as says what it is"
    }

    private static func name(of form: InputForm) -> String {
        switch form {
        case .auto, .ndef: "an NDEF message"
        case .tlv: "TLV blocks"
        case .tag: "the memory of a tag"
        case .vcard: "a vCard"
        }
    }
}
