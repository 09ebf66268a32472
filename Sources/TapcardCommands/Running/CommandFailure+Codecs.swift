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
    init(building error: NDEFError) {
        self.init(error.code, error.reason.sentence, exit: .dataError)
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

    init(_ error: HexadecimalError, in name: String) {
        self.init("not-hexadecimal", "\(name): \(error.description)", exit: .dataError)
        offset = error.offset
    }
}
