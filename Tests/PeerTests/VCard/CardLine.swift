// SPDX-License-Identifier: MIT

import TestSupport

/// The notation in which cards go to the peers and come back, in UTF-8 and as hexadecimal digits: a card is a list of
/// properties in the order of their names; those of one name stay in the order of the card, as all libraries keep it.
///
/// A property has four fields: group, name, parameters and value. A parameter has a name and values, a value has
/// components, each of them a list. Between them stand controls, which no text of a card has; binary data has a control
/// and the hexadecimal digits. What a peer raised has `!` in front. Comparing two lines is much cheaper than reading
/// them.
enum CardLine {
    static let cards = "\u{1C}"
    static let properties = "\u{1D}"
    static let fields = "\u{1E}"
    /// Between parameters, and between components.
    static let parts = "\u{1F}"
    /// Between the values of a parameter or of a component.
    static let values = "\u{1}"
    /// Between the name and the values of a parameter.
    static let name = "\u{2}"
    static let binary = "\u{3}"

    static func joined(_ properties: [(name: String, line: String)]) -> String {
        // Sorting is stable.
        properties.sorted { $0.name < $1.name }.map(\.line).joined(separator: Self.properties)
    }

    /// Whether two lines are the same; strings would be equal in more spellings than one.
    static func areSame(_ first: String, _ second: String) -> Bool {
        first == second && first.utf8.count == second.utf8.count && [UInt8](first.utf8) == [UInt8](second.utf8)
    }

    /// The properties of a line in the notation of the fixtures, or what was raised.
    static func shown(_ line: String) throws -> [String] {
        if line.hasPrefix("!") { return ["raises " + PropertyModel.escaped(String(line.dropFirst()))] }
        let lines = pieces(line, cards).flatMap { pieces($0, properties) }.filter { !$0.isEmpty }
        return try lines.map { try property($0) }.sorted()
    }

    private static func property(_ line: String) throws -> String {
        let fields = pieces(line, fields)
        guard fields.count == 4 else { throw FixtureError("no property: \(line)") }
        let parameters = pieces(fields[2], parts).filter { !$0.isEmpty }.map { parameter in
            let halves = pieces(parameter, name)
            return ";" + halves[0] + "=" + pieces(halves[1], values).map(PropertyModel.escaped).joined(separator: ",")
        }
        let components = pieces(fields[3], parts).map { component in
            pieces(component, values).map(shownValue).joined(separator: " / ")
        }
        let group = fields[0].isEmpty ? "" : fields[0] + "."
        return group + fields[1] + parameters.joined() + ":" + components.joined(separator: "|")
    }

    private static func shownValue(_ value: String) -> String {
        value.hasPrefix(binary) ? "base64 " + value.dropFirst() : PropertyModel.escaped(value)
    }

    /// By code points: a separator may stand before a combining mark.
    private static func pieces(_ text: String, _ separator: String) -> [String] {
        text.unicodeScalars.split(separator: separator.unicodeScalars.first ?? " ", omittingEmptySubsequences: false)
            .map { String($0) }
    }
}
