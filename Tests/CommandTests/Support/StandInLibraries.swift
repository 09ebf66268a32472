// SPDX-License-Identifier: MIT

import TagAccess
import TapcardCommands

/// Reader libraries that a test has filled; empty, they are those of a machine without any reader.
final class StandInLibraries: ReaderLibraries {
    /// A library of the machine.
    enum Library: String {
        case pcsc
        case libnfc

        /// The name that its errors carry.
        var name: String { self == .pcsc ? "PC/SC" : "libnfc" }
    }

    private var readers: [(library: Library, listed: ListedReader, lying: Lying)] = []
    private var failures: [Library: LinkError] = [
        .pcsc: LinkError(.noReader, library: "PC/SC", libraryCode: 0x1D, text: "the service does not answer")
    ]

    /// What was opened, with the seconds to wait: `pcsc:NAME 0`.
    private(set) var opened: [String] = []

    /// Adds a reader; the library that has one answers.
    func add(_ listed: ListedReader, to library: Library, lying: Lying) {
        readers.append((library, listed, lying))
        failures[library] = nil
    }

    /// Lets a library fail when it is asked for its readers.
    func fail(_ library: Library, _ error: LinkError?) { failures[library] = error }

    // MARK: ReaderLibraries

    func pcscReaders(trace: (any TraceSink)?) throws(LinkError) -> [ListedReader] { try list(.pcsc, trace) }

    func libnfcDevices(trace: (any TraceSink)?) throws(LinkError) -> [ListedReader] { try list(.libnfc, trace) }

    func openPCSC(_ name: String, _ opening: ReaderOpening) throws(LinkError) -> any TagLink {
        try open(.pcsc, name, opening)
    }

    func openLibNFC(_ connectionString: String?, _ opening: ReaderOpening) throws(LinkError) -> any TagLink {
        try open(.libnfc, connectionString, opening)
    }

    private func list(_ library: Library, _ trace: (any TraceSink)?) throws(LinkError) -> [ListedReader] {
        trace?.record(TraceEntry(.note, layer: library.rawValue, meaning: "list the readers"))
        if let failure = failures[library] { throw failure }
        return readers.filter { $0.library == library }.map(\.listed)
    }

    private func open(
        _ library: Library,
        _ name: String?,
        _ opening: ReaderOpening
    ) throws(LinkError) -> any TagLink {
        let wait = opening.wait.map { "\($0 / .milliseconds(1) / 1000)" } ?? "inf"
        opened.append("\(library.rawValue)\(name.map { ":\($0)" } ?? "") \(wait)")
        let reader = readers.first { $0.library == library && (name == nil || $0.listed.name == name) }
        guard let reader else { throw LinkError(.noReader, library: library.name, text: "no such reader") }
        let link = try reader.lying.link(
            library: library.name,
            reader: "\(library.rawValue):\(reader.listed.name)",
            opening
        )
        return opening.trace.map { TracingLink(link, trace: $0) } ?? link
    }
}
