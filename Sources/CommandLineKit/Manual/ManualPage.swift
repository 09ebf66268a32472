// SPDX-License-Identifier: MIT

/// The manual page of a tool, in mdoc.
package enum ManualPage {
    /// Writes the page, all commands on it.
    ///
    /// - Parameters:
    ///   - tool: The outermost command.
    ///   - date: The day of the page, as mdoc wants it: `November 30, 2026`.
    ///   - section: The section of the manual.
    /// - Returns: mdoc source, lines with line breaks between them and at the end.
    package static func text(of tool: Command, date: String, section: Int = 1) -> String {
        let writer = ManualWriter(tool)
        let head = [
            ".Dd \(date)", ".Dt \(Mdoc.escaped(tool.name.uppercased())) \(section)", ".Os",
            ".Sh NAME", ".Nm \(Mdoc.argument(tool.name))", ".Nd \(Mdoc.escaped(lowerCased(tool.summary)))",
        ]
        let lines = head + writer.synopsis + writer.description + writer.commands + writer.topics
        return (lines + writer.environment + writer.examples).joined(separator: "\n") + "\n"
    }

    /// The one line after the name begins in lower case, unless its first word is an abbreviation.
    private static func lowerCased(_ text: String) -> String {
        let word = text.prefix { $0 != " " }
        guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return text }
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
