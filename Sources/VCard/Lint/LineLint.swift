// SPDX-License-Identifier: MIT

/// Looks at the lines of a file for what decoding reads without a word, but phones do not.
struct LineLint {
    private(set) var advice: [VCardAdvice] = []

    private let input: [UInt8]
    private var lines: LogicalLineReader
    private let options = VCardDecodingOptions()
    private let room: Int

    /// Whether VERSION came already; up to then Android reads by the rules of 2.1.
    private var hasVersion = false

    /// What the line in front is, and what the one at hand is.
    private var previous: KnownProperty = .none
    private var current: KnownProperty = .none

    /// The place of inline data on the line in front.
    private var dataPlace: Place?

    init(_ input: [UInt8], room: Int) {
        let readable = input.count <= options.effectiveMaximumBytes ? input : []
        self.input = readable
        lines = LogicalLineReader(readable.span, maximumLineLength: options.maximumLineLength)
        self.room = room
    }

    mutating func read() {
        let input = input
        let bytes = input.span
        var line = LogicalLine(range: 0..<0, place: lines.place)
        while lines.next(&line, of: bytes) {
            if let place = dataPlace, !line.range.isEmpty { add(.noEmptyLineBehindData, .samsung, .note, at: place) }
            dataPlace = nil
            if !line.range.isEmpty, !line.isTooLong {
                if line.isFolded {
                    let unfolded = lines.unfolded
                    look(at: line, unfolded.span)
                } else {
                    look(at: line, bytes)
                }
                noteFold(of: line, bytes)
            }
            lines.unfolded.removeAll(keepingCapacity: true)
        }
    }

    private mutating func look(at line: LogicalLine, _ span: Span<UInt8>) {
        var layout = LineLayout()
        var parameters: [ParameterLayout] = []
        // Decoding tells them.
        var findings: [LineScanner.Finding] = []
        var scanner = LineScanner(span, line.range, maximumValues: options.maximumParameters)
        scanner.readName(into: &layout)
        current = .none
        do throws(LineScanner.Failure) {
            try scanner.readParameters(into: &layout, &parameters, &findings)
        } catch {
            // Decoding tells it.
            return
        }
        let value = span.extracting(layout.value)
        switch layout.known {
        case .begin where NameKey(span, layout.value) == Self.card:
            hasVersion = false
            lines.keepsFoldBlank = false
            if line.isFolded || layout.group != nil { add(.unusualBegin, .android, .error, at: line.place) }
        case .version:
            hasVersion = true
            lines.keepsFoldBlank = String(repairing: value) == "2.1"
        default:
            look(at: parameters, of: layout, line, span)
            look(at: value, of: layout, line, span)
        }
        current = layout.known
    }

    private static let card = NameKey(known: "VCARD")

    // MARK: Parameters

    private mutating func look(
        at parameters: [ParameterLayout], of layout: LineLayout, _ line: LogicalLine, _ bytes: Span<UInt8>
    ) {
        var hasLowerCaseType = false
        var isTold = false
        for parameter in parameters {
            let place = lines.place(of: parameter.value.lowerBound, in: line)
            let isQuoted = parameter.value.lowerBound > 0 && bytes[parameter.value.lowerBound - 1] == .quote
            if isQuoted, parameter.value.isEmpty {
                let name = String(repairing: bytes.extracting(parameter.name))
                add(.emptyQuotedParameter(name), .android, .error, at: place)
            }
            if !hasVersion, !isTold, !parameter.isBareWord, !Self.isOfVersion21(parameter, bytes) {
                isTold = true
                let place = lines.place(of: parameter.name.lowerBound, in: line)
                add(
                    .parameterBeforeVersion(String(repairing: bytes.extracting(parameter.name))), .android, .error,
                    at: place)
            }
            guard parameter.known == .type else { continue }
            if isQuoted, !parameter.value.isEmpty { add(.quotedType, .iPhone, .warning, at: place) }
            guard KnownType.contains(NameKey(bytes, parameter.value)) else { continue }
            let type = String(repairing: bytes.extracting(parameter.value))
            guard type.uppercasedASCII != type else { continue }
            if type.isSameName(as: "PREF") {
                add(.lowerCasePreference, .android, .warning, at: place)
            } else if !hasLowerCaseType {
                hasLowerCaseType = true
                add(.lowerCaseType(type), .samsung, .warning, at: place)
            }
        }
    }

    private static func isOfVersion21(_ parameter: ParameterLayout, _ bytes: Span<UInt8>) -> Bool {
        switch parameter.known {
        case .type, .encoding, .value, .language, .charset: return true
        case .context, .none: break
        }
        let name = bytes.extracting(parameter.name)
        return name.count > 2 && name[0].uppercasedASCII == UInt8(ascii: "X") && name[1] == UInt8(ascii: "-")
    }

    // MARK: Values

    private mutating func look(
        at value: Span<UInt8>, of layout: LineLayout, _ line: LogicalLine, _ bytes: Span<UInt8>
    ) {
        switch layout.known {
        case .nickname, .categories:
            let ranges = TextEscaping.split(value, in: 0..<value.count, at: .comma)
            guard ranges.count > 1 else { return }
            let place = lines.place(of: layout.value.lowerBound + ranges[0].upperBound, in: line)
            add(.list(property: layout.known == .nickname ? "NICKNAME" : "CATEGORIES"), .android, .note, at: place)
        case .photo, .logo, .sound, .key:
            // A URI has a colon, base64 has none.
            guard value.count > 0, value.first(.colon) == value.count else { return }
            dataPlace = line.place
            let size = line.range.count + 2
            guard size > room - Self.leastCard else { return }
            let name = String(repairing: bytes.extracting(layout.name))
            add(.data(property: name, size: size, room: room), .tag, .warning, at: line.place)
        default:
            break
        }
    }

    /// The bytes of a card with a short name and nothing else.
    private static let leastCard = 65

    // MARK: Folds

    /// Old phones lose a folded property behind N, ADR or ORG, when its second line has no colon.
    private mutating func noteFold(of line: LogicalLine, _ input: Span<UInt8>) {
        defer { previous = current }
        let name: String
        switch previous {
        case .name: name = "N"
        case .address: name = "ADR"
        case .organization: name = "ORG"
        default: return
        }
        guard line.isFolded else { return }
        let bytes = input.extracting(0..<lines.place.offset)
        let second = bytes.first(.lineFeed, from: line.place.offset) + 1
        guard second < bytes.count, bytes[second].isBlank else { return }
        let end = bytes.first(.lineFeed, from: second)
        let continuation = bytes.extracting(second..<end)
        guard continuation.first(.colon) == continuation.count else { return }
        add(.foldBehind(name), .oldAndroid, .warning, at: line.place)
    }

    private mutating func add(
        _ reason: VCardAdvice.Reason, _ phone: VCardAdvice.Phone, _ severity: VCardAdvice.Severity, at place: Place
    ) {
        guard advice.count < options.maximumFindings else { return }
        advice.append(VCardAdvice(reason, phone, severity, at: place))
    }
}
