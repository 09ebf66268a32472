// SPDX-License-Identifier: MIT

internal import Bytes
internal import VCard

/// One vCard.
struct CardDocument: Encodable {
    struct Property: Encodable {
        @ExplicitNull var group: String?
        let name: String
        let parameters: [Parameter]
        /// The value in its components, each a list; binary data is one component in hexadecimal.
        let components: [[String]]
        let text: String
        let raw: String
    }

    struct Parameter: Encodable {
        let name: String
        let values: [String]
    }

    let version: String
    let truncated: Bool
    let properties: [Property]

    init(_ decoded: VCardDecoding.Decoded) {
        version = decoded.card.version
        truncated = decoded.isTruncated
        properties = decoded.card.properties.map { property in
            Property(
                group: property.group,
                name: property.name,
                parameters: property.parameters.map { Parameter(name: $0.name, values: $0.values) },
                components: property.binaryValue.map { [[Hexadecimal.text($0)]] } ?? property.components,
                text: property.text,
                raw: property.rawValue
            )
        }
    }
}

/// What decoding a vCard file gives.
struct CardFileDocument: Encodable {
    let schema = 1
    let kind = "vcard"
    let cards: [CardDocument]
    let findings: [CardFindingDocument]
    /// Findings beyond the limit, which are counted only.
    let omittedFindings: Int?

    init(_ decoding: VCardDecoding) {
        cards = decoding.cards.map { CardDocument($0) }
        findings = decoding.findings.map { CardFindingDocument($0) }
        omittedFindings = decoding.omittedFindings == 0 ? nil : decoding.omittedFindings
    }
}
