// SPDX-License-Identifier: MIT

internal import Bytes
internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

/// A file with a password: hexadecimal digits of PWD, four bytes, and of PACK, two, where it is known.
enum PasswordFile {
    /// Reads it; what it holds never gets into an error.
    static func read(_ path: String, console: any Console) throws(CommandFailure) -> TagPassword {
        let text = try InputFile.read(path, isHex: false, console: console)
        let name = path == "-" ? "standard input" : path
        guard let bytes = try? Hexadecimal.bytes(text) else {
            throw malformed("\(name): a password is hexadecimal digits")
        }
        let acknowledge = bytes.count == 6 ? Array(bytes.suffix(2)) : nil
        guard [4, 6].contains(bytes.count), let password = TagPassword(Array(bytes.prefix(4)), acknowledge: acknowledge)
        else {
            throw malformed("\(name): a password has 4 bytes, or 6 with its acknowledge (PACK), not \(bytes.count)")
        }
        return password
    }

    private static func malformed(_ message: String) -> CommandFailure {
        CommandFailure("password-file", message, exit: .dataError, hint: "such as 1A2B3C4D, or 1A2B3C4D 5E6F")
    }
}

extension Invocation {
    /// Opens the reader that was named, and the tag with the password where one was given.
    func openTag() throws(CommandFailure) -> TagSession {
        let path = arguments[Keys.passwordFile]
        // A mistake in the file must not cost a tag's time.
        let console = console
        let password = try path.map { path throws(CommandFailure) in try PasswordFile.read(path, console: console) }
        let session = try openSession()
        guard let password else { return session }
        do throws(AccessFailure) {
            try session.authenticate(with: password)
        } catch {
            throw CommandFailure(error)
        }
        return session
    }
}
