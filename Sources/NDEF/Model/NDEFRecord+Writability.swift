// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// The rule that forbids to write this record, or nil.
    var breachOnWriting: NDEFError.Reason? {
        breachOfFormat ?? breachOfName ?? breachOfContent
    }

    /// The size that a record has no room for, or nil; sizes in bytes (NDEF 1.0, clauses 3.2.7 to 3.2.9).
    static func breachOfSize(type: Int, id: Int, payload: Int) -> NDEFError.Reason? {
        if type > 255 { return .typeTooLong(count: type) }
        if id > 255 { return .idTooLong(count: id) }
        return UInt64(payload) > UInt64(UInt32.max) ? .payloadTooLong(count: payload) : nil
    }

    // NDEF 1.0, clause 3.2.6.
    private var breachOfFormat: NDEFError.Reason? {
        switch typeNameFormat {
        case .empty:
            if typeLength > 0 { return .emptyNotEmpty(.type) }
            if idLength > 0 { return .emptyNotEmpty(.id) }
            return payloadLength == 0 ? nil : .emptyNotEmpty(.payload)
        case .wellKnown, .media, .absoluteURI, .external:
            return typeLength == 0 ? .missingType(typeNameFormat) : nil
        case .unknown:
            return typeLength == 0 ? nil : .unknownWithType
        case .unchanged:
            return .unchangedOutsideChunk
        case .reserved:
            return .reservedTypeNameFormat
        }
    }

    private var breachOfName: NDEFError.Reason? {
        switch typeNameFormat {
        case .wellKnown:
            return firstForeign(to: ASCII.isRTDName)
        case .external:
            if AndroidApplicationRecord.isType(typeSpan) { return nil }
            return firstForeign(to: ASCII.isRTDName) ?? (TypeName.isExternal(typeSpan) ? nil : .externalTypeMalformed)
        case .media:
            return firstForeign(to: ASCII.isPrintable) ?? (TypeName.isMediaType(typeSpan) ? nil : .mediaTypeMalformed)
        case .absoluteURI:
            return firstForeign(to: ASCII.isVisible)
        case .empty, .unknown, .unchanged, .reserved:
            return nil
        }
    }

    @inline(__always)
    private func firstForeign(to belongs: (UInt8) -> Bool) -> NDEFError.Reason? {
        let type = typeSpan
        for index in type.indices where !belongs(type[index]) { return .typeCharacter(type[index]) }
        return nil
    }

    /// Whether the record is of a type whose payload has rules that are errors to break.
    private var mayBreakContentRules: Bool {
        switch typeNameFormat {
        case .wellKnown: true
        case .media: RuledMediaType(typeSpan) != nil
        case .empty, .absoluteURI, .external, .unknown, .unchanged, .reserved: false
        }
    }

    private var breachOfContent: NDEFError.Reason? {
        guard mayBreakContentRules else { return nil }
        var reader = ContentReader(mode: .strict, isBuilding: false, keeps: .errors, options: NDEFDecodingOptions())
        _ = reader.read(self)
        if let fault = reader.faults.elements.first(where: { $0.severity == .error }) { return fault.reason }
        // A reader must put up with these two; a writer must not make them (RTD URI 1.0, clause 3.2.2; RTD Text 1.0,
        // clause 3.2).
        guard mendedFirstPayloadByte != nil else { return nil }
        return storage[start] == UInt8(ascii: "U") ? .uriReservedCode(storage[payloadStart]) : .textReservedBit
    }
}
