// SPDX-License-Identifier: MIT

extension CardConverter {
    /// Gives the value the form of version 3.0; false when nothing of the property is left.
    mutating func convertValue(
        of property: VCardProperty, _ raw: String, _ parameters: ConvertedParameters, _ draft: inout PropertyDraft
    ) -> Bool {
        switch property.known {
        case .none:
            return convertExtension(&draft)
        case .photo, .logo, .sound, .key:
            return convertData(raw, parameters, property.known, &draft)
        // In a card of 3.0 a URI that is no number stays: the card says itself that it is one.
        case .telephone where !isOfVersion3 && parameters.valueType == "URI" || raw.withoutScheme("tel:") != nil:
            convertTelephone(raw, &draft)
        case .position:
            convertPosition(raw, &draft)
        case .timeZone where !isOfVersion3:
            convertTimeZone(raw, parameters, &draft)
        case .birthday where !isOfVersion3:
            convertDate(raw, parameters, &draft)
        case .revision, .url, .source:
            break
        case .agent where parameters.valueType == "URI" || parameters.valueType == "URL":
            break
        default:
            convertText(raw, property.known.kind, property.known, &draft)
        }
        return true
    }

    /// Base64 of a text is undone by now; that of an extension stays, if it is sound.
    mutating func keepsBase64(_ raw: String, _ known: KnownProperty, _ draft: inout PropertyDraft) -> Bool {
        if known == .none {
            let utf8 = raw.utf8
            guard Base64.decodedCount(utf8.span) == nil else { return true }
            note(.invalidBase64)
            return false
        }
        draft.remove("ENCODING")
        note(.encoding("b"))
        return true
    }

    /// A `tel:` URI (RFC 3966) is a number; any other URI is the address of an instant message (RFC 4770).
    private mutating func convertTelephone(_ raw: String, _ draft: inout PropertyDraft) {
        draft.remove("VALUE")
        guard let rest = raw.withoutScheme("tel:") else {
            if raw.hasScheme {
                moveToExtension(&draft, "IMPP")
            } else {
                draft.value = .text(raw)
            }
            return
        }
        let parts = rest.utf8.split(separator: .semicolon, omittingEmptySubsequences: false).map { Substring($0) }
        var number = String(decoding: PercentEscapes.undone(parts.first ?? ""), as: UTF8.self)
        note(.telephoneURI)
        for part in parts.dropFirst() {
            // A semicolon has the phone wait before it dials the rest.
            if let digits = String(part).withoutScheme("ext=") { number += ";" + digits }
        }
        let others = parts.dropFirst().joined(separator: ";")
        if !others.isEmpty { note(.telephoneParts(others)) }
        draft.value = .text(number)
    }

    /// GEO is a `geo:` URI in version 4.0 (RFC 5870), and has a comma in 2.1.
    private mutating func convertPosition(_ raw: String, _ draft: inout PropertyDraft) {
        let rest = raw.withoutScheme("geo:")
        guard rest != nil || !isOfVersion3 else { return }
        if rest == nil, Self.isPosition(raw) { return }
        let text = rest ?? raw[...]
        let coordinates = Substring(text.utf8.prefix { $0 != .semicolon }).utf8.split(separator: .comma)
        let position = coordinates.prefix(2).map { String(Substring($0)) }.joined(separator: ";")
        draft.remove("VALUE")
        guard Self.isPosition(position) else {
            moveToExtension(&draft)
            return
        }
        let isWhole = coordinates.count == 2 && !text.utf8.contains(.semicolon) && rest != nil
        note(isWhole ? .position : .positionParts)
        draft.value = .raw(position)
    }

    private static func isPosition(_ text: String) -> Bool {
        let utf8 = text.utf8
        return Position.isPosition(utf8.span)
    }

    /// TZ is an offset with a colon in version 3.0, or a text that says so.
    private mutating func convertTimeZone(
        _ raw: String, _ parameters: ConvertedParameters, _ draft: inout PropertyDraft
    ) {
        draft.remove("VALUE")
        if let offset = Self.offset(raw) {
            if offset != raw { note(.timeZone) }
            draft.value = .raw(offset)
        } else if parameters.valueType == "URI" {
            moveToExtension(&draft)
        } else {
            draft.set("VALUE", "text")
            let utf8 = raw.utf8
            draft.value = .text(TextEscaping.unescape(utf8.span))
        }
    }

    /// The offset as `-05:00`; nil when the text is none.
    private static func offset(_ text: String) -> String? {
        if text == "Z" { return "+00:00" }
        var bytes = Array(text.utf8)
        if bytes.count == 6, bytes[3] == .colon { bytes.remove(at: 3) }
        if bytes.count == 3 { bytes += [UInt8(ascii: "0"), UInt8(ascii: "0")] }
        guard bytes.count == 5, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
            bytes.dropFirst().allSatisfy(\.isDigit)
        else { return nil }
        bytes.insert(.colon, at: 3)
        return String(decoding: bytes, as: UTF8.self)
    }
}
