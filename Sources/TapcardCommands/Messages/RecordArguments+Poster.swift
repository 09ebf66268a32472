// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF

extension RecordArguments {
    /// A Smart Poster: a link with titles and what belongs to it.
    func poster() throws(CommandFailure) -> DescribedRecords {
        let uri = try typedOrPiped(Keys.url)
        let titles = try titles()
        let icons = try icon().map { [$0] } ?? []
        let record = try build { () throws(NDEFError) in
            try .smartPoster(
                uri,
                titles: titles,
                action: arguments[Keys.action]?.action,
                icons: icons,
                size: arguments[Keys.size].map { UInt32(clamping: $0) },
                mediaType: arguments[Keys.linkedType],
                id: id
            )
        }
        return DescribedRecords(record, doubt: Doubt(uri: uri))
    }

    /// Titles and languages in pairs, in their order; one title alone may go without.
    private func titles() throws(CommandFailure) -> [TextRecord] {
        let titles = arguments[Keys.posterTitle]
        let languages = arguments[Keys.posterLanguage]
        if titles.count == 1, languages.isEmpty { return [TextRecord(titles[0])] }
        guard titles.count == languages.count else {
            throw usage(
                "\(titles.count) times '--title' and \(languages.count) times '--language'",
                suggestion: "each title needs its language: --title Hello --language en --title Hallo --language de"
            )
        }
        return zip(titles, languages).map { TextRecord($0, language: $1) }
    }

    private func icon() throws(CommandFailure) -> MediaRecord? {
        guard let path = arguments[Keys.icon] else {
            if arguments[Keys.iconType] != nil { throw usage("'--icon-type' goes with '--icon'") }
            return nil
        }
        let bytes = try InputFile.read(path, isHex: false, console: invocation.console)
        guard let type = arguments[Keys.iconType] ?? ImageType.guess(bytes) else {
            throw CommandFailure(
                "unknown-icon",
                "\(arguments.label)\(path == "-" ? "standard input" : path): no PNG, JPEG, GIF, WebP or BMP",
                exit: .dataError,
                hint: "say what it is: --icon-type image/svg+xml"
            )
        }
        return MediaRecord(mediaType: type, payload: NDEFBytes(bytes))
    }
}

/// What a phone should do with the link of a poster.
enum PosterAction: String, CaseIterable, Sendable {
    case perform = "do"
    case save
    case edit

    var action: SmartPosterAction {
        switch self {
        case .perform: .execute
        case .save: .save
        case .edit: .edit
        }
    }
}
