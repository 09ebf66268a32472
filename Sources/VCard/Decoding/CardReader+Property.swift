// SPDX-License-Identifier: MIT

internal import Bytes

extension CardReader {
    /// Takes a line inside a card and makes a property of it.
    mutating func takeProperty(_ line: LogicalLine) throws(VCardError) {
        guard !line.isTooLong else {
            let limit = VCardError.Reason.limitExceeded(.lineLength, maximum: options.maximumLineLength)
            try report(limit, .error, at: line.place(of: 0))
            open?.isTruncated = true
            return
        }
        guard let content = try contentLine(line) else { return }
        try checkText(line, name: line.text(content.name))
        if let index = line.firstSplitCharacter {
            try report(.characterSplitByFold, .warning, at: line.place(of: index))
        }
        for finding in content.findings {
            try report(finding.reason, finding.severity, at: line.place(of: finding.index))
        }
        guard try hasRoom(at: line.place(of: 0)) else { return }
        let parameters = try parameters(of: content, line)
        let property = try property(of: content, line, parameters: parameters)
        guard try note(property, content, line) else { return }
        open?.properties.append(property)
    }

    private mutating func contentLine(_ line: LogicalLine) throws(VCardError) -> ContentLine? {
        do throws(ContentLine.Failure) {
            return try ContentLine(line.bytes.span, maximumParameters: options.maximumParameters)
        } catch {
            try report(error.reason, .error, at: line.place(of: error.index))
            return nil
        }
    }

    private mutating func hasRoom(at place: Place) throws(VCardError) -> Bool {
        guard let card = open, card.properties.count >= options.maximumProperties else { return true }
        if !card.isFull {
            try report(.limitExceeded(.properties, maximum: options.maximumProperties), .error, at: place)
        }
        open?.isFull = true
        open?.isTruncated = true
        return false
    }

    /// Checks the characters of the whole line; the first fault of each kind is told.
    private mutating func checkText(_ line: LogicalLine, name: String) throws(VCardError) {
        if let index = line.bytes.firstIndex(where: \.isForbiddenControl) {
            try report(.controlCharacter(line.bytes[index], property: name), .error, at: line.place(of: index))
        }
        if let index = line.bytes.span.firstInvalidUTF8 {
            try report(.invalidUTF8, .error, at: line.place(of: index))
        }
    }

    /// Notes what a card has once; false when the property ends the card.
    private mutating func note(
        _ property: VCardProperty, _ content: ContentLine, _ line: LogicalLine
    ) throws(VCardError) -> Bool {
        let place = line.place(of: content.name.lowerBound)
        var isRepeated = false
        switch property.name.uppercasedASCII {
        case "VERSION":
            isRepeated = open?.version != nil
            if !isRepeated { return try noteVersion(property, at: line.place(of: content.value.lowerBound)) }
        case "N":
            isRepeated = open?.hasName ?? false
            open?.hasName = true
        case "FN":
            isRepeated = open?.hasFormattedName ?? false
            open?.hasFormattedName = true
        default:
            break
        }
        if isRepeated { try report(.repeatedProperty(property.name), .warning, at: place) }
        return true
    }

    private mutating func noteVersion(_ property: VCardProperty, at place: Place) throws(VCardError) -> Bool {
        let value = property.rawValue.utf8
        let trimmed = value.drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed()
        let version = String(decoding: Array(trimmed), as: UTF8.self)
        guard ["2.1", "3.0", "4.0"].contains(version) else {
            try report(.unsupportedVersion(version), .error, at: place)
            open = nil
            isSkippingCard = true
            return false
        }
        if version.utf8.count != value.count { try report(.blankInFrame("VERSION"), .error, at: place) }
        if version != VCard.writtenVersion { try report(.otherVersion(version), .warning, at: place) }
        open?.version = version
        return true
    }
}

extension LogicalLine {
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
