// SPDX-License-Identifier: MIT

/// Serves a field as a PN532 on a serial line, for any program that uses libnfc.
///
/// ```swift
/// let server = try PN532Server(field: EmulatedField([try TagFile.open(at: "card.bin")]))
/// try server.start()
/// print(server.connectionString)  // pn532_uart:/dev/pts/3
/// ```
package final class PN532Server: Sendable {
    private let terminal: PseudoTerminal
    private let field: EmulatedField
    private let options: PN532Options
    private let service: Service

    /// Opens the line; `start` begins to serve.
    package init(field: EmulatedField, options: PN532Options = PN532Options()) throws(EmulationError) {
        terminal = try PseudoTerminal()
        self.field = field
        self.options = options
        service = Service(field: field)
    }

    /// The path of the serial line.
    package var path: String { terminal.path }

    /// What libnfc takes for a device name, in LIBNFC_DEVICE for example.
    package var connectionString: String { "pn532_uart:\(path)" }

    /// Powers the chip and begins to serve; does nothing when it is serving already.
    package func start() throws(EmulationError) {
        try service.start { [terminal, field, options] signals in
            PN532Server.serve(PN532(field: field, options: options), on: terminal.controller, until: signals)
        }
    }

    /// Stops serving and waits until it has; it may be started again.
    package func stop() {
        service.stop()
    }

    private static func serve(_ chip: consuming PN532, on line: Descriptor, until signals: Service.Signals) {
        // While a command waits, the field is asked again and again, as the chip does.
        let searchInterval: Int32 = 20
        while !signals.isStopping {
            let hasBytes = signals.wait(for: line, milliseconds: chip.isWaiting ? searchInterval : nil)
            guard !signals.isStopping else { return }
            if hasBytes {
                guard let bytes = line.read() else { return }
                write(chip.receive(bytes), to: line)
            } else {
                write(chip.poll(), to: line)
            }
        }
    }

    /// Writes an answer; what nobody takes in time is lost, as on a serial line.
    private static func write(_ bytes: [UInt8], to line: Descriptor) {
        var rest = bytes[...]
        while !rest.isEmpty, let count = line.write(rest) {
            rest = rest.dropFirst(count)
            guard !rest.isEmpty else { return }
            guard Polling.wait(for: [line], .writing, milliseconds: 200)[0] else { return }
        }
    }
}
