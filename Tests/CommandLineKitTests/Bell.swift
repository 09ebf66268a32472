// SPDX-License-Identifier: MIT

import CommandLineKit

/// A made-up tool that is small enough for its scripts and its manual page to stand in a test.
enum Bell {
    enum Tone: String, CaseIterable, Sendable {
        case low
        case high
    }

    static let tone = Option<Tone>.choice("-t", "--tone", value: "TONE", help: "Which [bell]", isInherited: true) {
        $0 == .low ? "the one that's old" : ""
    }
    static let tower = Option<String>(
        "--tower",
        value: "NAME",
        help: "Where it hangs",
        environment: "BELL_TOWER",
        completion: .dynamic("towers")
    )
    static let quiet = Flag("-q", inversion: "--loud", help: "Muffle it")
    static let score = RepeatedOperand<String>("SCORE", reading: .path("ly"), help: "What to play", atLeastOne: true)
    static let ring = Command(
        "ring",
        "Ring a bell",
        discussion: "Rings at once. Stop it with:\n\n  bell stop\n\n.Dots in front are kept, \\ too.",
        examples: [Example("bell ring -q tune.ly", "Ring softly")],
        operands: [score],
        options: [tower, quiet],
        aliases: ["toll"]
    )
    static let tool = Command("bell", "Ring the bells", options: [tone], subcommands: [ring])
}
