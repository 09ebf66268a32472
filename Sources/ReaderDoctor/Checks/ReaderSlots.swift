// SPDX-License-Identifier: MIT

/// Check 7: which slot takes tags.
enum ReaderSlots: Check {
    static let title = "slot for tags"
    static let why = "a reader with a slot for a security module (SAM) is listed twice, and no tag ever comes there"

    static func finding(_ examination: Examination) -> Finding {
        guard let readers = examination.probing.readers.value else {
            return Finding(.unknown, "slots-not-asked", examination.probing.readers.absence ?? "not asked")
        }
        guard !readers.slots.isEmpty else {
            return Finding(.notApplicable, "slots-none", "PC/SC lists no reader")
        }
        let usable = readers.usable
        let skipped = readers.slots.filter(\.isSecurityModule)
        let note = skipped.isEmpty ? "" : "; skipped, as they are for SAM: \(quoted(skipped))"
        guard !usable.isEmpty else {
            return Finding(
                .trouble,
                "slots-only-sam",
                "no slot for tags\(note)",
                cures: [Examination.restartPCSC, Examination.replug]
            )
        }
        guard usable.count == 1, let only = usable.first else {
            return Finding(
                .warning,
                "slots-several",
                "\(usable.count) slots: \(quoted(usable))\(note)",
                cures: usable.map { "tapcard info --reader \(Text.quotedForShell("pcsc:" + $0.name))" }
            )
        }
        if only.isContactless { return Finding(.good, "slots-one", quoted(usable) + note) }
        return Finding(
            .good, "slots-unmarked", "\(quoted(usable)), which does not say PICC; it is taken as it is\(note)")
    }

    private static func quoted(_ slots: [PCSCReaders.Slot]) -> String {
        Text.list(slots.map { "\"\($0.name)\"" })
    }
}
