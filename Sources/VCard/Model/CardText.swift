// SPDX-License-Identifier: MIT

/// The text that the properties of one card share.
///
/// A line that was not folded lies in the input, whose storage is shared; one that was folded lies in `unfolded`.
final class CardText: Sendable {
    let input: [UInt8]
    let unfolded: [UInt8]
    let lines: [LineLayout]
    let parameters: [ParameterLayout]

    init(input: [UInt8], unfolded: [UInt8], lines: [LineLayout], parameters: [ParameterLayout]) {
        self.input = input
        self.unfolded = unfolded
        self.lines = lines
        self.parameters = parameters
    }

    func bytes(of line: LineLayout) -> [UInt8] {
        line.traits.contains(.isFolded) ? unfolded : input
    }

    func text(_ range: Range<Int>, of line: LineLayout) -> String {
        String(decoding: bytes(of: line)[range], as: UTF8.self)
    }

    /// The parameters of a line, their values put together again.
    func parameters(of line: LineLayout) -> [VCardParameter] {
        guard line.parameterCount > 0 else { return [] }
        var made: [VCardParameter] = []
        var name = ""
        var values: [String] = []
        for index in line.parameters {
            let parameter = parameters[index]
            if !parameter.isContinued {
                if !values.isEmpty { made.append(VCardParameter(name: name, values: values)) }
                name = parameter.isBareWord ? parameter.known.impliedName : text(parameter.name, of: line)
                values = []
            }
            values.append(text(parameter.value, of: line))
        }
        made.append(VCardParameter(name: name, values: values))
        return made
    }

    /// The values of a parameter in the order of the line.
    func values(_ name: String, of line: LineLayout) -> [String] {
        guard line.parameterCount > 0 else { return [] }
        let known = KnownParameter(NameKey(name))
        let bytes = bytes(of: line)
        return line.parameters.compactMap { index in
            let parameter = parameters[index]
            let isMeant =
                known == .none
                ? parameter.known == .none && bytes.isSameName(as: name, in: parameter.name) : parameter.known == known
            return isMeant ? text(parameter.value, of: line) : nil
        }
    }

    /// The number of the first line of this name, or nil.
    func firstLine(named name: String) -> Int? {
        let known = KnownProperty(name)
        guard known != .none else { return lines.firstIndex { isNamed(name, known, $0) } }
        for index in lines.indices where lines[index].known == known { return index }
        return nil
    }

    /// Tells whether the name of a line is this one.
    func isNamed(_ name: String, _ known: KnownProperty, _ line: LineLayout) -> Bool {
        known != .none || line.known != .none
            ? known == line.known : bytes(of: line).isSameName(as: name, in: line.name)
    }
}

extension KnownParameter {
    /// The name of the parameter that a bare word of version 2.1 belongs to.
    var impliedName: String {
        switch self {
        case .encoding: "ENCODING"
        case .value: "VALUE"
        default: "TYPE"
        }
    }
}

extension [UInt8] {
    /// Compares as names compare: without case, in ASCII (RFC 2425 section 5.8.2).
    func isSameName(as name: String, in range: Range<Int>) -> Bool {
        self[range].elementsEqual(name.utf8) { $0.uppercasedASCII == $1.uppercasedASCII }
    }
}
