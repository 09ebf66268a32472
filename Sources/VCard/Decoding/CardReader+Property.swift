// SPDX-License-Identifier: MIT

internal import Bytes

extension CardReader {
    /// Takes a line inside a card and makes a property of it; what is left out leaves nothing behind.
    mutating func takeProperty(
        _ bytes: Span<UInt8>, _ scanner: inout LineScanner, _ layout: inout LineLayout
    ) throws(VCardError) {
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
        guard try readParameters(&scanner, &layout) else { return }
        if line.isFolded { layout.traits.insert(.isFolded) }
        if !line.traits.isDisjoint(with: [.hasControl, .isBeyondASCII]) {
            try checkText(of: bytes, &layout)
        }
        if !lineFindings.isEmpty { try reportLineFindings(&layout) }
        if layout.known == .begin || layout.known == .end {
            // The frame has no such line, and a property of its name would open or end a card where it is written.
            try report(.invalidName(bytes.text(layout.name)), .error, at: place(of: layout.name.lowerBound))
        }
        guard layouts.count < options.maximumProperties else {
            try refuse(at: line.place)
            return
        }
        if layout.parameterCount > 0 {
            try checkParameters(of: bytes, &layout)
        } else {
            layout.kind = layout.known.kind
        }
        try checkValue(of: bytes, &layout)
        guard try noteUniqueProperty(bytes, layout) else { return }
        isKept = true
        layouts.append(layout)
    }

    /// Reads the parameters; false when no property can be made of the line.
    private mutating func readParameters(
        _ scanner: inout LineScanner, _ layout: inout LineLayout
    ) throws(VCardError) -> Bool {
        do throws(LineScanner.Failure) {
            try scanner.readParameters(into: &layout, &parameters, &lineFindings)
            return true
        } catch {
            lineFindings = []
            try report(error.reason, .error, at: place(of: error.index))
            return false
        }
    }

    private mutating func reportLineFindings(_ layout: inout LineLayout) throws(VCardError) {
        for finding in lineFindings {
            if case .invalidParameterName = finding.reason {} else { layout.traits.insert(.isUnwritable) }
            try report(finding.reason, .error, at: place(of: finding.index))
        }
        lineFindings = []
    }

    /// Tells, once, that there are too many properties.
    private mutating func refuse(at place: Place) throws(VCardError) {
        if !(open?.isFull ?? true) {
            try report(.limitExceeded(.properties, maximum: options.maximumProperties), .error, at: place)
        }
        open?.isFull = true
        open?.isTruncated = true
    }

    /// Checks the characters of the whole line; the first fault of each kind is told.
    private mutating func checkText(of bytes: Span<UInt8>, _ layout: inout LineLayout) throws(VCardError) {
        let text = bytes.extracting(line.range)
        if line.traits.contains(.hasControl), let index = text.firstForbiddenControl {
            layout.traits.insert(.isUnwritable)
            let name = bytes.text(layout.name)
            let place = place(of: line.range.lowerBound + index)
            try report(.controlCharacter(text[index], property: name), .error, at: place)
        }
        guard line.traits.contains(.isBeyondASCII) else { return }
        if !text.isUTF8, let index = text.firstInvalidUTF8 {
            layout.traits.insert(.isUnwritable)
            let place = place(of: line.range.lowerBound + index)
            try reportInvalidUTF8(at: place, of: bytes, &layout)
        }
        if line.isFolded, let index = lines.pieces.firstSplitCharacter(in: text) {
            let place = place(of: line.range.lowerBound + index)
            try report(.characterSplitByFold, .warning, at: place)
        }
    }

    /// Notes what a card has once; false when the property ends the card.
    private mutating func noteUniqueProperty(
        _ bytes: Span<UInt8>, _ layout: LineLayout
    ) throws(VCardError) -> Bool {
        var isRepeated = false
        switch layout.known {
        case .version:
            isRepeated = open?.version != nil
            if !isRepeated { return try noteVersion(bytes, layout.value) }
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
            let name = bytes.text(layout.name)
            try report(.repeatedProperty(name), .warning, at: place(of: layout.name.lowerBound))
        }
        return true
    }

    private mutating func noteVersion(_ bytes: Span<UInt8>, _ value: Range<Int>) throws(VCardError) -> Bool {
        let trimmed = bytes.trimmingBlanks(value)
        guard let version = VCard.Version(bytes, trimmed) else {
            try report(
                .unsupportedVersion(bytes.text(trimmed)), .error, at: place(of: value.lowerBound))
            open = nil
            isSkippingCard = true
            return false
        }
        if trimmed != value {
            try report(.blankInFrame("VERSION"), .error, at: place(of: value.lowerBound))
        }
        if version != .v30 {
            try report(.otherVersion(version.rawValue), .warning, at: place(of: value.lowerBound))
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
