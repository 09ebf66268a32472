// SPDX-License-Identifier: MIT

import Synchronization
import VirtualTag

@testable import ReaderEmulation

/// A PN532 on a pseudo-terminal that counts the bytes of its serial line.
final class MeasuredReader: Sendable {
    /// Bytes on the serial line.
    struct Bytes: Sendable {
        var toReader = 0
        var fromReader = 0

        var sum: Int { toReader + fromReader }
    }

    let field: EmulatedField
    private let terminal: PseudoTerminal
    private let service: Service
    private let counted = Mutex(Bytes())

    init(_ tag: LoggingTag) throws {
        field = EmulatedField([tag])
        terminal = try PseudoTerminal()
        service = Service(field: field)
    }

    var path: String { terminal.path }
    var connectionString: String { "pn532_uart:\(path)" }
    var bytes: Bytes { counted.withLock { $0 } }

    /// What went through the air.
    var log: AirLog { field.withTags { ($0.first as? LoggingTag)?.log ?? AirLog() } }

    var memory: [UInt8] { field.withTags { ($0.first as? LoggingTag)?.memory ?? [] } }

    /// Counts from zero on.
    func startAfresh() {
        counted.withLock { $0 = Bytes() }
        field.withTags { ($0.first as? LoggingTag)?.startAfresh() }
    }

    func start() throws {
        try service.start { signals in self.serve(until: signals) }
    }

    func stop() { service.stop() }

    private func serve(until signals: Service.Signals) {
        var chip = PN532(field: field)
        let line = terminal.controller
        while !signals.isStopping {
            let hasBytes = signals.wait(for: line, milliseconds: chip.isWaiting ? 20 : nil)
            guard !signals.isStopping else { return }
            var incoming: [UInt8] = []
            if hasBytes {
                guard let bytes = line.read() else { return }
                incoming = bytes
            }
            let outgoing = incoming.isEmpty ? chip.poll() : chip.receive(incoming)
            counted.withLock {
                $0.toReader += incoming.count
                $0.fromReader += outgoing.count
            }
            var rest = outgoing[...]
            while !rest.isEmpty, let count = line.write(rest) { rest = rest.dropFirst(count) }
        }
    }
}
