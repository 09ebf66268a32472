// SPDX-License-Identifier: MIT

package import Foundation

/// One case of a fixture file: lines of `key: value`, up to the next empty line.
///
/// Lines that begin with `#` are remarks. A key may come several times.
package struct Stanza: Sendable, CustomStringConvertible {
    package let fields: [(key: String, value: String)]
    package let line: Int

    /// The first value under `key`, or nil.
    package subscript(_ key: String) -> String? {
        fields.first { $0.key == key }?.value
    }

    package func all(_ key: String) -> [String] {
        fields.filter { $0.key == key }.map(\.value)
    }

    package func required(_ key: String) throws -> String {
        guard let value = self[key] else { throw FixtureError("line \(line): no \"\(key)\" in this case") }
        return value
    }

    package var description: String {
        self["case"] ?? "line \(line)"
    }
}

/// Where the fixtures lie: the `Fixtures` folder at the top of the package.
package enum Fixtures {
    package static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures")
    }

    package static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: path)))
    }

    /// Reads the cases of a fixture file; an empty or missing file is an error, so that it cannot pass for success.
    package static func stanzas(_ path: String) throws -> [Stanza] {
        let text = String(decoding: try bytes(path), as: UTF8.self)
        var stanzas: [Stanza] = []
        var fields: [(key: String, value: String)] = []
        var start = 1
        func finish() {
            if !fields.isEmpty { stanzas.append(Stanza(fields: fields, line: start)) }
            fields = []
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("#") { continue }
            if line.allSatisfy({ $0 == " " }) {
                finish()
                continue
            }
            guard let colon = line.firstIndex(of: ":") else {
                throw FixtureError("\(path):\(index + 1): no \"key: value\"")
            }
            if fields.isEmpty { start = index + 1 }
            let value = line[line.index(after: colon)...]
            fields.append((String(line[..<colon]), String(value.hasPrefix(" ") ? value.dropFirst() : value)))
        }
        finish()
        guard !stanzas.isEmpty else { throw FixtureError("\(path): no cases") }
        return stanzas
    }
}
