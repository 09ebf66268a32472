// SPDX-License-Identifier: MIT

extension CardConverter {
    /// PHOTO, LOGO, SOUND and KEY: base64 that says so, or a URI that says so (RFC 2426 section 3.1.4).
    mutating func convertData(
        _ raw: String, _ parameters: ConvertedParameters, _ known: KnownProperty, _ draft: inout PropertyDraft
    ) -> Bool {
        if let type = parameters.mediaType { addMediaType(type, &draft) }
        // A card of 3.0 keeps what cannot be spelled better.
        if let uri = DataURI(raw), !isOfVersion3 || uri.bytes != nil { return convert(uri, &draft) }
        switch parameters.valueType {
        case "CID", "CONTENT-ID":
            note(.dataElsewhere)
            return false
        case "URI", "URL":
            draft.remove("ENCODING")
            return true
        default:
            break
        }
        if parameters.isBase64 { return convertBase64(raw, &draft) }
        guard !isOfVersion3 else { return true }
        if parameters.valueType != "TEXT", version == "4.0", raw.hasScheme {
            draft.set("VALUE", "uri")
        } else if known == .key {
            draft.set("VALUE", "text")
            convertText(raw, .text, known, &draft)
        } else {
            moveToExtension(&draft)
            convertText(raw, .text, known, &draft)
        }
        return true
    }

    /// Base64 is written as it is, but for the blanks that version 2.1 leaves in it.
    private mutating func convertBase64(_ raw: String, _ draft: inout PropertyDraft) -> Bool {
        let utf8 = raw.utf8
        guard Base64.decodedCount(utf8.span) != nil else {
            note(.invalidBase64)
            return false
        }
        if utf8.contains(where: \.isBlank) {
            draft.value = .raw(String(decoding: utf8.filter { !$0.isBlank }, as: UTF8.self))
        }
        return true
    }

    private mutating func convert(_ uri: DataURI, _ draft: inout PropertyDraft) -> Bool {
        guard let bytes = uri.bytes else {
            note(.invalidBase64)
            return false
        }
        note(.dataURI)
        draft.remove("VALUE")
        draft.remove("ENCODING")
        draft.parameters.insert(VCardParameter(name: "ENCODING", values: ["b"]), at: 0)
        if !uri.mediaType.isEmpty, let type = ShortType.name(ofMediaType: uri.mediaType) { draft.add(type: type) }
        draft.value = .raw(Base64.encode(bytes))
        return true
    }

    private mutating func addMediaType(_ type: String, _ draft: inout PropertyDraft) {
        guard let short = ShortType.name(ofMediaType: type) else { return }
        draft.add(type: short)
        note(.mediaType(type))
    }
}
