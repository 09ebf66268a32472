// SPDX-License-Identifier: MIT

/// Help as plain text.
package enum HelpText {
    /// The width that is used when nothing else is known.
    package static let defaultWidth = 80

    /// The column in which descriptions begin, counted from 0.
    static let labelColumn = 26

    private static let leastWidth = 40

    /// Returns the page for the command or the topic at `path`; an empty path is the tool itself.
    ///
    /// - Parameters:
    ///   - path: What `ParseResult.help` carries. Of a path that leads nowhere, the part that does is shown.
    ///   - tool: The outermost command.
    ///   - width: The width to fill, in characters; less than 40 counts as 40.
    /// - Returns: Lines with line breaks between them and at the end.
    package static func page(_ path: [String], of tool: Command, width: Int = defaultWidth) -> String {
        let width = max(width, leastWidth)
        if let name = path.first, path.count == 1, let topic = tool.topics.first(where: { $0.name == name }) {
            return page(of: topic, width: width)
        }
        let tree = CommandTree(tool)
        var path = path
        var node = tree.node(at: path)
        while node == nil, !path.isEmpty {
            path.removeLast()
            node = tree.node(at: path)
        }
        return node.map { HelpPage(tool: tool, node: $0, width: width).text } ?? ""
    }

    private static func page(of topic: Topic, width: Int) -> String {
        let lines = TextFlow.lines(topic.summary, width: width) + [""] + TextFlow.page(topic.text, width: width)
        return lines.joined(separator: "\n") + "\n"
    }
}
