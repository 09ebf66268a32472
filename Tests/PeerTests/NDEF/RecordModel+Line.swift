// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

extension RecordModel: CustomStringConvertible {
    /// The record as the fixtures write it, in ASCII: what it is, and its id when it has one.
    var description: String {
        id.isEmpty ? contentLine : contentLine + " id " + Self.shortened(id)
    }

    private var contentLine: String {
        switch content {
        case .empty: "empty"
        case .uri(let uri): "uri \"" + Self.escaped(uri) + "\""
        case .text(let text, let language, let encoding):
            "text " + Self.escaped(language) + " \(encoding) \"" + Self.escaped(text) + "\""
        case .plain(let format, let type, let payload):
            "\(format)" + (type.isEmpty ? "" : " " + Self.escaped(type))
                + (payload.isEmpty ? "" : " " + Self.shortened(payload))
        }
    }

    // Nobody reads 65536 bytes of a failure.
    private static func shortened(_ bytes: [UInt8]) -> String {
        bytes.count <= 64 ? hex(bytes) : "\(bytes.count) bytes from " + hex(Array(bytes.prefix(8)))
    }

    static func escaped(_ text: String) -> String {
        escaped(text.unicodeScalars.map(\.value))
    }

    static func escaped(_ codePoints: [UInt32]) -> String {
        var line = ""
        for value in codePoints {
            if (0x20...0x7E).contains(value), let scalar = Unicode.Scalar(value) {
                line.unicodeScalars.append(scalar)
            } else {
                line += "\\u{" + String(value, radix: 16, uppercase: true) + "}"
            }
        }
        return line
    }
}
