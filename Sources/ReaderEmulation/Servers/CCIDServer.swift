// SPDX-License-Identifier: MIT

/// Serves a field as an ACR122U on USB: CCID messages over a Unix stream socket, for what stands in for a USB library.
///
/// One host at a time, as a USB interface has; the next one waits. The reader keeps its settings from one host to the
/// next, until it is stopped.
package final class CCIDServer: Sendable {
    /// Where it listens.
    package let path: String

    private let socket: Descriptor
    private let field: EmulatedField
    private let options: ACR122UOptions
    private let service: Service

    /// Listens at a path, with access for the owner only; `start` begins to serve.
    ///
    /// - Parameters:
    ///   - path: A path where nothing is, or a socket that nobody listens at any more.
    ///   - field: What lies on the reader.
    ///   - options: How the reader behaves.
    /// - Throws: `EmulationError` when the path cannot be listened at.
    package init(
        at path: String,
        field: EmulatedField,
        options: ACR122UOptions = ACR122UOptions()
    ) throws(EmulationError) {
        self.path = path
        socket = try Socket.listen(at: path)
        self.field = field
        self.options = options
        service = Service(field: field)
    }

    deinit {
        service.stop()
        Socket.remove(path)
    }

    /// Begins to serve; does nothing when it is serving already.
    package func start() throws(EmulationError) {
        try service.start { [socket, field, options] signals in
            var reader = ACR122U(field: field, options: options)
            while !signals.isStopping {
                guard signals.wait(for: socket), let host = Socket.accept(socket) else { continue }
                CCIDServer.serve(&reader, to: host, until: signals)
            }
        }
    }

    /// Stops serving, hangs up, and waits until it has.
    package func stop() {
        service.stop()
    }

    private static func serve(_ reader: inout ACR122U, to host: Descriptor, until signals: Service.Signals) {
        var scanner = CCIDMessageScanner()
        while !signals.isStopping, !scanner.isLost {
            guard signals.wait(for: host) else { continue }
            guard let bytes = host.read() else { return }
            for message in scanner.receive(bytes) {
                guard Socket.sendAll(reader.answer(message), over: host) else { return }
            }
        }
    }
}
