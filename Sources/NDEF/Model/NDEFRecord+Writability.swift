// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// The rule that forbids to write this record, or nil.
    var breachOnWriting: NDEFError.Reason? {
        if type.count > 255 { return .typeTooLong(count: type.count) }
        if id.count > 255 { return .idTooLong(count: id.count) }
        if UInt64(payload.count) > UInt64(UInt32.max) { return .payloadTooLong(count: payload.count) }
        return breachOfFormat ?? breachOfName ?? breachOfContent
    }

    // NDEF 1.0, clause 3.2.6.
    private var breachOfFormat: NDEFError.Reason? {
        switch typeNameFormat {
        case .empty:
            if !type.isEmpty { return .emptyNotEmpty(.type) }
            if !id.isEmpty { return .emptyNotEmpty(.id) }
            return payload.isEmpty ? nil : .emptyNotEmpty(.payload)
        case .wellKnown, .media, .absoluteURI, .external:
            return type.isEmpty ? .missingType(typeNameFormat) : nil
        case .unknown:
            return type.isEmpty ? nil : .unknownWithType
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
            return firstForeign(to: ASCII.isRTDName) ?? (TypeName.isExternal(type) ? nil : .externalTypeMalformed)
        case .media:
            return firstForeign(to: ASCII.isPrintable) ?? (TypeName.isMediaType(type) ? nil : .mediaTypeMalformed)
        case .absoluteURI:
            return firstForeign(to: ASCII.isVisible)
        case .empty, .unknown, .unchanged, .reserved:
            return nil
        }
    }

    private func firstForeign(to belongs: (UInt8) -> Bool) -> NDEFError.Reason? {
        type.first { !belongs($0) }.map { .typeCharacter($0) }
    }

    private var breachOfContent: NDEFError.Reason? {
        var reader = ContentReader()
        _ = reader.read(self)
        if let fault = reader.faults.first(where: { $0.severity == .error }) { return fault.reason }
        guard let first = payload.first else { return nil }
        // A reader must put up with these two; a writer must not make them (RTD URI 1.0, clause 3.2.2; RTD Text 1.0, clause 3.2).
        if isWellKnown("U"), first > URIPrefix.lastCode { return .uriReservedCode(first) }
        if isWellKnown("T"), first & TextRecord.reservedBit != 0 { return .textReservedBit }
        return nil
    }

    func isWellKnown(_ name: Unicode.Scalar) -> Bool {
        typeNameFormat == .wellKnown && type == [UInt8(ascii: name)]
    }
}
