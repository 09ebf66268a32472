// SPDX-License-Identifier: MIT

/// A command of the NTAG21x and the Ultralight C by its first byte (their data sheets, table "command overview").
public enum CommandKind: String, Hashable, Sendable, CaseIterable {
    /// 60h.
    case getVersion = "GET_VERSION"
    /// 30h.
    case read = "READ"
    /// 3Ah.
    case fastRead = "FAST_READ"
    /// A2h.
    case write = "WRITE"
    /// A0h; its data comes in a second frame, which is not counted.
    case compatibilityWrite = "COMPAT_WRITE"
    /// 39h.
    case readCounter = "READ_CNT"
    /// 1Bh.
    case passwordAuthentication = "PWD_AUTH"
    /// 3Ch.
    case readSignature = "READ_SIG"
    /// 1Ah: the first of the two frames with which a key is proved; only an Ultralight C knows it.
    case authenticate = "AUTHENTICATE"
    /// 50h.
    case halt = "HLTA"
    /// Any other first byte, or an empty frame.
    case unknown = "unknown"

    init(frame: [UInt8]) {
        self =
            switch frame.first {
            case 0x60: .getVersion
            case 0x30: .read
            case 0x3A: .fastRead
            case 0xA2: .write
            case 0xA0: .compatibilityWrite
            case 0x39: .readCounter
            case 0x1B: .passwordAuthentication
            case 0x3C: .readSignature
            case 0x1A: .authenticate
            case 0x50: .halt
            default: .unknown
            }
    }

    /// Bytes of a right frame, without CRC; nil for an unknown command.
    var frameSize: Int? {
        switch self {
        case .getVersion: 1
        case .read, .compatibilityWrite, .readCounter, .readSignature, .authenticate, .halt: 2
        case .fastRead: 3
        case .passwordAuthentication: 5
        case .write: 6
        case .unknown: nil
        }
    }
}
