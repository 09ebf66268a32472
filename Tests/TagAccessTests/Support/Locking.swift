// SPDX-License-Identifier: MIT

import TagAccess
import Type2Tag

/// How a gate judged, as a value that can be compared.
enum GateVerdict: Equatable, Sendable {
    case noTag
    case alreadyLocked
    case notLockable(String)
    case needsConfirmation(TagUID)
    case armed(TagUID)

    init(_ inspection: TagInspection?, typed: TagUID?) {
        switch LockGate(judging: inspection, typedUID: typed) {
        case .noTag: self = .noTag
        case .alreadyLocked: self = .alreadyLocked
        case .notLockable(let refusal): self = .notLockable(refusal.code)
        case .needsConfirmation(let expected, _): self = .needsConfirmation(expected)
        case .armed(let warrant): self = .armed(warrant.uid)
        }
    }

    /// The word that fixtures use.
    var word: String {
        switch self {
        case .noTag: "no-tag"
        case .alreadyLocked: "already-locked"
        case .notLockable(let code): code
        case .needsConfirmation: "needs-confirmation"
        case .armed: "armed"
        }
    }
}

/// What came of a whole locking session.
enum LockOutcome {
    case locked(TagLocker.Report)
    case alreadyLocked
    case refused(LockRefusal)
    case failed(LockFailure)
    case notInspected(AccessFailure)
    case unconfirmed

    /// Inspects, confirms with the tag's own UID, and locks.
    init(over link: any TagLink) {
        let session = TagSession(link: link)
        let inspection: TagInspection
        do throws(AccessFailure) {
            inspection = try TagInspector.inspect(session)
        } catch {
            self = .notInspected(error)
            return
        }
        switch LockGate(judging: inspection, typedUID: inspection.uid) {
        case .alreadyLocked: self = .alreadyLocked
        case .notLockable(let refusal): self = .refused(refusal)
        case .armed(let warrant):
            do throws(LockFailure) {
                self = .locked(try TagLocker.lock(warrant, on: session))
            } catch {
                self = .failed(error)
            }
        case .noTag: self = .unconfirmed
        case .needsConfirmation: self = .unconfirmed
        }
    }
}

/// The bytes of a locked chip, from the data sheet's tables (NTAG21x 8.5.2, 8.5.3).
struct LockedPages: Sendable {
    let model: ChipModel
    let dynamicPage: UInt8
    let dynamic: [UInt8]
    let container: [UInt8]

    static let all = [
        LockedPages(
            model: .ntag213, dynamicPage: 0x28, dynamic: [0xFF, 0x0F, 0x3F], container: [0xE1, 0x10, 0x12, 0x0F]),
        LockedPages(
            model: .ntag215, dynamicPage: 0x82, dynamic: [0xFF, 0x00, 0x0F], container: [0xE1, 0x10, 0x3E, 0x0F]),
        LockedPages(
            model: .ntag216, dynamicPage: 0xE2, dynamic: [0xFF, 0x3F, 0x7F], container: [0xE1, 0x10, 0x6D, 0x0F]),
    ]

    /// Whether every bit is set, judged on the raw memory.
    func areAllSet(in memory: [UInt8]) -> Bool {
        Array(memory[10..<16]) == [0xFF, 0xFF] + container
            && Array(memory[(Int(dynamicPage) * 4)...].prefix(3)) == dynamic
    }

    /// Whether every page is read-only, with or without block-lock bits.
    func arePagesLocked(in memory: [UInt8]) -> Bool {
        memory[10] & 0xF8 == 0xF8 && memory[11] == 0xFF
            && Array(memory[(Int(dynamicPage) * 4)...].prefix(2)) == Array(dynamic.prefix(2))
    }
}

extension LockedPages: CustomStringConvertible {
    var description: String { model.name }
}
