// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import ReaderEmulation
internal import TagAccess
internal import Type2Tag
internal import VirtualTag

/// `tapcard emulate`.
struct EmulateVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    private struct Document: Encodable {
        let schema = 1
        let kind = "emulate"
        let uid: String
        let serves: String
        let address: String
        let reader: String
        @ExplicitNull var control: String?
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let link: FileTagLink
        let path = try invocation.operand(Keys.tagFile)
        do throws(LinkError) {
            link = try TagFile.open(at: path.hasPrefix("file:") ? String(path.dropFirst(5)) : path)
        } catch {
            throw CommandFailure(error)
        }
        let field = EmulatedField([link])
        let quit = QuitFlag()
        let control = try control(of: field, quit)
        defer { control?.stop() }
        do throws(EmulationError) {
            try serve(link, in: field, until: quit)
        } catch {
            throw CommandFailure("emulation", error.description, exit: .unavailable)
        }
        // The reader saw silence, and nobody would learn why.
        if let failure = field.failure { throw CommandFailure(failure) }
        return .done
    }

    private func control(of field: EmulatedField, _ quit: QuitFlag) throws(CommandFailure) -> ControlSocket? {
        guard let path = arguments[Keys.control] else { return nil }
        do throws(EmulationError) {
            let control = try ControlSocket(at: path, field: field) { quit.raise() }
            try control.start()
            return control
        } catch {
            throw CommandFailure("control", error.description, exit: .cannotCreate)
        }
    }

    private func serve(
        _ link: FileTagLink,
        in field: EmulatedField,
        until quit: QuitFlag
    ) throws(EmulationError) {
        if arguments[Keys.acr122u] {
            let server = VPCDServer(field: field, port: UInt16(arguments[Keys.port]), options: readerOptions)
            try server.start()
            announce(
                link, serves: "ACR122U", address: "127.0.0.1:\(arguments[Keys.port])", reader: virtualReader)
            wait(quit)
            server.stop()
        } else {
            let server = try PN532Server(field: field, options: chipOptions)
            try server.start()
            announce(
                link, serves: "PN532", address: server.connectionString, reader: .libnfc(server.connectionString))
            wait(quit)
            server.stop()
        }
    }

    /// The first line is the address alone, so that a script can take it from there.
    private func announce(_ link: FileTagLink, serves: String, address: String, reader: ReaderName) {
        invocation.show(
            Document(
                uid: link.uid.description, serves: serves, address: address, reader: reader.description,
                control: arguments[Keys.control]),
            lines: [address]
        )
        invocation.remark("tag \(link.uid) as \(serves): --reader \(reader.forShell); Ctrl-C ends it")
    }

    /// What PC/SC calls the slot behind the port, as vpcd is configured when it is installed.
    private var virtualReader: ReaderName {
        switch arguments[Keys.port] {
        case 35963: .pcsc("Virtual PCD 00 00")
        case 35964: .pcsc("Virtual PCD 00 01")
        default: .pcsc(nil)
        }
    }

    private func wait(_ quit: QuitFlag) {
        while !invocation.console.isInterrupted, !quit.isRaised { invocation.console.pause() }
    }

    // MARK: What nothing public settles

    private var chipOptions: PN532Options {
        var options = PN532Options()
        if let status = arguments[Keys.refusalStatus] { options.refusalStatus = status }
        if let status = arguments[Keys.silenceStatus] { options.silenceStatus = status }
        if let status = arguments[Keys.rawAcknowledgeStatus] { options.rawAcknowledgeStatus = status }
        if arguments[Keys.generalWakeUp] { options.generalCall = .wakeUp }
        return options
    }

    private var readerOptions: ACR122UOptions {
        var options = ACR122UOptions()
        options.chip = chipOptions
        if arguments[Keys.noPassThrough] { options.passThrough = .refused(.notSupported) }
        options.losesTagAfterFailure = !arguments[Keys.keepsTag]
        return options
    }
}
