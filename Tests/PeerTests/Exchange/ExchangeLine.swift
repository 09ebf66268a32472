// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// The notation in which many messages go to the peers and come back: a message is a line of records with blanks
/// between, a record a list of fields with commas between, a text the hexadecimal digits of its UTF-8.
///
///     U,ID,URI
///     T,ID,LANGUAGE,8 or 16,TEXT
///     S,ID,URI,ACTION,SIZE,MEDIA TYPE,LANGUAGE=8 or 16=TEXT;...,ICON TYPE=DATA;...
///     R,ID,TNF,TYPE,PAYLOAD
///
/// Comparing two lines is much cheaper than reading them.
enum ExchangeLine {
    /// The line for generated records.
    static func line(_ records: [SampleRecord]) -> String {
        records.map { line($0, onlyUTF8: false) }.joined(separator: " ")
    }

    /// The line that ndeflib should give for what we write.
    ///
    /// Behind a Smart Poster that begins the message it does not know another one: these are compared as bytes.
    static func lineOfNDEFLib(_ records: [SampleRecord], _ message: NDEFMessage) -> String {
        zip(records, message.records).enumerated().map { index, pair in
            guard index > 0, pair.0.isPoster, records[0].isPoster else { return line(pair.0, onlyUTF8: true) }
            return plain(pair.0.format, pair.0.type, pair.1.payload.array, id: pair.0.id)
        }.joined(separator: " ")
    }

    /// The line that Qt should give for what the other hand writes.
    ///
    /// It rewrites URIs, also those of posters: these are compared as bytes.
    static func lineOfQt(_ records: [SampleRecord]) -> String {
        records.map { record in
            switch record.content {
            case .text: line(record, onlyUTF8: false)
            default: plain(record.format, record.type, record.payload, id: record.id)
            }
        }.joined(separator: " ")
    }

    private static func line(_ record: SampleRecord, onlyUTF8: Bool) -> String {
        switch record.content {
        case .text(let title):
            text(title.text, title.language, onlyUTF8 ? .utf8 : title.encoding, id: record.id)
        case .uri(let uri):
            "U," + hex(record.id) + "," + hex([UInt8](uri.utf8))
        case .poster(let poster):
            "S," + hex(record.id) + "," + poster.fields(onlyUTF8: onlyUTF8)
        case .empty, .plain:
            plain(record.format, record.type, record.payload, id: record.id)
        }
    }

    /// The line for what our library read.
    static func line(_ message: NDEFMessage) throws -> String {
        try message.records.map { record in
            let id = record.id.array
            switch record.content {
            case .uri(let link):
                return "U," + hex(id) + "," + hex([UInt8](link.uri.utf8))
            case .text(let note):
                return text(note.text, note.language, note.encoding, id: id)
            case .smartPoster(let poster):
                return "S," + hex(id) + "," + (try SampleRecord.Poster(poster).fields(onlyUTF8: false))
            default:
                return plain(record.typeNameFormat, record.type.array, record.payload.array, id: id)
            }
        }.joined(separator: " ")
    }

    private static func plain(_ format: TypeNameFormat, _ type: [UInt8], _ payload: [UInt8], id: [UInt8]) -> String {
        "R," + hex(id) + ",\(format.rawValue)," + hex(type) + "," + hex(payload)
    }

    private static func text(_ text: String, _ language: String, _ encoding: TextEncoding, id: [UInt8]) -> String {
        "T," + hex(id) + "," + language + (encoding == .utf8 ? ",8," : ",16,") + hex([UInt8](text.utf8))
    }
}

extension SampleRecord.Poster {
    fileprivate func fields(onlyUTF8: Bool) -> String {
        let titles = titles.map { title in
            title.language + (onlyUTF8 || title.encoding == .utf8 ? "=8=" : "=16=") + hex([UInt8](title.text.utf8))
        }
        let icons = icons.map { hex([UInt8]($0.type.utf8)) + "=" + hex($0.data) }
        return [
            hex([UInt8](uri.utf8)), action.map { "\($0)" } ?? "", size.map { "\($0)" } ?? "",
            mediaType.map { hex([UInt8]($0.utf8)) } ?? "", titles.joined(separator: ";"), icons.joined(separator: ";"),
        ].joined(separator: ",")
    }

    fileprivate init(_ poster: SmartPosterRecord) throws {
        guard let uri = poster.uri, poster.others.isEmpty else { throw FixtureError("no poster of ours: \(poster)") }
        self.init(
            uri: uri.uri,
            titles: poster.titles.map { title in
                SampleRecord.Title(
                    text: title.text, language: title.language, form: title.encoding == .utf8 ? .utf8 : .utf16)
            },
            action: poster.action?.code,
            icons: poster.icons.map { Icon(type: $0.mediaType, data: $0.payload.array) },
            size: poster.size,
            mediaType: poster.mediaType)
    }
}
