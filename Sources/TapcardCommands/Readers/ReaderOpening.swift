// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import VirtualTag

extension Invocation {
    /// Opens the reader that was named and begins a session with the tag on it.
    func openSession() throws(CommandFailure) -> TagSession {
        let link = try openLink(arguments[Keys.reader])
        let console = console
        return TagSession(link: link) { console.isInterrupted }
    }

    private func openLink(_ reader: String) throws(CommandFailure) -> any TagLink {
        if reader == "auto" {
            throw CommandFailure(
                "no-reader",
                "no reader: this build reaches software tags only",
                exit: .unavailable,
                hint: "name one with --reader file:PATH or TAPCARD_READER; 'tapcard new ntag213 tag.bin' makes one"
            )
        }
        guard let path = FileReaderName.path(of: reader) else {
            throw CommandFailure(
                "usage",
                "unknown reader \"\(SafeText.oneLine(reader))\"",
                exit: .usage,
                hint: "a reader is auto, or file:PATH for a software tag"
            )
        }
        do throws(LinkError) {
            return try TagFile.open(at: path)
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// `file:PATH`, the reader name of a software tag.
enum FileReaderName {
    static func path(of reader: String) -> String? {
        guard reader.hasPrefix("file:"), reader.utf8.count > 5 else { return nil }
        return String(reader.dropFirst(5))
    }
}
