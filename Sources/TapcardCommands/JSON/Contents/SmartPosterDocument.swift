// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// A Smart Poster.
struct SmartPosterDocument: Encodable {
    struct Title: Encodable {
        let language: String
        let text: String
    }

    struct Icon: Encodable {
        let mediaType: String
        let dataHex: String
    }

    let kind = "smartPoster"
    /// Null when there is none, which is an error.
    @ExplicitNull var uri: String?
    let titles: [Title]
    /// `do`, `save`, `edit`, or `reserved`; null when the poster does not say.
    @ExplicitNull var action: String?
    /// Bytes of what the URI leads to.
    @ExplicitNull var size: UInt32?
    /// The media type of what the URI leads to.
    @ExplicitNull var type: String?
    let icons: [Icon]
    let others: [InnerRecordDocument]

    init(_ record: SmartPosterRecord, _ shown: ShownRecord) {
        _uri = ExplicitNull(wrappedValue: record.uri?.uri)
        titles = record.titles.map { Title(language: $0.language, text: $0.text) }
        _action = ExplicitNull(wrappedValue: record.action.map(SmartPosterDocument.name))
        _size = ExplicitNull(wrappedValue: record.size)
        _type = ExplicitNull(wrappedValue: record.mediaType)
        icons = record.icons.map { Icon(mediaType: $0.mediaType, dataHex: Hexadecimal.text($0.payload)) }
        others = record.others.map { InnerRecordDocument(shown.inner($0, in: .smartPoster)) }
    }

    static func name(_ action: SmartPosterAction) -> String {
        switch action {
        case .execute: "do"
        case .save: "save"
        case .edit: "edit"
        case .reserved: "reserved"
        }
    }
}
