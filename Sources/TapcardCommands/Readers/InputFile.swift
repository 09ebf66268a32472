// SPDX-License-Identifier: MIT

internal import Bytes
internal import VirtualTag

/// A file named on the command line, or standard input for `-`.
enum InputFile {
    /// Bytes of the largest input: far above any tag or card, far below memory.
    static let limit = 16 << 20

    static func tooLarge(_ name: String) -> CommandFailure {
        CommandFailure("input-too-large", "\(name): more than \(limit) bytes", exit: .dataError)
    }

    static func empty(_ code: String) -> CommandFailure {
        CommandFailure(code, "the input is empty", exit: .dataError)
    }

    /// Reads it whole; with `isHex` its text is hexadecimal.
    static func read(_ path: String, isHex: Bool, console: any Console) throws(CommandFailure) -> [UInt8] {
        let name = path == "-" ? "standard input" : path
        let bytes = path == "-" ? try console.readInput() : try readFile(path)
        guard isHex else { return bytes }
        do throws(HexadecimalError) {
            return try Hexadecimal.bytes(bytes)
        } catch {
            throw CommandFailure(error, in: name, text: bytes)
        }
    }

    private static func readFile(_ path: String) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try WholeFile.read(path, limit: limit)
        } catch {
            let isText = error.isMissing && path.utf8.count > 5 && InputGuess.looksLikeHexadecimal(Array(path.utf8))
            let hint = "hexadecimal text comes from standard input: echo \(path) | tapcard decode --hex"
            throw CommandFailure("input", error.description, exit: .inputMissing, hint: isText ? hint : nil)
        }
    }
}
