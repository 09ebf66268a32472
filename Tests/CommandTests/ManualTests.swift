// SPDX-License-Identifier: MIT

import Testing

@Suite("The manual page of the tool", .timeLimit(.minutes(2)))
struct ManualTests {
    /// mandoc reports to its standard output; where it is not installed there is nothing to ask.
    @Test("mandoc finds nothing to say")
    func lint() throws {
        let script = "\"$1\" manual > manual.1 && { ! command -v mandoc > /dev/null || mandoc -T lint manual.1; }"
        let run = try BuiltTool(shell: script, [], in: Workplace()).finish()
        #expect(run.status == 0)
        #expect(run.outputText.isEmpty, "\(run.outputText)")
    }

    @Test("Examples stand under their commands, and every document of --json is there")
    func content() throws {
        let page = try Workplace().run("manual").outputText
        for part in [".Sh EXIT STATUS", "smallestChip", ".Dl tapcard encode url https://example.com \\-o message.ndef"]
        {
            #expect(page.contains(part), "\(part)")
        }
        #expect(page.split(separator: "\n").count { $0.hasPrefix(".Sh ENVIRONMENT") } == 1)
    }
}
