// SPDX-License-Identifier: MIT

/// The way that the user chose by `TAPCARD_READER`.
enum PreferredReader: Hashable, Sendable {
    case any
    case libnfc
    case pcsc
    case file

    init(_ environment: [String: String]) {
        self =
            switch environment["TAPCARD_READER"]?.split(separator: ":").first {
            case "libnfc": .libnfc
            case "pcsc": .pcsc
            case "file": .file
            default: .any
            }
    }
}
