// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

extension TagText {
    /// What to do next, a line each; none where nothing is to be done.
    static func advice(_ tag: TagInspection) -> [String] {
        let halfStates = tag.locks.value?.halfStates.map { advice(on: $0, of: tag) } ?? []
        switch tag.access {
        case .readWrite where tag.message == .blank && halfStates.isEmpty:
            return ["write a message with 'tapcard write'"]
        case .partlyLocked: return (RefusalHint.text(forLockedPagesOf: tag).map { [$0] } ?? []) + halfStates
        case .passwordProtected: return [RefusalHint.password] + halfStates
        case .unformatted: return [RefusalHint.format]
        case .damaged: return [RefusalHint.repair]
        default: return halfStates
        }
    }

    /// What brings a half-locked tag out of its state, if anything does.
    private static func advice(on state: LockState.HalfState, of tag: TagInspection) -> String {
        switch state {
        case .softLocked: "only the container forbids writing; 'tapcard lock' locks the pages too"
        case .advertisedWritable(_, forGood: false): "'tapcard lock' finishes the lock"
        case .advertisedWritable where tag.locks.value?.isFullyLocked == true:
            "the tag is locked; nothing can make its container say so"
        case .advertisedWritable: "it can never be locked as it should be; use another tag where that matters"
        case .neverLockable: "it can still be written, and never be locked; use another tag where that matters"
        @unknown default: "'tapcard lock --dry-run' tells what is missing"
        }
    }
}
