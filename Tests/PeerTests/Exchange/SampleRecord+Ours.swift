// SPDX-License-Identifier: MIT

import NDEF

extension SampleRecord {
    /// The record that our library makes of it.
    ///
    /// - Parameter onlyUTF8: Write UTF-8 whatever is asked for: ndeflib reads our UTF-16 in the order of its host, which
    ///   `UTF16Tests` hold on to.
    func ours(onlyUTF8: Bool) throws -> NDEFRecord {
        switch content {
        case .empty:
            return .empty
        case .uri(let uri):
            return try .uri(uri, id: id)
        case .text(let title):
            return try title.ours(onlyUTF8: onlyUTF8, id: id)
        case .plain(let format, let type, let payload):
            return try NDEFRecord(typeNameFormat: format, type: [UInt8](type.utf8), id: id, payload: payload)
        case .poster(let poster):
            let payload = try NDEFMessage(poster.ours(onlyUTF8: onlyUTF8)).encoded()
            return try NDEFRecord(typeNameFormat: .wellKnown, type: [UInt8]("Sp".utf8), id: id, payload: payload)
        }
    }
}

extension SampleRecord.Title {
    fileprivate func ours(onlyUTF8: Bool, id: [UInt8] = []) throws -> NDEFRecord {
        try .text(text, language: language, encoding: onlyUTF8 ? .utf8 : encoding, id: id)
    }
}

extension SampleRecord.Poster {
    fileprivate func ours(onlyUTF8: Bool) throws -> [NDEFRecord] {
        var records: [NDEFRecord] = [try .uri(uri)]
        for title in titles { records.append(try title.ours(onlyUTF8: onlyUTF8)) }
        if let action { records.append(try Self.local("act", [action])) }
        for icon in icons { records.append(try .media(icon.type, payload: icon.data)) }
        if let size { records.append(try Self.local("s", bigEndian(size))) }
        if let mediaType { records.append(try Self.local("t", [UInt8](mediaType.utf8))) }
        return records
    }

    private static func local(_ type: String, _ payload: [UInt8]) throws -> NDEFRecord {
        try NDEFRecord(typeNameFormat: .wellKnown, type: [UInt8](type.utf8), payload: payload)
    }
}

/// The four bytes of a number, the most significant one first.
func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
