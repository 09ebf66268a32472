// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF
internal import TagAccess
internal import VCard

/// One description of a record on the command line: `url https://example.com`.
struct RecordArguments {
    let invocation: Invocation
    var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func describe() throws(CommandFailure) -> DescribedRecords {
        switch arguments.path.last {
        case "url": try link()
        case "text": DescribedRecords(try text())
        case "vcard": try card()
        case "poster": try poster()
        case "wifi": DescribedRecords(try wifi())
        case "bluetooth": DescribedRecords(try bluetooth())
        case "phone": DescribedRecords(try identified(telephone()))
        case "sms": DescribedRecords(try identified(shortMessage()))
        case "mail": DescribedRecords(try identified(mail()))
        case "geo": DescribedRecords(try identified(place()))
        case "mime": DescribedRecords(try media())
        case "app": try application()
        default: DescribedRecords(ofFile: try messageFromFile().records)
        }
    }

    /// Whether one of the words is the `-` that stands for standard input.
    var readsStandardInput: Bool {
        let operands = [Keys.url, Keys.text, Keys.payload, Keys.messageFile]
        return operands.contains { (try? arguments[$0]) == "-" } || arguments[Keys.card] == "-"
            || arguments[Keys.icon] == "-" || arguments[Keys.keyFile] == "-"
    }

    var id: [UInt8] { Array((arguments[Keys.id] ?? "").utf8) }

    private func link() throws(CommandFailure) -> DescribedRecords {
        let uri = try typedOrPiped(Keys.url)
        return DescribedRecords(try build { () throws(NDEFError) in try .uri(uri, id: id) }, doubt: Doubt(uri: uri))
    }

    private func text() throws(CommandFailure) -> NDEFRecord {
        let text = try typedOrPiped(Keys.text)
        let language = arguments[Keys.language]
        let encoding: TextEncoding = arguments[Keys.encoding] == .utf16 ? .utf16 : .utf8
        return try build { () throws(NDEFError) in
            try .text(text, language: language, encoding: encoding, id: id)
        }
    }

    private func media() throws(CommandFailure) -> NDEFRecord {
        let type = try operand(Keys.mediaType)
        let path = try operand(Keys.payload)
        let payload = try InputFile.read(path, isHex: arguments[Keys.hex], console: invocation.console)
        return try build { () throws(NDEFError) in try .media(type, payload: payload, id: id) }
    }

    /// A card, and behind it the link that stands in for it on an iPhone.
    private func card() throws(CommandFailure) -> DescribedRecords {
        let payload = try CardArguments(invocation).payload()
        let record = try build { () throws(NDEFError) in
            try .media(VCard.mediaType, payload: payload.bytes, id: id)
        }
        var described = DescribedRecords(record)
        described.card = payload
        guard let uri = arguments[Keys.urlRecord] else { return described }
        guard !uri.isEmpty else { throw invocation.empty("'--url-record'") }
        let link = try build { () throws(NDEFError) in try .uri(uri) }
        return described.followed(by: link, doubt: Doubt(uri: uri))
    }

    private func application() throws(CommandFailure) -> DescribedRecords {
        let package = try operand(Keys.package)
        let record = try build { () throws(NDEFError) in try .androidApplication(package) }
        return DescribedRecords(record, doubt: Doubt(package: package))
    }

    /// The message of a file, byte for byte.
    func messageFromFile() throws(CommandFailure) -> OutgoingMessage {
        let path = try operand(Keys.messageFile)
        let bytes = try InputFile.read(path, isHex: arguments[Keys.hex], console: invocation.console)
        do throws(NDEFError) {
            return try OutgoingMessage(exactly: bytes)
        } catch {
            var failure = CommandFailure(error)
            failure.hint = InputGuess.hint(forMessage: bytes, path: path, isHex: arguments[Keys.hex])
            throw bytes.isEmpty ? InputFile.empty(failure.code) : failure
        }
    }

    // MARK: Common ground

    /// Makes a record; where the fault is one of a byte in an operand, `place` names the operand.
    func build(
        place: String? = nil,
        _ make: () throws(NDEFError) -> NDEFRecord
    ) throws(CommandFailure) -> NDEFRecord {
        do throws(NDEFError) {
            return try make()
        } catch {
            let offset = place.map { "\($0), offset \(error.offset): " } ?? ""
            throw CommandFailure(building: error, label: arguments.label + offset)
        }
    }

    /// The record with the id that was asked for.
    private func identified(_ record: NDEFRecord) throws(CommandFailure) -> NDEFRecord {
        if id.isEmpty { return record }
        return try build { () throws(NDEFError) in
            try NDEFRecord(
                typeNameFormat: record.typeNameFormat, type: record.type.array, id: id, payload: record.payload.array)
        }
    }

    /// The value of an operand that the command cannot run without.
    func operand<Value>(_ key: Operand<Value>) throws(CommandFailure) -> Value { try invocation.operand(key) }

    /// An operand, or for `-` what standard input holds without the line end that a pipe adds.
    func typedOrPiped(_ key: Operand<String>) throws(CommandFailure) -> String {
        let typed = try operand(key)
        return typed == "-" ? try line(of: try invocation.console.readInput(), named: "standard input") : typed
    }

    /// Text without the line end behind it.
    func line(of bytes: [UInt8], named name: String) throws(CommandFailure) -> String {
        guard var text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure("not-utf8", "\(arguments.label)\(name): not UTF-8", exit: .dataError)
        }
        // CR LF is one character.
        if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
        return text
    }

    func usage(_ message: String, suggestion: String? = nil) -> CommandFailure {
        CommandFailure(arguments.usageError(message, suggestion: suggestion))
    }
}

extension Invocation {
    /// The refusal of an option or operand that says nothing.
    func empty(_ name: String) -> CommandFailure {
        CommandFailure(arguments.usageError("\(name) is empty"))
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
