// SPDX-License-Identifier: MIT

internal import Bytes
internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

/// `tapcard encode`.
struct EncodeVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let built = try invocation.outgoingMessage()
        let isTLV = arguments[Keys.tlv]
        let bytes = isTLV ? try wrapped(built.bytes) : built.bytes
        let document = EncodeDocument(
            bytes: bytes.count,
            dryRun: isDryRun,
            hex: Hexadecimal.text(bytes),
            form: isTLV ? "tlv" : "ndef",
            records: built.recordDocuments,
            cards: built.cardDocuments(capacity: nil),
            findings: built.findings
        )
        if let path = arguments[Keys.output], path != "-" {
            try store(bytes, at: path, document, built.sizeLines(capacity: nil))
            return .done
        }
        if invocation.isJSON {
            invocation.show(document, lines: [])
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

    private func store(
        _ bytes: [UInt8],
        at path: String,
        _ document: EncodeDocument,
        _ sizes: [String]
    ) throws(CommandFailure) {
        let size = "\(bytes.count) bytes"
        guard isDryRun else {
            try OutputFile.write(bytes, to: path, overwrite: arguments[Keys.force])
            for line in sizes { invocation.remark(line) }
            invocation.remark("\(size) written to \(path)")
            if invocation.isJSON { invocation.show(document, lines: []) }
            return
        }
        if !arguments[Keys.force], OutputFile.exists(path) { throw OutputFile.existing(path) }
        let lines =
            HexDump.lines(bytes) + sizes + ["Dry run: \(size) for \(SafeText.oneLine(path)), nothing was written"]
        invocation.show(document, lines: lines)
    }
}
