// SPDX-License-Identifier: MIT

internal import Bytes

extension CardReader {
    /// Takes a line inside a card and makes a property of it; what is left out leaves nothing behind.
    mutating func takeProperty(
        _ property: PropertyLine, _ scanner: inout LineScanner, _ layout: inout LineLayout
    ) throws(VCardError) {
        let line = property.line
        guard !line.isTooLong else {
            let limit = VCardError.Reason.limitExceeded(.lineLength, maximum: options.maximumLineLength)
            try report(limit, .error, at: line.place)
            open?.isTruncated = true
            return
        }
        let firstParameter = parameters.count
        var isKept = false
        defer {
            if !isKept { parameters.removeLast(parameters.count - firstParameter) }
        }
        guard try readParameters(line, &scanner, &layout) else { return }
        if line.isFolded { layout.traits.insert(.isFolded) }
        if line.hasControl || !inputIsUTF8 { try checkText(of: property, &layout) }
        for finding in scanner.findings {
            if case .invalidParameterName = finding.reason {} else { layout.traits.insert(.isUnwritable) }
            try report(finding.reason, .error, at: lines.place(of: finding.index, in: line))
        }
        guard try hasRoom(at: line.place) else { return }
        if layout.parameterCount > 0 {
            try checkParameters(of: property, &layout)
        } else {
            layout.kind = layout.known.kind
        }
        try checkValue(of: property, &layout)
        guard try noteUniqueProperty(property, layout) else { return }
        isKept = true
        layouts.append(layout)
    }

    /// A line that is being made a property, and the array that it lies in.
    struct PropertyLine: ~Escapable {
        let line: LogicalLine
        let bytes: Span<UInt8>

        @_lifetime(copy bytes)
        init(line: LogicalLine, bytes: Span<UInt8>) {
            self.line = line
            self.bytes = bytes
        }

        func text(_ range: Range<Int>) -> String {
            String(repairing: bytes.extracting(range))
        }
    }

    func place(of index: Int, in property: PropertyLine) -> Place {
        lines.place(of: index, in: property.line)
    }

    /// Reads the parameters; false when no property can be made of the line.
    private mutating func readParameters(
        _ line: LogicalLine, _ scanner: inout LineScanner, _ layout: inout LineLayout
    ) throws(VCardError) -> Bool {
        do throws(LineScanner.Failure) {
            try scanner.readParameters(into: &layout, &parameters)
            return true
        } catch {
            try report(error.reason, .error, at: lines.place(of: error.index, in: line))
            return false
        }
    }

    private mutating func hasRoom(at place: Place) throws(VCardError) -> Bool {
        guard layouts.count >= options.maximumProperties else { return true }
        if !(open?.isFull ?? true) {
            try report(.limitExceeded(.properties, maximum: options.maximumProperties), .error, at: place)
        }
        open?.isFull = true
        open?.isTruncated = true
        return false
    }

    /// Checks the characters of the whole line; the first fault of each kind is told.
    private mutating func checkText(of property: PropertyLine, _ layout: inout LineLayout) throws(VCardError) {
        let line = property.line
        let text = property.bytes.extracting(line.range)
        if line.hasControl, let index = text.firstForbiddenControl {
            layout.traits.insert(.isUnwritable)
            let name = property.text(layout.name)
            let place = lines.place(of: line.range.lowerBound + index, in: line)
            try report(.controlCharacter(text[index], property: name), .error, at: place)
        }
        guard !inputIsUTF8 else { return }
        if let index = text.firstInvalidUTF8 {
            layout.traits.insert(.isUnwritable)
            try report(.invalidUTF8, .error, at: lines.place(of: line.range.lowerBound + index, in: line))
        }
        if line.isFolded, let index = lines.pieces.firstSplitCharacter(in: text) {
            let place = lines.place(of: line.range.lowerBound + index, in: line)
            try report(.characterSplitByFold, .warning, at: place)
        }
    }

    /// Notes what a card has once; false when the property ends the card.
    private mutating func noteUniqueProperty(
        _ property: PropertyLine, _ layout: LineLayout
    ) throws(VCardError) -> Bool {
        var isRepeated = false
        switch layout.known {
        case .version:
            isRepeated = open?.version != nil
            if !isRepeated { return try noteVersion(property, layout.value) }
        case .name:
            isRepeated = open?.hasName ?? false
            open?.hasName = true
        case .formattedName:
            isRepeated = open?.hasFormattedName ?? false
            open?.hasFormattedName = true
        default:
            break
        }
        if isRepeated {
            let name = property.text(layout.name)
            try report(.repeatedProperty(name), .warning, at: place(of: layout.name.lowerBound, in: property))
        }
        return true
    }

    private mutating func noteVersion(_ property: PropertyLine, _ value: Range<Int>) throws(VCardError) -> Bool {
        let trimmed = property.bytes.trimmingBlanks(value)
        guard let version = VCard.Version(property.bytes, trimmed) else {
            try report(
                .unsupportedVersion(property.text(trimmed)), .error, at: place(of: value.lowerBound, in: property))
            open = nil
            isSkippingCard = true
            return false
        }
        if trimmed != value {
            try report(.blankInFrame("VERSION"), .error, at: place(of: value.lowerBound, in: property))
        }
        if version != .v30 {
            try report(.otherVersion(version.rawValue), .warning, at: place(of: value.lowerBound, in: property))
        }
        open?.version = version
        return true
    }
}

extension Span where Element == UInt8 {
    fileprivate func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        var first = range.lowerBound
        var last = range.upperBound
        while first < last, self[first].isBlank { first += 1 }
        while last > first, self[last - 1].isBlank { last -= 1 }
        return first..<last
    }
}
