// SPDX-License-Identifier: MIT

/// Serves a field as an ACR122U to the virtual reader of pcscd (vpcd of vsmartcard), for any program that uses PC/SC.
///
/// A tag in the field is a connection to pcscd, so that taking it away ends the connection. The server tries again
/// until pcscd listens, and after pcscd went away.
package final class VPCDServer: Sendable {
    /// The port of the first virtual reader unless pcscd is told otherwise.
    package static let defaultPort: UInt16 = 0x8C7B

    private struct Settings: Sendable {
        let field: EmulatedField
        let host: String
        let port: UInt16
        let options: ACR122UOptions
        let noticesSwaps: Bool
    }

    private let settings: Settings
    private let service: Service

    /// Creates a server; `start` begins to serve.
    ///
    /// - Parameters:
    ///   - field: What lies on the reader.
    ///   - host: Where pcscd listens, an IPv4 address in dotted form.
    ///   - port: The port of the virtual reader.
    ///   - options: How the reader behaves.
    ///   - noticesSwaps: Whether a tag that is put in the place of another shows as a removal and an insertion; a reader
    ///     that polls twice a second may miss it.
    package init(
        field: EmulatedField,
        host: String = "127.0.0.1",
        port: UInt16 = VPCDServer.defaultPort,
        options: ACR122UOptions = ACR122UOptions(),
        noticesSwaps: Bool = true
    ) {
        settings = Settings(field: field, host: host, port: port, options: options, noticesSwaps: noticesSwaps)
        service = Service(field: field)
    }

    /// Begins to serve; does nothing when it is serving already.
    package func start() throws(EmulationError) {
        try service.start { [settings] signals in VPCDServer.serve(settings, until: signals) }
    }

    /// Stops serving, which takes the card out of the virtual reader, and waits until it has.
    package func stop() {
        service.stop()
    }

    private static func serve(_ settings: Settings, until signals: Service.Signals) {
        let retryInterval: Int32 = 100
        while !signals.isStopping {
            let presence = settings.field.presence
            guard presence.isOccupied else {
                signals.wait()
                continue
            }
            if let connection = Socket.connect(host: settings.host, port: settings.port) {
                serve(connection, settings, while: presence, until: signals)
            }
            // Both while nobody listens and after pcscd hung up.
            if !signals.isStopping, settings.field.presence == presence { signals.wait(milliseconds: retryInterval) }
        }
    }

    private static func serve(
        _ connection: Descriptor,
        _ settings: Settings,
        while presence: FieldPresence,
        until signals: Service.Signals
    ) {
        var reader = ACR122U(field: settings.field, options: settings.options)
        var scanner = VPCDMessageScanner()
        while !signals.isStopping {
            let hasBytes = signals.wait(for: connection)
            let now = settings.field.presence
            guard !signals.isStopping, now.removals == presence.removals,
                !settings.noticesSwaps || now.swaps == presence.swaps
            else { return }
            guard hasBytes else { continue }
            guard let bytes = connection.read() else { return }
            for message in scanner.receive(bytes) {
                guard let answer = answer(to: message, of: &reader) else { continue }
                // The tag may have left with this very frame: then nobody is there to answer.
                guard settings.field.presence.removals == presence.removals,
                    Socket.sendAll(VPCDMessage.answer(answer), over: connection)
                else { return }
            }
        }
    }

    private static func answer(to message: VPCDMessage, of reader: inout ACR122U) -> [UInt8]? {
        switch message {
        case .powerOff: reader.powerOff()
        case .powerOn, .reset: reader.powerOn()
        case .answerToReset: return ACR122U.answerToReset
        case .command(let command): return reader.transmit(command)
        }
        return nil
    }
}
