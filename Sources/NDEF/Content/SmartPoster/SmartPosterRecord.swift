// SPDX-License-Identifier: MIT

/// A Smart Poster: a URI with titles, icons and hints on how to treat it (RTD Smart Poster 1.1).
///
/// A view of a record whose payload is a message; the record keeps the bytes. What the view has no room for, such as a
/// record of another kind or a second size, is among `others`, so that nothing is lost.
///
///     if case .smartPoster(let poster) = record.content, let link = poster.uri {
///         print(poster.title(for: "en")?.text ?? "", link.uri)
///     }
public struct SmartPosterRecord: Hashable, Sendable {
    /// The URI that the poster stands for; nil when there is none or it cannot be read, which is an error.
    public let uri: URIRecord?

    /// The titles in the order of the records.
    ///
    /// A language comes once; where it comes again, which is an error, all of them are here.
    public let titles: [TextRecord]

    /// What to do with the URI; nil leaves it to the device.
    public let action: SmartPosterAction?

    /// Images and videos to show, any of them.
    public let icons: [MediaRecord]

    /// The size of what the URI leads to, in bytes.
    public let size: UInt32?

    /// The media type of what the URI leads to, as spelled.
    public let mediaType: String?

    /// The records that are none of the above, as read.
    public let others: [NDEFRecord]

    /// The message that the poster is made of.
    let message: NDEFBytes

    /// All records of the poster as read, in their order.
    ///
    /// - Complexity: linear in the size of the poster, which is read again.
    public var records: [NDEFRecord] {
        // Too deep to look into the records, whose contents are known.
        let options = NDEFDecodingOptions(maximumNesting: 0)
        var decoder = MessageDecoder(mode: .lenient, isBuilding: false, keeps: .nothing, options: options, depth: 1)
        var records: [NDEFRecord] = []
        while let located = try? decoder.next(in: message) { records.append(located.record) }
        return records
    }

    /// The first title in a language, letter case aside; `en` is also found for `en-GB`, and the other way round.
    ///
    /// - Parameter language: A language code, such as `en` or `de-DE`.
    /// - Returns: The title with the same code, else one of the same main language, else nil.
    public func title(for language: String) -> TextRecord? {
        let wanted = ASCII.lowercased(language.utf8)
        let main = wanted.prefix { $0 != UInt8(ascii: "-") }
        return titles.first { ASCII.lowercased($0.language.utf8) == wanted }
            ?? titles.first {
                ASCII.lowercased($0.language.utf8).prefix { $0 != UInt8(ascii: "-") }.elementsEqual(main)
            }
    }
}

extension SmartPosterRecord {
    /// Nil unless the payload of a size record is four bytes.
    static func size(_ payload: Span<UInt8>) -> UInt32? {
        payload.count == 4 ? payload.bigEndian : nil
    }

    /// Whether a record is of type `image/*` or `video/*`, letter case aside.
    static func isIcon(_ record: NDEFRecord) -> Bool {
        guard record.typeNameFormat == .media else { return false }
        let type = record.typeSpan
        guard type.count > 6 else { return false }
        let main = type.extracting(0..<6)
        return main.matchesFoldingCase("image/") || main.matchesFoldingCase("video/")
    }
}
