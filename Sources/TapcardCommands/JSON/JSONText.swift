// SPDX-License-Identifier: MIT

internal import FoundationEssentials

/// One JSON document on one line.
enum JSONText {
    static func line(_ document: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Every document consists of text, whole numbers and lists of them: there is nothing to refuse.
        guard let data = try? encoder.encode(document) else {
            return #"{"error":{"code":"software","exit":70,"message":"the document cannot be encoded"},"schema":1}"#
                + "\n"
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
