// SPDX-License-Identifier: MIT

internal import Bytes
internal import CommandLineKit
internal import TagAccess
internal import Type2Tag
internal import VirtualTag

/// `tapcard encode`.
struct EncodeVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let message = try invocation.outgoingMessage().bytes
        let isTLV = arguments[Keys.tlv]
        let bytes = isTLV ? try wrapped(message) : message
        if let path = arguments[Keys.output], path != "-" {
            try write(bytes, to: path)
            if invocation.isJSON { showDocument(bytes, isTLV: isTLV) }
            return .done
        }
        if invocation.isJSON {
            showDocument(bytes, isTLV: isTLV)
        } else if invocation.console.outputIsTerminal, arguments[Keys.output] == nil {
            // Raw bytes would garble a terminal: a person gets them to read instead.
            invocation.console.writeOutput(HexDump.lines(bytes).map { $0 + "\n" }.joined())
        } else {
            invocation.console.writeOutput(bytes)
        }
        return .done
    }

    private func wrapped(_ message: [UInt8]) throws(CommandFailure) -> [UInt8] {
        guard let bytes = TLVBlock.encodedMessage(message) else {
            throw CommandFailure(
                "too-long",
                "\(message.count) bytes needed, \(TLVBlock.longestValue) fit in a TLV, "
                    + "\(message.count - TLVBlock.longestValue) over",
                exit: .dataError
            )
        }
        return bytes
    }

    private func showDocument(_ bytes: [UInt8], isTLV: Bool) {
        invocation.show(
            EncodeDocument(bytes: bytes.count, hex: Hexadecimal.text(bytes), form: isTLV ? "tlv" : "ndef"),
            lines: []
        )
    }

    private func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        do throws(FileError) {
            try AtomicFile.write(bytes, to: path, overwrite: arguments[Keys.force])
        } catch {
            let hint = error.isExisting ? "--force overwrites it" : nil
            throw CommandFailure("output", error.description, exit: .cannotCreate, hint: hint)
        }
    }
}
