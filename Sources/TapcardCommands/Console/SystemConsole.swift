// SPDX-License-Identifier: MIT

internal import Glibc
internal import VirtualTag

/// The terminal, the pipes and the signals of this process.
package final class SystemConsole: Console {
    package private(set) var outputFailure: String?

    package init() {
        SystemConsole.fillStandardDescriptors()
        Interruption.install()
    }

    /// Gives the standard descriptors that are closed to something that can be neither read nor written.
    ///
    /// Otherwise the next file that is opened takes the number, and results would go into a tag's file.
    private static func fillStandardDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            let mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
            _ = unsafe open("/dev/null", mode)
        }
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
            guard Interruption.waitForInput(on: STDIN_FILENO) else { throw SystemConsole.stopped }
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
            let errorNumber = errno
            // Ctrl-C stops both ends of a pipe: the end of the input may come first.
            if isInterrupted { throw SystemConsole.stopped }
            if count == 0 { return bytes }
            guard count > 0 else {
                if errorNumber == EINTR { continue }
                let text = SystemConsole.errorText(errorNumber)
                throw CommandFailure("input", "standard input: \(text)", exit: .inputMissing)
            }
            bytes += buffer[0..<count]
            guard bytes.count <= InputFile.limit else { throw InputFile.tooLarge("standard input") }
        }
    }

    private static let stopped = CommandFailure("stopped", "stopped on request", exit: .interrupted)

    package func writeOutput(_ bytes: [UInt8]) {
        guard let errorNumber = SystemConsole.write(bytes, to: STDOUT_FILENO) else { return }
        // Whoever closed the pipe has read enough.
        if errorNumber != EPIPE { outputFailure = SystemConsole.errorText(errorNumber) }
    }

    package func writeError(_ bytes: [UInt8]) {
        // There is nowhere left to complain.
        _ = SystemConsole.write(bytes, to: STDERR_FILENO)
    }

    package func ask(_ prompt: String) -> Answer {
        let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return .noTerminal }
        defer { close(terminal) }
        guard SystemConsole.write(Array(prompt.utf8), to: terminal) == nil else { return .noTerminal }
        var line: [UInt8] = []
        while line.count < 1024 {
            var byte: UInt8 = 0
            guard Interruption.waitForInput(on: terminal) else { return .none }
            let count = unsafe read(terminal, &byte, 1)
            guard count == 1 else { return .none }
            if byte == UInt8(ascii: "\n") { break }
            line.append(byte)
        }
        return .line(String(decoding: line, as: UTF8.self))
    }

    /// Writes everything, or returns the error number of what stopped it.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, buffer.count - start)
            }
            if count > 0 {
                start += count
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }

    private static func errorText(_ errorNumber: Int32) -> String {
        guard let text = unsafe strerror(errorNumber) else { return "error \(errorNumber)" }
        return unsafe String(cString: text)
    }
}
