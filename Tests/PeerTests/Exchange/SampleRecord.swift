// SPDX-License-Identifier: MIT

import NDEF

/// A record of a generated message: what it is, and in which of its legal forms another hand writes it.
struct SampleRecord: Sendable {
    enum Content: Sendable {
        case empty
        case uri(String)
        case text(Title)
        case poster(Poster)
        /// Everything else: TNF, type and payload.
        case plain(TypeNameFormat, type: String, payload: [UInt8])
    }

    struct Title: Sendable {
        let text: String
        let language: String
        let form: TextForm

        var encoding: TextEncoding { form == .utf8 || form == .utf8WithMark ? .utf8 : .utf16 }
    }

    /// The ways to write a text that RTD Text 1.0, clause 3.2, lets a reader meet.
    enum TextForm: String, CaseIterable, Sendable {
        case utf8 = "UTF-8"
        case utf8WithMark = "UTF-8 with a mark"
        case utf16 = "UTF-16"
        case utf16WithMark = "UTF-16 with a big-endian mark"
        case utf16LittleEndian = "UTF-16 with a little-endian mark"
    }

    /// A Smart Poster (Smart Poster RTD 1.0, clause 3).
    struct Poster: Sendable {
        struct Icon: Sendable {
            let type: String
            let data: [UInt8]
        }

        let uri: String
        let titles: [Title]
        let action: UInt8?
        let icons: [Icon]
        let size: UInt32?
        let mediaType: String?
    }

    let content: Content
    let id: [UInt8]
    let form: RecordForm
    /// The code of the URI prefix that the other hand abbreviates, one of those that match.
    let prefixCode: UInt8

    var isPoster: Bool {
        if case .poster = content { true } else { false }
    }
}

/// The form of a record on the wire, where NDEF 1.0, clauses 2.3.3 and 3.2, leave a choice.
struct RecordForm: Sendable {
    /// A payload that would fit the short form has a length of four bytes.
    var isLong = false
    /// There is an id length, of 0.
    var hasEmptyID = false
    /// The sizes of all chunks but the last; empty when there is one piece.
    var chunks: [Int] = []
    /// Which of the chunks, the last one included, have a length of four bytes.
    var longChunks: [Bool] = []

    static let plain = RecordForm()
}
