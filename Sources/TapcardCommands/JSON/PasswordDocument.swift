// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

/// What a change of the password did, or would do; or what the tag said to one.
struct PasswordDocument: Encodable {
    struct Warning: Encodable {
        let code: String
        let message: String
    }

    let schema = 1
    let kind = "password"
    let uid: String
    /// `set`, `alreadySet`, `removed`, `planned` for a dry run, `right` or `wrong`.
    let state: String
    let dryRun: Bool
    let verified: Bool
    let warnings: [Warning]
    /// The password itself is left out.
    let writes: [PageWriteDocument]

    init(_ uid: TagUID, state: String, prepared: PreparedPassword? = nil, isDryRun: Bool = false) {
        self.uid = uid.description
        self.state = state
        dryRun = isDryRun
        verified = !isDryRun
        warnings = prepared?.plan.warnings.map { Warning(code: $0.code, message: $0.description) } ?? []
        let writes = prepared.map { $0.isDone ? [] : $0.plan.writes } ?? []
        self.writes = writes.map { PageWriteDocument($0, before: prepared?.inspection.memory ?? MemoryImage()) }
    }
}
