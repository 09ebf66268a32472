// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF
internal import TagAccess
internal import VCard

extension Invocation {
    /// Builds the message that a `write`, `fit` or `encode` subcommand describes, and says what is doubtful about it.
    func outgoingMessage() throws(CommandFailure) -> BuiltMessage {
        let built =
            switch arguments.path.last {
            case "url": try urlMessage()
            case "text": try message(of: textRecord())
            case "vcard": try message(of: cardRecord())
            case "mime": try message(of: mediaRecord())
            case "app": try applicationMessage()
            default: try messageFromFile()
            }
        for finding in built.findings { warn(of: finding) }
        return built
    }

    private func warn(of finding: FindingDocument) {
        // What a card's own file says, it says with line and column.
        let isPlain = finding.hint != nil || arguments.path.last == "ndef"
        let place = finding.hint == nil ? "offset \(finding.offset): " : ""
        guard isPlain else { return }
        remark("warning: \(place)\(finding.message)")
        if let hint = finding.hint { remark("hint: \(hint)") }
    }

    private func message(of record: NDEFRecord) throws(CommandFailure) -> BuiltMessage {
        try message(of: record, doubt: nil)
    }

    private func message(of record: NDEFRecord, doubt: Doubt?) throws(CommandFailure) -> BuiltMessage {
        do throws(NDEFError) {
            let message = OutgoingMessage(try NDEFMessage([record]))
            // The payload ends the message.
            let offset = message.bytes.count - record.payload.count
            let doubts = doubt.map { FindingDocument($0.code, $0.message, hint: $0.hint, record: 0, offset: offset) }
            return BuiltMessage(message, doubts: [doubts].compactMap(\.self))
        } catch {
            throw CommandFailure(building: error)
        }
    }

    private struct Doubt {
        let code: String
        let message: String
        let hint: String
    }

    private var id: [UInt8] { Array((arguments[Keys.id] ?? "").utf8) }

    private func urlMessage() throws(CommandFailure) -> BuiltMessage {
        let uri = try typedOrPiped(Keys.url)
        let record = try build { () throws(NDEFError) in try .uri(uri, id: id) }
        let doubt = URIDoubt.meant(by: uri).map { meant in
            Doubt(
                code: "no-scheme",
                message: "\"\(uri)\" has no scheme, so a phone will not know how to open it",
                hint: "did you mean \(meant)?"
            )
        }
        return try message(of: record, doubt: doubt)
    }

    private func textRecord() throws(CommandFailure) -> NDEFRecord {
        let text = try typedOrPiped(Keys.text)
        let language = arguments[Keys.language]
        let encoding: TextEncoding = arguments[Keys.encoding] == .utf16 ? .utf16 : .utf8
        return try build { () throws(NDEFError) in
            try .text(text, language: language, encoding: encoding, id: id)
        }
    }

    /// An operand, or for `-` what standard input holds without the line end that a pipe adds.
    private func typedOrPiped(_ key: Operand<String>) throws(CommandFailure) -> String {
        let typed = try operand(key)
        guard typed == "-" else { return typed }
        guard var text = String(validating: try console.readInput(), as: UTF8.self) else {
            throw CommandFailure("not-utf8", "standard input: not UTF-8", exit: .dataError)
        }
        // CR LF is one character.
        if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
        return text
    }

    private func mediaRecord() throws(CommandFailure) -> NDEFRecord {
        let type = try operand(Keys.mediaType)
        let path = try operand(Keys.payload)
        let payload = try InputFile.read(path, isHex: arguments[Keys.hex], console: console)
        return try build { () throws(NDEFError) in try .media(type, payload: payload, id: id) }
    }

    private func cardRecord() throws(CommandFailure) -> NDEFRecord {
        let payload = try CardArguments(self).payload()
        return try build { () throws(NDEFError) in try .media(VCard.mediaType, payload: payload, id: id) }
    }

    private func applicationMessage() throws(CommandFailure) -> BuiltMessage {
        let package = try operand(Keys.package)
        let record = try build { () throws(NDEFError) in try .androidApplication(package) }
        guard !package.contains(".") else { return try message(of: record) }
        let doubt = Doubt(
            code: "no-package-name",
            message: "\"\(package)\" has no dot, so no Android application is called so",
            hint: "a package is named as in com.example.app"
        )
        return try message(of: record, doubt: doubt)
    }

    private func messageFromFile() throws(CommandFailure) -> BuiltMessage {
        let path = try operand(Keys.messageFile)
        let bytes = try InputFile.read(path, isHex: arguments[Keys.hex], console: console)
        do throws(NDEFError) {
            return BuiltMessage(try OutgoingMessage(exactly: bytes))
        } catch {
            var failure = CommandFailure(error)
            failure.hint = InputGuess.hint(forMessage: bytes, path: path, isHex: arguments[Keys.hex])
            throw bytes.isEmpty ? InputFile.empty(failure.code) : failure
        }
    }

    /// The refusal of an option or operand that says nothing.
    func empty(_ name: String) -> CommandFailure {
        CommandFailure(arguments.usageError("\(name) is empty"))
    }

    private func build(_ make: () throws(NDEFError) -> NDEFRecord) throws(CommandFailure) -> NDEFRecord {
        do throws(NDEFError) {
            return try make()
        } catch {
            throw CommandFailure(building: error)
        }
    }

    /// The value of an operand that the command cannot run without.
    func operand<Value>(_ key: Operand<Value>) throws(CommandFailure) -> Value {
        do throws(UsageError) {
            return try arguments[key]
        } catch {
            throw CommandFailure(error)
        }
    }
}
