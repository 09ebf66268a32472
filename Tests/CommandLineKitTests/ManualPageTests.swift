// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The whole page of a small tool.
///
/// The macros are those of mdoc(7).
@Suite struct ManualPageTests {
    @Test("the manual page is the one that was read")
    func golden() {
        #expect(ManualPage.text(of: Bell.tool, date: "November 30, 2026") == Self.page)
    }

    /// mandoc reports to its standard output under `-T lint`.
    @Test("mandoc finds nothing to say", arguments: ["post", "bell", "traps"])
    func lint(_ name: String) throws {
        let tool = try #require([Post.tool, Bell.tool, Self.traps].first { $0.name == name })
        let page = ManualPage.text(of: tool, date: "November 30, 2026")
        #expect(page.hasPrefix(".Dd November 30, 2026\n.Dt \(tool.name.uppercased()) 1\n.Os\n"))
        let result = try Subprocess.run(Subprocess.require("mandoc"), ["-T", "lint", "-W", "all"], on: page)
        #expect(result.said == "")
        #expect(result.status == 0)
    }

    @Test("words that roff would read as its own are guarded")
    func guarded() {
        let page = ManualPage.text(of: Self.traps, date: "November 30, 2026")
        for line in [
            ".It Fl Fl no\\-op Ar \\&No", "\\&.Dot and \\(aqquote\\(aq and back\\eslash.", ".It Fl \\&. Ar \"\\&A B\"",
            ".It Ar \\&Op", ".Nd traps for roff",
        ] {
            #expect(page.split(separator: "\n").contains(Substring(line)), "\(line)")
        }
    }

    /// Names that are macros, punctuation that would leave its macro, a line that begins with a dot.
    private static let traps = Command(
        "traps",
        "Traps for roff",
        discussion: ".Dot and 'quote' and back\\slash.\n 'x\n .y\nThe end.",
        examples: [Example("traps 'a' -- \"b\"", "Quote")],
        operands: [RepeatedOperand<String>("Op", reading: .text, help: ".Sh is no heading")],
        options: [
            Option<String>("--no-op", value: "No", help: "Nothing. Or more"),
            Option<String>("-.", value: "A B", help: "A dot", environment: "Ev"),
        ],
        topics: [Topic("a-topic", "A topic", text: "One.\n\nTwo.\n\n  three")]
    )

    private static let page = #"""
        .Dd November 30, 2026
        .Dt BELL 1
        .Os
        .Sh NAME
        .Nm bell
        .Nd ring the bells
        .Sh SYNOPSIS
        .Nm bell
        .Op Ar OPTION ...
        .Ar COMMAND
        .Op Ar ARGUMENT ...
        .Sh DESCRIPTION
        Ring the bells.
        .Pp
        The options are as follows:
        .Bl -tag -width Ds
        .It Fl t , Fl Fl tone Ar TONE
        Which [bell] (values: low, high).
        .It Fl h , Fl Fl help
        Show help.
        .It Fl Fl version
        Show the version.
        .El
        .Sh COMMANDS
        .Ss ring
        .Nm bell
        .Cm ring
        .Op Ar OPTION ...
        .Ar SCORE ...
        .Pp
        Ring a bell.
        Also:
        .Cm toll .
        .Pp
        Rings at once.
        Stop it with:
        .Bd -literal -offset indent
        bell stop
        .Ed
        .Pp
        \&.Dots in front are kept, \e too.
        .Bl -tag -width Ds
        .It Ar SCORE
        What to play.
        .El
        .Bl -tag -width Ds
        .It Fl Fl tower Ar NAME
        Where it hangs (environment: BELL_TOWER).
        .It Fl q , Fl Fl loud
        Muffle it.
        .El
        .Pp
        Ring softly:
        .Dl bell ring \-q tune.ly
        .Sh ENVIRONMENT
        .Bl -tag -width Ds
        .It Ev BELL_TOWER
        Stands in for
        .Fl Fl tower
        when that is not given.
        .El

        """#
}
