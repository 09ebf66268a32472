// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF
internal import Type2Tag
internal import VCard

extension CommandFailure {
    init(_ error: NDEFError) {
        self.init(error.code, error.description, exit: .dataError)
        offset = error.offset
        recordOffset = error.recordOffset
    }

    /// A record that cannot be built from what was typed: there is no input to count offsets in.
    init(building error: NDEFError, label: String = "") {
        self.init(error.code, label + error.reason.sentence, exit: .dataError)
    }

    init(_ error: Type2TagError) {
        self.init(error.code, error.description, exit: .dataError)
        offset = error.offset
        recordOffset = error.blockOffset
    }

    init(_ error: VCardError, in name: String? = nil) {
        self.init(error.code, [name, error.description].compactMap { $0 }.joined(separator: ": "), exit: .dataError)
        offset = error.offset
        line = error.line
        column = error.column
    }

    /// Something that the lenient decoder found, taken for an error.
    init(_ finding: VCardFinding, in name: String, saying message: String? = nil, hint: String? = nil) {
        let place = "\(name): line \(finding.line), column \(finding.column): "
        self.init(finding.code, place + (message ?? finding.message), exit: .dataError, hint: hint)
        offset = finding.offset
        line = finding.line
        column = finding.column
    }

    /// A place in text is found by line and column; the column counts bytes from 1.
    init(_ error: HexadecimalError, in name: String, text: [UInt8]) {
        let before = text.prefix(error.offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        let prefix = "offset \(error.offset): "
        let sentence = error.description.hasPrefix(prefix) ? error.description.dropFirst(prefix.count) : ""
        self.init(
            "not-hexadecimal",
            "\(name):\(line):\(column): \(sentence)",
            exit: .dataError,
            hint: "hexadecimal digits, with blanks, colons, commas or 0x between bytes; no addresses, no text column "
                + "(xxd -p FILE)"
        )
        offset = error.offset
        self.line = line
        self.column = column
    }
}
