// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import VirtualTag

extension Invocation {
    /// Opens the reader that was named and begins a session with the tag on it.
    func openSession() throws(CommandFailure) -> TagSession {
        try openSession(on: arguments[Keys.reader])
    }

    /// Opens a reader by its name on the command line.
    func openSession(on reader: String) throws(CommandFailure) -> TagSession {
        guard let name = ReaderName(parsing: reader) else {
            throw CommandFailure(
                "usage",
                "unknown reader \"\(SafeText.oneLine(reader))\"",
                exit: .usage,
                hint: "a reader is auto, libnfc[:CONNSTRING], pcsc[:NAME], or file:PATH for a software tag"
            )
        }
        let trace = try arguments[Keys.trace].map { path throws(CommandFailure) in try TraceFile(path: path) }
        let console = console
        let opening = ReaderOpening(wait: waitTime, trace: trace, shouldStop: { console.isInterrupted })
        let link = try openLink(name, opening)
        return TagSession(link: link) { console.isInterrupted }
    }

    /// What `--wait` says; on a terminal ten seconds, else none.
    private var waitTime: Duration? {
        switch arguments[Keys.wait] {
        case .forEver: nil
        case .time(let time): time
        case nil: console.outputIsTerminal ? .seconds(10) : .zero
        }
    }

    private func openLink(_ name: ReaderName, _ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        switch name {
        case .file(let path): return try openFile(path, trace: opening.trace)
        case .libnfc(let string): return try openLibNFC(string, opening)
        case .pcsc(let name): return try openPCSC(name, opening)
        case .auto: return try openAutomatically(opening)
        }
    }

    private func openFile(_ path: String, trace: (any TraceSink)?) throws(CommandFailure) -> any TagLink {
        do throws(LinkError) {
            let link = try TagFile.open(at: path)
            // The reader libraries report to the trace themselves.
            return trace.map { TracingLink(link, trace: $0) } ?? link
        } catch {
            throw CommandFailure(error)
        }
    }

    private func openLibNFC(_ string: String?, _ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        if string == nil {
            let devices = try list { () throws(LinkError) in try libraries.libnfcDevices(trace: opening.trace) }
            guard devices.count < 2 else { throw tooMany(devices.map { "libnfc:\($0.name)" }) }
        }
        return try wait(opening) { (opening) throws(LinkError) in try libraries.openLibNFC(string, opening) }
    }

    private func openPCSC(_ name: String?, _ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        let readers = try list { () throws(LinkError) in try libraries.pcscReaders(trace: opening.trace) }.map(\.name)
        let wanted = name?.lowercased() ?? ""
        let matching = readers.filter { $0 == name || wanted.isEmpty || $0.lowercased().contains(wanted) }
        let exact = matching.filter { $0 == name }
        guard let reader = exact.first ?? matching.first else {
            let known = readers.isEmpty ? "PC/SC lists none" : "PC/SC lists \(readers.joined(separator: ", "))"
            throw noReader(name.map { "no PC/SC reader is called \"\($0)\": \(known)" } ?? "no reader: \(known)")
        }
        guard exact.count == 1 || matching.count == 1 else { throw tooMany(matching.map { "pcsc:\($0)" }) }
        return try wait(opening) { (opening) throws(LinkError) in try libraries.openPCSC(reader, opening) }
    }

    // MARK: auto

    private func openAutomatically(_ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        var reasons: [String] = []
        var libnfc: [String] = []
        var pcsc: [String] = []
        do throws(LinkError) {
            pcsc = try libraries.pcscReaders(trace: opening.trace).map(\.name)
            if pcsc.isEmpty { reasons.append("PC/SC lists none") }
        } catch {
            reasons.append(error.description)
        }
        do throws(LinkError) {
            libnfc = try libraries.libnfcDevices(trace: opening.trace).map(\.name)
            if libnfc.isEmpty { reasons.append("libnfc lists none") }
        } catch {
            reasons.append(error.description)
        }
        switch AutomaticChoice(libnfc: libnfc, pcsc: pcsc) {
        case .none: throw noReader("no reader: \(reasons.joined(separator: "; "))")
        case .several(let names): throw tooMany(names)
        case .one(let device, let slot): return try openFirst(device, slot, opening)
        }
    }

    /// Opens a reader that one or both libraries list.
    ///
    /// PC/SC goes first: a reader that it lists is in its hands, so that libnfc could not claim it.
    private func openFirst(
        _ device: String?,
        _ slot: String?,
        _ opening: ReaderOpening
    ) throws(CommandFailure) -> any TagLink {
        let libraries = libraries
        func viaLibNFC(_ opening: ReaderOpening) throws(LinkError) -> any TagLink {
            try libraries.openLibNFC(device, opening)
        }
        guard let slot else { return try wait(opening, viaLibNFC) }
        func viaPCSC(_ opening: ReaderOpening) throws(LinkError) -> any TagLink {
            try libraries.openPCSC(slot, opening)
        }
        guard let device else { return try wait(opening, viaPCSC) }
        do throws(LinkError) {
            let link = try attempt(opening, viaPCSC)
            remark("using PC/SC (pcsc:\(slot)), which holds the reader, so that libnfc cannot claim it")
            return link
        } catch {
            guard [.readerBusy, .notPermitted, .unusable, .noReader].contains(error.kind) else {
                throw failure(error)
            }
            remark("PC/SC cannot have \(slot): \(error.text); using libnfc instead (libnfc:\(device))")
            return try wait(opening, viaLibNFC)
        }
    }

    // MARK: Waiting and failures

    private func wait(
        _ opening: ReaderOpening,
        _ open: (ReaderOpening) throws(LinkError) -> any TagLink
    ) throws(CommandFailure) -> any TagLink {
        do throws(LinkError) {
            return try attempt(opening, open)
        } catch {
            throw failure(error)
        }
    }

    /// Tries at once; when no tag lies there and there is time, says so and waits.
    private func attempt(
        _ opening: ReaderOpening,
        _ open: (ReaderOpening) throws(LinkError) -> any TagLink
    ) throws(LinkError) -> any TagLink {
        do throws(LinkError) {
            var once = opening
            once.wait = .zero
            return try open(once)
        } catch {
            guard error.kind == .noTag, opening.wait != .zero, !console.isInterrupted else { throw error }
            remark("waiting for a tag …")
            return try open(opening)
        }
    }

    private func failure(_ error: LinkError) -> CommandFailure {
        console.isInterrupted
            ? CommandFailure("stopped", "stopped on request", exit: .interrupted) : CommandFailure(error)
    }

    private func list(_ ask: () throws(LinkError) -> [ListedReader]) throws(CommandFailure) -> [ListedReader] {
        do throws(LinkError) {
            return try ask()
        } catch {
            throw CommandFailure(error)
        }
    }

    private func noReader(_ message: String) -> CommandFailure {
        CommandFailure(
            "no-reader",
            message,
            exit: .unavailable,
            hint: "'tapcard doctor' finds out why; --reader file:PATH uses a software tag, "
                + "'tapcard new ntag213 tag.bin' makes one"
        )
    }

    private func tooMany(_ names: [String]) -> CommandFailure {
        CommandFailure(
            "several-readers",
            "several readers: \(names.joined(separator: ", "))",
            exit: .usage,
            hint: "name one with --reader, quoted if it has blanks"
        )
    }
}
