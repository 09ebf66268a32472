// SPDX-License-Identifier: MIT

extension Tapcard {
    /// Runs one command line given as bytes, and refuses a word that is not UTF-8: nothing that was typed is changed in
    /// silence, on a tag or in a file's name.
    package static func run(
        bytes words: [[UInt8]],
        environment: [String: String],
        console: any Console
    ) -> ExitStatus {
        var texts: [String] = []
        for (index, word) in words.enumerated() {
            guard let text = String(validating: word, as: UTF8.self) else {
                let failure = CommandFailure(
                    "usage",
                    "word \(index + 1) of the command line is not UTF-8",
                    exit: .usage,
                    hint: "text goes in UTF-8; a file whose name is not UTF-8 can be read through standard input"
                )
                console.writeError(words.contains(Array("--json".utf8)) ? failure.json : failure.text)
                return failure.exit
            }
            texts.append(text)
        }
        return run(texts, environment: environment, console: console)
    }
}
