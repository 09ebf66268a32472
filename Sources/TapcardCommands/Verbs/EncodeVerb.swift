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
            try store(bytes, at: path, isTLV: isTLV)
            return .done
        }
        if invocation.isJSON {
            showDocument(bytes, isTLV: isTLV)
        } else if isDryRun || invocation.console.outputIsTerminal && arguments[Keys.output] == nil {
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

    private var isDryRun: Bool { arguments[Keys.dryRun] }

    private func showDocument(_ bytes: [UInt8], isTLV: Bool, lines: [String] = []) {
        invocation.show(
            EncodeDocument(
                bytes: bytes.count,
                dryRun: isDryRun,
                hex: Hexadecimal.text(bytes),
                form: isTLV ? "tlv" : "ndef"
            ),
            lines: lines
        )
    }

    private func store(_ bytes: [UInt8], at path: String, isTLV: Bool) throws(CommandFailure) {
        let size = "\(bytes.count) bytes"
        guard isDryRun else {
            try write(bytes, to: path)
            invocation.remark("\(size) written to \(path)")
            if invocation.isJSON { showDocument(bytes, isTLV: isTLV) }
            return
        }
        if !arguments[Keys.force], OutputFile.exists(path) {
            throw CommandFailure(
                "output-exists", "\(path) exists already", exit: .cannotCreate, hint: EncodeVerb.forceHint)
        }
        let lines = HexDump.lines(bytes) + ["Dry run: \(size) for \(SafeText.oneLine(path)), nothing was written"]
        showDocument(bytes, isTLV: isTLV, lines: lines)
    }

    private static let forceHint = "--force overwrites it"

    private func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        do throws(FileError) {
            try AtomicFile.write(bytes, to: path, overwrite: arguments[Keys.force])
        } catch {
            guard !error.isExisting else {
                throw CommandFailure(
                    "output-exists", "\(path) exists already", exit: .cannotCreate, hint: EncodeVerb.forceHint)
            }
            throw CommandFailure("output", error.description, exit: .cannotCreate)
        }
    }
}
