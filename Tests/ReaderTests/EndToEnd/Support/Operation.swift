// SPDX-License-Identifier: MIT

import NDEF
import TagAccess
import Type2Tag
import VirtualTag

/// What somebody does to a tag, and what comes of it, over whichever link.
enum Operation: String, CaseIterable, Sendable {
    case inspect = "inspecting and reading a full tag"
    case write = "writing as much as fits, with verification"
    case rewrite = "writing a short message over a long one"
    case erase = "erasing"
    case lock = "locking"
    case writeTooMuch = "writing one byte too many"
    case writeReadOnly = "writing on a read-only tag"

    /// What the caller is told.
    struct Outcome: Equatable, Sendable {
        /// The tag as it was told last.
        var inspection: TagInspection?
        /// The name of the ending that scripts see.
        var ending: String
    }

    /// What lies on the tag before.
    func oldMessage(on card: Card) -> [UInt8] {
        Card.message(ofSize: self == .write ? 40 : card.capacity, seed: 1)
    }

    /// What is there to be written.
    func newMessage(on card: Card) -> [UInt8] {
        switch self {
        case .inspect, .erase, .lock: []
        case .write: Card.message(ofSize: card.capacity, seed: 2)
        case .rewrite, .writeReadOnly: Card.message(ofSize: 23, seed: 3)
        case .writeTooMuch: Card.message(ofSize: card.capacity + 1, seed: 4)
        }
    }

    /// The ending that is due over a link that carries native commands or does not.
    ///
    /// Without GET_VERSION nobody knows where the lock bits are: then nothing is locked.
    func ending(carriesNativeCommands: Bool) -> String {
        switch self {
        case .inspect: "read"
        case .write, .rewrite, .erase: "verified"
        case .lock: carriesNativeCommands ? "locked" : "chip-not-reported"
        case .writeTooMuch: "too-long"
        case .writeReadOnly: "read-only"
        }
    }

    /// Whether the message that was there is there afterwards.
    var keepsMessage: Bool {
        switch self {
        case .inspect, .lock, .writeTooMuch, .writeReadOnly: true
        case .write, .rewrite, .erase: false
        }
    }

    /// The chip to begin with; its capability container denies writing when that is the point (Type 2 Tag 1.1 §6.1).
    func chip(_ card: Card) throws -> VirtualChip {
        try card.chip(holding: oldMessage(on: card), accessByte: self == .writeReadOnly ? 0x0F : 0x00)
    }

    /// Does it in a session of its own.
    func run(on card: Card, over link: any TagLink) throws -> Outcome {
        let session = TagSession(link: link)
        switch self {
        case .inspect: return Outcome(inspection: try TagInspector.inspect(session), ending: "read")
        case .lock: return try Operation.lock(session)
        default: return try Operation.write(newMessage(on: card), session)
        }
    }

    private static func write(_ message: [UInt8], _ session: TagSession) throws -> Outcome {
        let outgoing = message.isEmpty ? OutgoingMessage.erasure : try OutgoingMessage(exactly: message)
        do throws(WriteFailure) {
            let prepared = try TagWriter.prepare(outgoing, on: session)
            return Outcome(inspection: try TagWriter.perform(prepared, on: session).after, ending: "verified")
        } catch {
            return Outcome(ending: error.code)
        }
    }

    private static func lock(_ session: TagSession) throws -> Outcome {
        let inspection = try TagInspector.inspect(session)
        switch LockGate(judging: inspection, typedUID: inspection.uid) {
        case .armed(let warrant):
            do throws(LockFailure) {
                _ = try TagLocker.lock(warrant, on: session)
            } catch {
                return Outcome(ending: error.code)
            }
            return Outcome(inspection: try TagInspector.inspect(session), ending: "locked")
        case .alreadyLocked: return Outcome(ending: "already-locked")
        case .notLockable(let refusal): return Outcome(ending: refusal.code)
        case .noTag: return Outcome(ending: "no-tag")
        case .needsConfirmation: return Outcome(ending: "needs-confirmation")
        }
    }
}
