// SPDX-License-Identifier: MIT

internal import Bytes
internal import Glibc
internal import TagAccess

/// A trace that is appended to a file, a line an entry: `12.345 > tag 30 04  READ of page 4`.
final class TraceFile: TraceSink {
    /// Where the lines go; nil is standard error.
    private let descriptor: Int32?
    private let console: any Console
    private let start = ContinuousClock.now

    /// Opens the file, or makes it for its owner alone; `-` is standard error.
    init(path: String, console: any Console) throws(CommandFailure) {
        self.console = console
        guard path != "-" else {
            descriptor = nil
            return
        }
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
            throw CommandFailure("trace", "\(path): \(reason)", exit: .cannotCreate)
        }
        self.descriptor = descriptor
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    func record(_ entry: TraceEntry) {
        let bytes = entry.bytes.isEmpty ? "" : " \(Hexadecimal.text(entry.bytes, separator: " "))"
        let line = "\(elapsed) \(entry.direction.rawValue) \(entry.layer)\(bytes)  \(SafeText.oneLine(entry.meaning))\n"
        guard let descriptor else { return console.writeError(line) }
        // A trace that cannot be written must not stop the work on a tag.
        _ = unsafe Array(line.utf8).withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Seconds since the trace began, with three places.
    private var elapsed: String {
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        let whole = Int(milliseconds)
        let rest = String(whole % 1000)
        return "\(whole / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }
}
