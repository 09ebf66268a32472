// SPDX-License-Identifier: MIT

/// A Unix stream socket at which other programs change what lies in a field: one command a line, one line back each.
///
/// ```
/// $ echo 'tear 4 after' | nc -U -N control.sock
/// ok
/// ```
package final class ControlSocket: Sendable {
    /// Bytes of the longest line.
    package static let longestLine = 4096

    /// Where it listens.
    package let path: String

    private let socket: Descriptor
    private let interpreter: ControlInterpreter
    private let service: Service
    private let onQuit: @Sendable () -> Void

    /// Listens at a path, with access for the owner only; `start` begins to answer.
    ///
    /// - Parameters:
    ///   - path: A path where nothing is, or a socket that nobody listens at any more.
    ///   - field: What the commands are about.
    ///   - onQuit: Called, on the thread of the socket, for `quit`, after the answer; what it stops must be stopped on
    ///     another thread when it is to be waited for.
    /// - Throws: `EmulationError` when the path cannot be listened at.
    package init(
        at path: String,
        field: EmulatedField,
        onQuit: @escaping @Sendable () -> Void = {}
    ) throws(EmulationError) {
        self.path = path
        self.onQuit = onQuit
        socket = try Socket.listen(at: path)
        interpreter = ControlInterpreter(field: field)
        service = Service(field: field)
    }

    deinit {
        service.stop()
        Socket.remove(path)
    }

    /// Begins to answer; does nothing when it does already.
    package func start() throws(EmulationError) {
        try service.start { [socket, interpreter, onQuit] signals in
            ControlSocket.serve(socket, interpreter, onQuit, until: signals)
        }
    }

    /// Stops answering and hangs up.
    package func stop() {
        service.stop()
    }

    private static func serve(
        _ socket: Descriptor,
        _ interpreter: ControlInterpreter,
        _ onQuit: @Sendable () -> Void,
        until signals: Service.Signals
    ) {
        var callers: [Caller] = []
        while !signals.isStopping {
            let ready = Polling.wait(for: [signals.pipe.reading, socket] + callers.map(\.connection))
            if ready[0] { signals.pipe.drain() }
            for index in callers.indices where ready[index + 2] {
                for line in callers[index].receive() {
                    callers[index].answer(interpreter.answer(line))
                    if (try? ControlCommand(parsing: line)) == .quit { onQuit() }
                }
            }
            callers.removeAll(where: \.isGone)
            if ready[1], let connection = Socket.accept(socket) { callers.append(Caller(connection)) }
        }
    }
}

/// One program that is connected, and the line it has begun.
private struct Caller {
    let connection: Descriptor
    var isGone = false
    private var rest: [UInt8] = []

    init(_ connection: Descriptor) {
        self.connection = connection
    }

    /// The lines that are now complete; a last one without its end counts when the caller has nothing more to send.
    mutating func receive() -> [String] {
        guard let bytes = connection.read() else {
            isGone = true
            return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
        }
        var lines = (rest + bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = lines.popLast().map(Array.init) ?? []
        if rest.count > ControlSocket.longestLine {
            answer("error: a line of more than \(ControlSocket.longestLine) bytes")
            isGone = true
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    mutating func answer(_ line: String) {
        if !Socket.sendAll(Array(line.utf8) + [UInt8(ascii: "\n")], over: connection) { isGone = true }
    }
}
