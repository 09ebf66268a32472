// SPDX-License-Identifier: MIT

internal import Bytes
internal import TagAccess
internal import Type2Tag

/// One page write, planned or done.
struct PageWriteDocument: Encodable {
    let page: Int
    let before: String?
    /// Null when it may hold a secret.
    @ExplicitNull var data: String?
    /// What the page holds afterwards; null when it is not known what it held before.
    @ExplicitNull var after: String?
    /// There, and true, when bytes are left out because they may hold a secret.
    let hidden: Bool?
    let purpose: String

    init(_ write: PageWrite, before memory: MemoryImage, isHiding: Bool = false) {
        let isHidden = write.isSecret || isHiding && Secret.mayStand(in: write)
        func shown(_ bytes: [UInt8]?) -> String? { isHidden ? nil : bytes.map { Hexadecimal.text($0) } }
        page = write.page.index
        before = shown(memory[write.page])
        _data = ExplicitNull(wrappedValue: shown(write.data))
        _after = ExplicitNull(wrappedValue: shown(memory[write.page].flatMap(write.result)))
        hidden = isHidden ? true : nil
        purpose = write.purpose.rawValue
    }
}

/// What a write did, or would do.
struct WriteDocument: Encodable {
    let schema = 1
    let kind: String
    let uid: String
    let dryRun: Bool
    let verified: Bool
    let messageBytes: Int
    let capacity: CapacityDocument
    let writes: [PageWriteDocument]
    /// What each record costs; not for an erased tag.
    let records: [RecordSizeDocument]?
    /// What each card costs; only where there is one.
    let cards: [CardSizeDocument]?
    let findings: [FindingDocument]

    init(_ kind: String, _ prepared: PreparedWrite, _ built: BuiltMessage?, isDryRun: Bool, isHiding: Bool) {
        records = built?.recordDocuments
        cards = built?.cardDocuments(capacity: prepared.inspection.capacity.value?.bytes)
        findings = built?.findings ?? []
        self.kind = kind
        uid = prepared.inspection.uid.description
        dryRun = isDryRun
        verified = !isDryRun
        messageBytes = prepared.message.bytes.count
        capacity = CapacityDocument(prepared.inspection.capacity)
        writes = prepared.plan.writes.map { PageWriteDocument($0, before: prepared.before, isHiding: isHiding) }
    }
}

/// What a lock did, or would do.
struct LockDocument: Encodable {
    let schema = 1
    let kind = "lock"
    let uid: String
    /// `locked`, `alreadyLocked`, or `planned` for a dry run.
    let state: String
    let dryRun: Bool
    let verified: Bool
    /// How much: `pages`, `pagesAndConfiguration` or `container`.
    let scope: String
    /// Whether the container says read-only as well: a tag can be locked and say writable for ever.
    let containerSaysReadOnly: Bool
    let writes: [PageWriteDocument]
}

/// What a new software tag is.
struct NewDocument: Encodable {
    let schema = 1
    let kind = "new"
    let uid: String
    let model: String
    let path: String
    let reader: String
    let dryRun: Bool
    let capacity: CapacityDocument
}

/// Whether a message fits.
struct FitDocument: Encodable {
    let schema = 1
    let kind = "fit"
    let fits: Bool
    let needed: Int
    let capacity: CapacityDocument
    /// Bytes left, or a negative number: bytes over.
    let left: Int
    /// What may be done to the tag; null without one.
    @ExplicitNull var access: String?
    /// Whether the tag can be written, apart from the size; null without one.
    @ExplicitNull var writable: Bool?
    /// The smallest chip that takes the message as it is delivered; null when none does.
    @ExplicitNull var smallestChip: String?
    let records: [RecordSizeDocument]
    /// What each card costs; only where there is one.
    let cards: [CardSizeDocument]?
    let findings: [FindingDocument]
}

/// The bytes of an encoded message.
struct EncodeDocument: Encodable {
    let schema = 1
    let kind = "encode"
    let bytes: Int
    let dryRun: Bool
    let hex: String
    let form: String
    let records: [RecordSizeDocument]
    /// What each card costs; only where there is one.
    let cards: [CardSizeDocument]?
    let findings: [FindingDocument]
}
