// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF
internal import TagAccess

extension Invocation {
    /// Builds the message that a `write`, `fit` or `encode` subcommand describes.
    func outgoingMessage() throws(CommandFailure) -> OutgoingMessage {
        switch arguments.path.last {
        case "url": try message(of: urlRecord())
        case "text": try message(of: textRecord())
        case "vcard": try message(of: cardRecord())
        case "mime": try message(of: mediaRecord())
        case "app": try message(of: applicationRecord())
        default: try messageFromFile()
        }
    }

    private func message(of record: NDEFRecord) throws(CommandFailure) -> OutgoingMessage {
        do throws(NDEFError) {
            return OutgoingMessage(try NDEFMessage([record]))
        } catch {
            throw CommandFailure(building: error)
        }
    }

    private var id: [UInt8] { Array((arguments[Keys.id] ?? "").utf8) }

    private func urlRecord() throws(CommandFailure) -> NDEFRecord {
        let uri = try operand(Keys.url)
        return try build { () throws(NDEFError) in try .uri(uri, id: id) }
    }

    private func textRecord() throws(CommandFailure) -> NDEFRecord {
        var text = try operand(Keys.text)
        if text == "-" {
            guard let input = String(validating: try console.readInput(), as: UTF8.self) else {
                throw CommandFailure("not-utf8", "standard input: not UTF-8", exit: .dataError)
            }
            text = input
        }
        let language = arguments[Keys.language]
        let encoding: TextEncoding = arguments[Keys.encoding] == .utf16 ? .utf16 : .utf8
        return try build { () throws(NDEFError) in
            try .text(text, language: language, encoding: encoding, id: id)
        }
    }

    private func mediaRecord() throws(CommandFailure) -> NDEFRecord {
        let type = try operand(Keys.mediaType)
        let path = try operand(Keys.payload)
        let payload = try InputFile.read(path, isHex: arguments[Keys.hex], console: console)
        return try build { () throws(NDEFError) in try .media(type, payload: payload, id: id) }
    }

    private func cardRecord() throws(CommandFailure) -> NDEFRecord {
        let payload = try CardArguments(self).payload()
        return try build { () throws(NDEFError) in try .media("text/vcard", payload: payload, id: id) }
    }

    private func applicationRecord() throws(CommandFailure) -> NDEFRecord {
        let package = try operand(Keys.package)
        return try build { () throws(NDEFError) in try .androidApplication(package) }
    }

    private func messageFromFile() throws(CommandFailure) -> OutgoingMessage {
        let path = try operand(Keys.messageFile)
        let bytes = try InputFile.read(path, isHex: arguments[Keys.hex], console: console)
        do throws(NDEFError) {
            return try OutgoingMessage(exactly: bytes)
        } catch {
            throw CommandFailure(error)
        }
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
