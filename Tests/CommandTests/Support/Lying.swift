// SPDX-License-Identifier: MIT

import TagAccess
import TapcardCommands
import TestSupport
import Type2Tag
import VirtualTag

/// What lies on a stand-in reader, in the words of the case files.
///
/// `tag`, an NTAG213; `plain`, the same on a reader that carries READ and WRITE only; both take `page N BYTES` behind them.
/// `later`, a tag that comes once somebody waits; `none`; `lost N`, a tag that is gone after N commands; `short`, one that
/// answers READ with three bytes; `unsaved`, one whose file takes no WRITE; `fails KIND TEXT`, a reader that cannot be opened.
final class Lying {
    private enum State {
        case tag
        case later
        case none
        case failing(LinkError.Kind, String)
    }

    private let state: State
    private let link: FaultyLink

    init(_ text: String) throws {
        let words = text.split(separator: " ").map(String.init)
        var fault = FaultyLink.Fault.none
        switch words.first {
        case "tag", "plain": state = .tag
        case "later": state = .later
        case "none": state = .none
        case "lost":
            state = .tag
            fault = .lost(after: words.count > 1 ? Int(words[1]) ?? 0 : 0)
        case "unsaved":
            state = .tag
            fault = .unsaved
        case "short":
            state = .tag
            fault = .shortAnswers
        case "fails":
            guard words.count > 2, let kind = LinkError.Kind(rawValue: words[1]) else {
                throw FixtureError("\"\(text)\": use: fails KIND TEXT")
            }
            state = .failing(kind, words.dropFirst(2).joined(separator: " "))
        default: throw FixtureError("\"\(text)\" is nothing that can lie on a reader")
        }
        link = FaultyLink(try Lying.chip(words), isPlain: words.first == "plain", fault: fault)
    }

    private static func chip(_ words: [String]) throws -> VirtualChip {
        let uid = try TagUID(fixtureBytes("04 A1 B2 C3 D4 E5 80"))
        var chip = try VirtualChip(model: .ntag213, uid: uid)
        guard words.count > 2, words[1] == "page" else { return chip }
        guard let page = UInt8(words[2]) else { throw FixtureError("page \(words[2])") }
        let bytes = try fixtureBytes(words.dropFirst(3).joined(separator: " "))
        chip.fieldReset()
        chip.wake(.request)
        guard case .acknowledge = chip.receive([0xA2, page] + bytes) else { throw FixtureError("page \(page)") }
        return chip
    }

    /// Opens the reader.
    func link(library: String, reader: String, _ opening: ReaderOpening) throws(LinkError) -> any TagLink {
        switch state {
        case .later where opening.wait != .zero: break
        case .tag: break
        case .failing(let kind, let text): throw LinkError(kind, library: library, libraryCode: 7, text: text)
        case .none where opening.wait == nil:
            // Who waits for ever asks whether to stop.
            for _ in 0..<1000 where !opening.shouldStop() {}
            throw LinkError(.noTag, library: library, text: "stopped before a tag came")
        case .none, .later: throw LinkError(.noTag, library: library, text: "no tag on the reader")
        }
        link.readerName = reader
        _ = try link.reselect()
        return link
    }
}

/// A link to a chip in memory that goes wrong as it was told to.
final class FaultyLink: TagLink {
    enum Fault {
        case none
        case lost(after: Int)
        case shortAnswers
        case unsaved
    }

    private let link: VirtualTagLink
    private let fault: Fault
    private var commands = 0
    var readerName = ""

    init(_ chip: VirtualChip, isPlain: Bool, fault: Fault) {
        let capabilities = LinkCapabilities(carriesNativeCommands: !isPlain, longestAnswer: isPlain ? 16 : 252)
        link = VirtualTagLink(chip: chip, capabilities: capabilities)
        self.fault = fault
    }

    var uid: TagUID { link.uid }
    var capabilities: LinkCapabilities { link.capabilities }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer {
        commands += 1
        if case .lost(let count) = fault, commands > count { throw FaultyLink.gone }
        if case .shortAnswers = fault, case .read = command { return .data([1, 2, 3]) }
        if case .unsaved = fault, case .write = command {
            throw LinkError(
                .notPermitted, library: "file", libraryCode: 13, text: "cannot write t.bin: Permission denied")
        }
        return try link.transceive(command)
    }

    func reselect() throws(LinkError) -> TagUID {
        if case .lost(let count) = fault, commands >= count, commands > 0 { throw FaultyLink.gone }
        return try link.reselect()
    }

    private static let gone = LinkError(.tagLost, library: "stand-in", text: "the tag is gone")
}
