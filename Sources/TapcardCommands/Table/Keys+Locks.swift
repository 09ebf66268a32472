// SPDX-License-Identifier: MIT

internal import CommandLineKit

extension Keys {
    // MARK: Locking

    static let freezeConfiguration = Flag(
        "--freeze-config",
        help: "Freeze the configuration too (CFGLCK), so that nobody can set a password on the locked tag",
        section: "SAFETY"
    )
    static let soft = Flag(
        "--soft",
        help: "Only make the container say read-only; the pages stay open, and it cannot be undone either",
        section: "SAFETY"
    )

    // MARK: Formatting and repairing

    static let dataAreaSize = Option<Int>(
        "--size",
        value: "BYTES",
        reading: .integer(in: 8...2040),
        help: "Bytes of the data area, in units of 8; needed for a chip that does not name itself",
        section: "TAG"
    )
    static let yes = Flag("--yes", help: "Write without asking", section: "SAFETY")

    // MARK: Passwords

    private static let passwordFileHelp =
        "The password: four bytes in hexadecimal, and two of PACK where they are known; - reads standard input"

    static let passwordFile = Option<String>(
        "--password-file", value: "FILE", help: passwordFileHelp, section: "PASSWORD", completion: .files([]))
    static let ownPasswordFile = Option<String>(
        "--password-file", value: "FILE", help: passwordFileHelp, section: "PASSWORD", completion: .files([])
    ).required()
    static let formerPasswordFile = Option<String>(
        "--old-password-file",
        value: "FILE",
        help: "The password that is in force now, to change it",
        section: "PASSWORD",
        completion: .files([])
    )
    static let protection = Option<PasswordReach>.choice(
        "--prot",
        value: "WHAT",
        help: "What needs the password: write, or read and write",
        section: "PASSWORD"
    ).defaulting(to: .write)
    static let firstProtectedPage = Option<Int>(
        "--from",
        value: "PAGE",
        reading: .integer(in: 0...255),
        help: "The first page that needs it; all behind it do too",
        section: "PASSWORD"
    ).defaulting(to: 4)
    static let tryLimit = Option<Int>(
        "--limit",
        value: "N",
        reading: .integer(in: 1...7),
        help: "After N wrong passwords the chip refuses every one, for good (default: no limit)",
        section: "PASSWORD"
    )
}

/// What a password guards.
enum PasswordReach: String, CaseIterable, Sendable {
    case write
    case read
}
