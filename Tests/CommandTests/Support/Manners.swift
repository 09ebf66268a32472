// SPDX-License-Identifier: MIT

import Testing

/// What holds for every run of the tool, whatever was asked.
enum Manners {
    static func expect(
        _ run: Workplace.Run,
        asked line: String,
        isBinary: Bool = false,
        at location: SourceLocation = #_sourceLocation
    ) {
        if run.status != 0 {
            #expect(
                !run.errorText.isEmpty || (run.status == 1 && !run.output.isEmpty),
                "\(line): ended with \(run.status) and without words",
                sourceLocation: location
            )
        }
        for line in run.errorLines {
            #expect(line.hasPrefix("tapcard: ") || line.hasPrefix("{"), sourceLocation: location)
        }
        var said = run.errorText + run.prompts.joined()
        if !isBinary { said += run.outputText }
        let raw = said.unicodeScalars.first { isDangerous($0) }
        #expect(
            raw == nil, "\(line): a raw U+\(raw.map { String($0.value, radix: 16) } ?? "")", sourceLocation: location)
    }

    /// Controls but the line feed, and marks that turn the direction of text (Unicode Standard Annex 9, clause 2).
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
