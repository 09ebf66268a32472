// SPDX-License-Identifier: MIT

import Glibc

/// The folder with the corpora.
public struct Corpora {
    let folder: String

    /// Takes the folder from the first argument of the program; without it the program ends.
    public init() {
        guard CommandLine.arguments.count == 2 else {
            print("one argument: the folder of the corpora")
            exit(64)
        }
        folder = CommandLine.arguments[1]
    }

    /// The bytes of a file; without it the program ends.
    public func bytes(_ name: String) -> [UInt8] {
        guard let file = fopen("\(folder)/\(name)", "rb") else {
            print("cannot open \(folder)/\(name)")
            exit(66)
        }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, file)
        }
    }

    /// Messages that each stand behind their 32-bit little-endian length.
    public func messages(_ name: String) -> [[UInt8]] {
        let bytes = bytes(name)
        var messages: [[UInt8]] = []
        var position = 0
        while position + 4 <= bytes.count {
            let size = (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
            position += 4
            messages.append([UInt8](bytes[position..<position + size]))
            position += size
        }
        return messages
    }

    /// The cards of a file, each with its `END:VCARD` and CR LF.
    public func cards(_ name: String) -> [[UInt8]] {
        let bytes = bytes(name)
        let end = Array("\r\nEND:VCARD\r\n".utf8)
        var cards: [[UInt8]] = []
        var start = 0
        var position = 0
        while position + end.count <= bytes.count {
            if bytes[position] == end[0], bytes[position..<position + end.count].elementsEqual(end) {
                position += end.count
                cards.append([UInt8](bytes[start..<position]))
                start = position
            } else {
                position += 1
            }
        }
        return cards
    }
}
