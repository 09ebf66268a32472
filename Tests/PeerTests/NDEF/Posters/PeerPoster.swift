// SPDX-License-Identifier: MIT

/// A Smart Poster as the peers' programs give it.
struct PeerPoster: Codable, Sendable {
    struct Title: Codable, Sendable {
        let language: String
        let text: [UInt32]
    }

    struct Icon: Codable, Sendable {
        let type: String
        let data: String
    }

    let uri: [UInt32]
    let titles: [Title]
    let icons: [Icon]
    let action: Int?
    let size: UInt32?
    let mediaType: String?

    /// The payload that the peer writes for what it understood.
    let rewritten: String

    /// The parts as the fixtures write them.
    var line: String {
        let titles = titles.map { " title " + $0.language + " \"" + RecordModel.escaped($0.text) + "\"" }
        let icons = icons.map { " icon " + $0.type + " " + $0.data }
        return "poster uri \"" + RecordModel.escaped(uri) + "\"" + titles.joined()
            + (action.map { " action \($0)" } ?? "") + icons.joined() + (size.map { " size \($0)" } ?? "")
            + (mediaType.map { " type " + $0 } ?? "")
    }
}
