// SPDX-License-Identifier: MIT

internal import Glibc
internal import VirtualTag

/// The terminal, the pipes and the signals of this process.
package final class SystemConsole: Console {
    package init() {
        Interruption.install()
    }

    package var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    package var width: Int? {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    package var isInterrupted: Bool { Interruption.happened }

    package func readInput() throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            guard count > 0 else {
                if isInterrupted { throw CommandFailure("stopped", "stopped on request", exit: .interrupted) }
                if errno == EINTR { continue }
                throw CommandFailure("input", "standard input: \(SystemConsole.errorText())", exit: .inputMissing)
            }
            bytes += buffer[0..<count]
            guard bytes.count <= InputFile.limit else { throw InputFile.tooLarge("standard input") }
        }
    }

    package func writeOutput(_ bytes: [UInt8]) { SystemConsole.write(bytes, to: STDOUT_FILENO) }

    package func writeError(_ bytes: [UInt8]) { SystemConsole.write(bytes, to: STDERR_FILENO) }

    package func ask(_ prompt: String) -> Answer {
        let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return .noTerminal }
        defer { close(terminal) }
        SystemConsole.write(Array(prompt.utf8), to: terminal)
        var line: [UInt8] = []
        while line.count < 1024 {
            var byte: UInt8 = 0
            let count = unsafe read(terminal, &byte, 1)
            guard count == 1 else { return .none }
            if byte == UInt8(ascii: "\n") { break }
            line.append(byte)
        }
        return .line(String(decoding: line, as: UTF8.self))
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, buffer.count - start)
            }
            if count > 0 {
                start += count
            } else if errno != EINTR {
                return
            }
        }
    }

    private static func errorText() -> String {
        guard let text = unsafe strerror(errno) else { return "error \(errno)" }
        return unsafe String(cString: text)
    }
}
