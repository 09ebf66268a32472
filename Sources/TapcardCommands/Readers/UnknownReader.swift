// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension Invocation {
    /// The refusal of a text that names no reader: a wrong command line, or a wrong setting.
    func unknownReader(_ text: String) -> CommandFailure {
        let shown = "unknown reader \"\(SafeText.oneLine(text))\""
        let isSetting = arguments.origin(of: Keys.reader) == .environment && arguments[Keys.reader] == text
        let kinds = "a reader is auto, libnfc[:CONNSTRING], pcsc[:NAME], or file:PATH for a software tag"
        return CommandFailure(
            isSetting ? "configuration" : "usage",
            isSetting ? "\(shown) in the environment variable TAPCARD_READER" : shown,
            exit: isSetting ? .configuration : .usage,
            hint: OutputFile.exists(text) ? "did you mean file:\(text)?" : kinds
        )
    }
}
