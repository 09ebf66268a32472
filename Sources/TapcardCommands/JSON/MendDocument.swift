// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

/// What formatting or repairing did, or would do.
struct MendDocument: Encodable {
    let schema = 1
    /// `format` or `repair`.
    let kind: String
    let uid: String
    /// `formatted`, `alreadyFormatted`, `repaired`, `sound`, or `planned` for a dry run.
    let state: String
    let dryRun: Bool
    let verified: Bool
    /// What is wrong, what stays and what is lost, a sentence each.
    let notes: [String]
    let writes: [PageWriteDocument]

    init(
        kind: String,
        _ uid: TagUID,
        state: String,
        notes: [String],
        writes: [PageWrite],
        before: MemoryImage
    ) {
        self.kind = kind
        self.uid = uid.description
        self.state = state
        dryRun = state == "planned"
        verified = !dryRun
        self.notes = notes
        self.writes = writes.map { PageWriteDocument($0, before: before) }
    }
}
