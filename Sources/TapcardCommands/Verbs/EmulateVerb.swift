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
        let control: String?
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let link: FileTagLink
        do throws(LinkError) {
            link = try TagFile.open(at: try tagFile())
        } catch {
            throw CommandFailure(error)
        }
        do throws(EmulationError) {
            try serve(link)
        } catch {
            throw CommandFailure("emulation", error.description, exit: .unavailable)
        }
        return .done
    }

    private func tagFile() throws(LinkError) -> String {
        guard let path = try? arguments[Keys.tagFile] else {
            throw LinkError(.noReader, library: "file", text: "no file was named")
        }
        return path.hasPrefix("file:") ? String(path.dropFirst(5)) : path
    }

    private func serve(_ link: FileTagLink) throws(EmulationError) {
        let field = EmulatedField([link])
        let quit = QuitFlag()
        let control = try arguments[Keys.control].map { path throws(EmulationError) in
            try ControlSocket(at: path, field: field) { quit.raise() }
        }
        try control?.start()
        defer { control?.stop() }
        if arguments[Keys.acr122u] {
            let server = VPCDServer(field: field, port: UInt16(arguments[Keys.port]), options: readerOptions)
            try server.start()
            announce(link, serves: "ACR122U", address: "127.0.0.1:\(arguments[Keys.port])", reader: "pcsc")
            wait(quit)
            server.stop()
        } else {
            let server = try PN532Server(field: field, options: chipOptions)
            try server.start()
            announce(
                link, serves: "PN532", address: server.connectionString, reader: "libnfc:\(server.connectionString)")
            wait(quit)
            server.stop()
        }
    }

    /// The first line is the address alone, so that a script can take it from there.
    private func announce(_ link: FileTagLink, serves: String, address: String, reader: String) {
        invocation.show(
            Document(
                uid: link.uid.description, serves: serves, address: address, reader: reader,
                control: arguments[Keys.control]),
            lines: [address]
        )
        invocation.remark("tag \(link.uid) as \(serves): --reader '\(reader)'; Ctrl-C ends it")
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
