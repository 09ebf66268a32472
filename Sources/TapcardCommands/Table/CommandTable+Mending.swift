// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension CommandTable {
    static let formatCommand = Command(
        "format",
        "Make a tag from the factory one that holds NDEF data",
        discussion:
            "Writes an empty message first and the capability container last. The container can never be taken back: it "
            + "is written only when exactly the wanted one comes out, and the size comes from the chip. A tag that is "
            + "formatted already is left alone.",
        examples: [
            Example("tapcard format --dry-run", "show the page writes, write nothing"),
            Example("tapcard format --size 48", "for a chip that does not name itself"),
        ],
        options: Keys.readerOptions + [Keys.dataAreaSize, Keys.noLockTLV, Keys.dryRun, Keys.passwordFile],
        group: "TAGS"
    )

    static let repairCommand = Command(
        "repair",
        "Make a torn or foreign data area readable again",
        discussion:
            "Says what is wrong, what stays and what is lost, shows the page writes, and asks. Sound records and control "
            + "TLVs stay; what cannot be read is given up.",
        examples: [
            Example("tapcard repair", "shows it, and asks"),
            Example("tapcard repair --yes", "for scripts"),
        ],
        options: Keys.readerOptions + [Keys.yes, Keys.dryRun, Keys.passwordFile],
        group: "TAGS"
    )
}
