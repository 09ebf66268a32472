// SPDX-License-Identifier: MIT

import NDEF
import TagAccess
import Type2Tag
import VirtualTag

/// What is done to a tag of the grid.
enum GridOperation: String, CaseIterable, Sendable {
    case write
    case erase
    case lock

    /// How it ended, in the words of the library.
    enum Outcome {
        case done(writes: Int)
        case nothingToDo
        case refused(code: String, sentence: String)
        case failed(code: String, sentence: String)
    }

    func run(_ message: [UInt8], over link: any TagLink) throws -> Outcome {
        switch self {
        case .write, .erase: try write(self == .erase ? [] : message, over: link)
        case .lock: lock(over: link)
        }
    }

    private func write(_ message: [UInt8], over link: any TagLink) throws -> Outcome {
        let outgoing = try SampleTag.outgoing(message)
        let session = TagSession(link: link)
        do throws(WriteFailure) {
            let report = try TagWriter.perform(TagWriter.prepare(outgoing, on: session), on: session)
            return .done(writes: report.prepared.plan.writes.count)
        } catch {
            if case .refused(let refusal) = error {
                return .refused(code: refusal.code, sentence: refusal.description)
            }
            return .failed(code: error.code, sentence: error.description)
        }
    }

    private func lock(over link: any TagLink) -> Outcome {
        switch LockOutcome(over: link) {
        case .locked(let report): .done(writes: report.plan.writes.count)
        case .alreadyLocked: .nothingToDo
        case .refused(let refusal): .refused(code: refusal.code, sentence: refusal.description)
        case .failed(let failure): .failed(code: failure.code, sentence: failure.description)
        case .notInspected(let failure): .failed(code: failure.code, sentence: failure.description)
        case .unconfirmed: .failed(code: "unconfirmed", sentence: "")
        }
    }
}
