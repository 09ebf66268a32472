// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag
internal import VirtualTag

extension Invocation {
    /// Opens the reader that was named and begins a session with the tag on it.
    func openSession() throws(CommandFailure) -> TagSession {
        try openSession(on: arguments[Keys.reader])
    }

    /// Opens a reader by its name on the command line.
    func openSession(on reader: String) throws(CommandFailure) -> TagSession {
        guard let name = ReaderName(parsing: reader) else {
            throw unknownReader(reader)
        }
        let console = console
        let trace = try arguments[Keys.trace].map { path throws(CommandFailure) in
            try TraceFile(path: path, console: console)
        }
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
            if case .assumed(let model, let because) = link.model, model.sharesMemorySize {
                remark("assuming an \(model.name), since \(because); 'model: NAME' in \(path).chip settles it")
            }
            // The reader libraries report to the trace themselves.
            return trace.map { TracingLink(link, trace: $0) } ?? link
        } catch {
            var failure = CommandFailure(error)
            if error.kind == .noReader { failure.hint = "'tapcard new ntag213 \(path)' makes one" }
            throw failure
        }
    }

    private func openLibNFC(_ string: String?, _ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        var device = string
        if device == nil {
            let devices = try list { () throws(LinkError) in try libraries.libnfcDevices(trace: opening.trace) }
            guard devices.count < 2 else { throw CommandFailure(several: devices.map { .libnfc($0.name) }) }
            device = devices.first?.name
        }
        return try open(.libnfc(device), opening)
    }

    private func openPCSC(_ name: String?, _ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        let readers = try list { () throws(LinkError) in try libraries.pcscReaders(trace: opening.trace) }
        let matching = readers.matching(name)
        guard let reader = matching.first else {
            let names = readers.map { "\"\($0.name)\"" }
            let known = names.isEmpty ? "PC/SC lists none" : "PC/SC lists \(names.joined(separator: ", "))"
            let wanted = name.map { "no reader is called \"\($0)\"" } ?? "no reader"
            throw CommandFailure(noReader: "\(wanted): \(known)")
        }
        guard matching.count == 1 else { throw CommandFailure(several: matching.map { .pcsc($0) }) }
        return try open(.pcsc(reader), opening)
    }

    private func list(_ ask: () throws(LinkError) -> [ListedReader]) throws(CommandFailure) -> [ListedReader] {
        do throws(LinkError) {
            return try ask()
        } catch {
            throw failure(error)
        }
    }

    /// Opens one reader, with a failure as the command line shows it.
    func open(_ reader: ReaderName, _ opening: ReaderOpening) throws(CommandFailure) -> any TagLink {
        do throws(LinkError) {
            return try attempt(reader, opening)
        } catch {
            throw failure(error)
        }
    }

    /// Tries at once; when no tag lies there and there is time, says so and waits.
    func attempt(_ reader: ReaderName, _ opening: ReaderOpening) throws(LinkError) -> any TagLink {
        do throws(LinkError) {
            var once = opening
            once.wait = .zero
            return try openNow(reader, once)
        } catch {
            guard error.kind == .noTag, opening.wait != .zero, !console.isInterrupted else { throw error }
            remark("waiting for a tag on \(reader) …")
            return try openNow(reader, opening)
        }
    }

    private func openNow(_ reader: ReaderName, _ opening: ReaderOpening) throws(LinkError) -> any TagLink {
        switch reader {
        case .libnfc(let string): try libraries.openLibNFC(string, opening)
        case .pcsc(let name?): try libraries.openPCSC(name, opening)
        case .auto, .file, .pcsc(nil):
            throw LinkError(.noReader, library: "tapcard", text: "\(reader) is not the name of one reader")
        }
    }

    /// A wait that ended because somebody asked to stop is no failure of the reader.
    func failure(_ error: LinkError) -> CommandFailure {
        if console.isInterrupted { return CommandFailure("stopped", "stopped on request", exit: .interrupted) }
        var failure = CommandFailure(error)
        if failure.exit == .unavailable { failure.hint = "'tapcard doctor' finds out why" }
        return failure
    }
}

extension [ListedReader] {
    /// The readers that a name means: the one of exactly that name, else all that contain it in either case.
    fileprivate func matching(_ name: String?) -> [String] {
        guard let name else { return candidates }
        if contains(where: { $0.name == name }) { return [name] }
        let wanted = name.lowercased()
        return map(\.name).filter { $0.lowercased().contains(wanted) }
    }
}

extension CommandFailure {
    init(noReader message: String) {
        self.init(
            "no-reader",
            message,
            exit: .unavailable,
            hint: "'tapcard doctor' finds out why; --reader file:PATH uses a software tag, "
                + "'tapcard new ntag213 tag.bin' makes one"
        )
    }

    init(several readers: [ReaderName]) {
        self.init(
            "several-readers",
            "several readers: \(readers.map(\.forShell).joined(separator: ", "))",
            exit: .usage,
            hint: "name one of them with --reader"
        )
    }
}

extension ChipModel {
    /// Whether another chip has as many bytes, so that a tag file alone does not tell which it is.
    fileprivate var sharesMemorySize: Bool { ChipModel.all.filter { $0.memorySize == memorySize }.count > 1 }
}
