// SPDX-License-Identifier: MIT

public import Type2Tag

/// A command of the NTAG21x command set (data sheet, chapter 10).
public enum TagCommand: Hashable, Sendable {
    /// READ: 16 bytes from this page on, rolling over behind the last page.
    case read(PageAddress)
    /// FAST_READ: every page of the range in one answer.
    case fastRead(ClosedRange<PageAddress>)
    /// WRITE: four bytes to one page.
    case write(PageAddress, [UInt8])
    /// WRITE of a secret, a password or its acknowledge: the same frame, and no trace may show its data.
    case writeSecret(PageAddress, [UInt8])
    /// GET_VERSION: eight bytes that name the chip.
    case getVersion
    /// PWD_AUTH: four bytes; the answer is the two-byte acknowledge.
    case authenticate([UInt8])
    /// AUTHENTICATE with its first frame: nine bytes from an Ultralight C, which other chips refuse (MF0ICU2 data sheet
    /// 9.5).
    case beginKeyAuthentication
    /// READ_SIG: 32 bytes, the maker's signature over the UID.
    case readSignature
    /// READ_CNT: three bytes, least significant first.
    case readCounter

    /// The bytes that go over the air, without CRC.
    public var frame: [UInt8] {
        switch self {
        case .read(let page): [0x30, page.rawValue]
        case .fastRead(let pages): [0x3A, pages.lowerBound.rawValue, pages.upperBound.rawValue]
        case .write(let page, let data), .writeSecret(let page, let data): [0xA2, page.rawValue] + data
        case .getVersion: [0x60]
        case .authenticate(let password): [0x1B] + password
        case .beginKeyAuthentication: [0x1A, 0x00]
        case .readSignature: [0x3C, 0x00]
        case .readCounter: [0x39, 0x02]
        }
    }

    /// Bytes of a right answer; 0 where the answer is an acknowledge.
    public var answerSize: Int {
        switch self {
        case .read: 16
        case .fastRead(let pages): (pages.upperBound.index - pages.lowerBound.index + 1) * PageAddress.size
        case .write, .writeSecret: 0
        case .getVersion: 8
        case .authenticate: 2
        case .beginKeyAuthentication: 9
        case .readSignature: 32
        case .readCounter: 3
        }
    }

    /// The frame as a trace may show it: a password in it is replaced by zeros.
    public var maskedFrame: [UInt8] { masked.frame }

    /// Whether the bytes of the answer are a secret: the acknowledge of a password is as secret as the password.
    public var hasSecretAnswer: Bool { if case .authenticate = self { true } else { false } }

    /// The command with zeros in place of a secret.
    var masked: TagCommand {
        switch self {
        case .authenticate(let password): .authenticate(password.map { _ in 0 })
        case .writeSecret(let page, let data): .writeSecret(page, data.map { _ in 0 })
        default: self
        }
    }

    /// Whether every reader carries it: READ and WRITE; the others are the chip's own.
    public var isCarriedByEveryReader: Bool {
        switch self {
        case .read, .write, .writeSecret: true
        default: false
        }
    }

    /// Whether the command can change the tag.
    public var changesTag: Bool {
        switch self {
        case .write, .writeSecret: true
        default: false
        }
    }
}

extension TagCommand: CustomStringConvertible {
    /// The command as the data sheet names it, with its pages.
    public var description: String {
        switch self {
        case .read(let page): "READ of page \(page)"
        case .fastRead(let pages): "FAST_READ of pages \(pages.lowerBound) to \(pages.upperBound)"
        case .write(let page, _), .writeSecret(let page, _): "WRITE to page \(page)"
        case .getVersion: "GET_VERSION"
        case .authenticate: "PWD_AUTH"
        case .beginKeyAuthentication: "AUTHENTICATE"
        case .readSignature: "READ_SIG"
        case .readCounter: "READ_CNT"
        }
    }
}
